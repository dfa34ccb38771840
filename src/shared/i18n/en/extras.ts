/** How an extra is charged, behind its price: made by the server for the listing, and for the booking. */
export const extras = {
  per_booking: 'once',
  each: 'each',
  per_guest: 'per guest',
  per_day: 'per day',
  per_night: 'per night',
  per_guest_day: 'per guest and day',
  per_guest_night: 'per guest and night',
};
