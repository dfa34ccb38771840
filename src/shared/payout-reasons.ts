/** What becomes of money that we owe a provider, and so why no payout is made of it; the first that holds counts. */
export const payoutReasons = [
  'owes_us',
  'not_approved',
  'payout_method_missing',
  'payout_draft',
  'payout_under_way',
  'on_hold',
  'payout_minimum',
  'next_run',
] as const;
export type PayoutReason = (typeof payoutReasons)[number];
