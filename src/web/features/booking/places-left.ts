/** What is counted, by unit: people, rooms, vehicles. Keys of the namespace `bookings`. */
export const leftKeys = {
  person: 'left.people',
  night: 'left.rooms',
  day: 'left.vehicles',
  trip: 'left.vehicles',
} as const;

/** The same as an error: fewer are left than the party needs. */
export const tooFewKeys = {
  person: 'tooFew.people',
  night: 'tooFew.rooms',
  day: 'tooFew.vehicles',
  trip: 'tooFew.vehicles',
} as const;
