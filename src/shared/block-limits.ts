/** The limits of what a provider blocks in the calendar of a listing. */
export const blockLimits = {
  /** Days of one answer of the calendar: two months with the weeks around them. */
  daysShown: 93,
  /** Blocks of one listing that are not over. */
  coming: 200,
  /** Characters of a block's note. */
  noteLength: 80,
} as const;
