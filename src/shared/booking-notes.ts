/** How many notes our team may write of a booking, and how long each may be. */
export const notesMost = 100;
export const noteLength = 2_000;
