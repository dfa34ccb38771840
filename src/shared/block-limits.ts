/** The limits of a provider's calendar and of what is blocked in it. */
export const blockLimits = {
  /** Days of one answer of a listing's calendar: two months with the weeks around them. */
  daysShown: 93,
  /** Days of one answer with all listings: two months. */
  daysOfAll: 62,
  /** Blocks of one listing that are not over, those for other calendars' events and for time off left out. */
  coming: 200,
  /** Blocks that a provider makes or removes in a day, of all its listings together. */
  changesPerDay: 300,
  /** Characters of a block's name. */
  nameLength: 80,
  /** Days that a refusal names at most. */
  daysNamed: 31,
} as const;

/** Why places are blocked: booked on another site or by phone, used by the provider itself, or closed. */
export const blockSources = ['other_site', 'phone', 'own_use', 'closed'] as const;
export type BlockSource = (typeof blockSources)[number];
/** Those of blocks made by hand, of those made for an event of another calendar, and of those that time off makes. */
export const storedBlockSources = [...blockSources, 'import', 'time_off'] as const;
export type StoredBlockSource = (typeof storedBlockSources)[number];
