/** What an admin can ask another admin's consent for: what it is about, then what is done. */
export const consentActs = [
  'booking.cancel',
  'booking.change',
  'booking.refund',
  'disbursement.decide',
  'dispute.accept',
  'ledger.top_up',
  'payment.never_came',
  'payout.approve',
  'payout.item_failed',
  'payout.item_paid',
  'payout.item_retry',
  'payout.item_returned',
  'receipt.attribute',
  'receipt.repaid',
  'receipt.returned',
  'refund.paid',
  'refund.retry',
  'refund.withdraw',
  'settings.amount',
  'statement.import',
] as const;

export type ConsentAct = (typeof consentActs)[number];

/** `void`: what was asked is not so any more. */
export const consentStates = ['open', 'given', 'declined', 'taken_back', 'expired', 'void'] as const;

export type ConsentState = (typeof consentStates)[number];

/** For so many hours a request can be consented to. */
export const consentHours = 72;

/** So many requests of one admin are open at most. */
export const openConsentsMost = 20;

/** For so many days after becoming an admin, or being restored as one, nobody consents to what others ask. */
export const newAdminDays = 7;
