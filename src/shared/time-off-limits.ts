/** The limits of a provider's time off. */
export const timeOffLimits = {
  /** Days of one: a lodge that closes for a rainy season. */
  days: 120,
  /** Of one provider, those that are not over. */
  coming: 12,
  /** Taken or ended in a day by one provider: each changes the days of all its listings. */
  changesPerDay: 20,
  /** Characters of its reason. */
  reasonLength: 80,
  /** Bookings, and as many open requests, that are named before it is taken and as long as it lasts. */
  bookingsNamed: 20,
} as const;
