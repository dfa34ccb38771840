/** What an admin decides about a report of a review. */
export const reportOutcomes = ['kept', 'taken_down'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];
