/** What an admin decides about a report of a review. */
export const reportOutcomes = ['kept', 'taken_down'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** How a report ends: so, or because the author has taken the review back. */
export const storedReportOutcomes = [...reportOutcomes, 'taken_back'] as const;
export type StoredReportOutcome = (typeof storedReportOutcomes)[number];

/** What an admin decides about a report of a message. */
export const messageReportOutcomes = ['kept', 'removed'] as const;
export type MessageReportOutcome = (typeof messageReportOutcomes)[number];
