/**
 * The letters to a provider's address that it can do without. All others are always sent: requests, which it must answer in time, and
 * whatever concerns its money going wrong, its account or its approval.
 */
export const letterKinds = ['booking', 'change', 'cancellation', 'payout', 'calendar', 'review', 'message'] as const;
export type LetterKind = (typeof letterKinds)[number];
