import { postingTexts } from '../bookings/money-words.ts';

/** The kinds of all postings; the code itself stands where a kind is not among them. */
export const allPostingTexts = {
  ...postingTexts,
  payout: 'admin-books:posting.payout',
  payout_done: 'admin-books:posting.payout_done',
  payout_reversed: 'admin-books:posting.payout_reversed',
  payout_returned: 'admin-books:posting.payout_returned',
  payout_arrived: 'admin-books:posting.payout_arrived',
  overpaid: 'admin-books:posting.overpaid',
  overpaid_undone: 'admin-books:posting.overpaid_undone',
  bank: 'admin-books:posting.bank',
  unattributed: 'admin-books:posting.unattributed',
  attributed: 'admin-books:posting.attributed',
} as const;
