/** At most so many fellow travellers are named for a booking, however many guests it has. */
export const mostCompanions = 100;
