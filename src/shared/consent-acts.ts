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
  'receipt.not_ours',
  'receipt.repaid',
  'receipt.returned',
  'refund.paid',
  'refund.retry',
  'refund.withdraw',
  'settings.amount',
  'settings.money',
  'statement.import',
] as const;

export type ConsentAct = (typeof consentActs)[number];

/** What can be true or done only once of the same money: while one of a group waits for consent, no other of it is done. */
const exclusive: readonly (readonly ConsentAct[])[] = [
  ['refund.paid', 'refund.retry', 'refund.withdraw'],
  ['payout.item_paid', 'payout.item_failed'],
  ['receipt.attribute', 'receipt.not_ours', 'receipt.repaid', 'receipt.returned'],
];

/** What is not done with the same thing while this act waits for consent. */
export const otherWaysOf = (act: ConsentAct): ConsentAct[] =>
  exclusive.filter((group) => group.includes(act)).flatMap((group) => group.filter((other) => other !== act));

/** `agreed`: it is being done; `given`: it is done; `void`: something had changed since it was asked, so nothing was done. */
export const consentStates = ['open', 'agreed', 'given', 'declined', 'taken_back', 'expired', 'void'] as const;

export type ConsentState = (typeof consentStates)[number];

/** For so many hours a request can be consented to. */
export const consentHours = 72;

/** So many requests of one admin are open at most. */
export const openConsentsMost = 20;

/** So many requests one admin makes within 24 hours, those that were taken back among them. */
export const consentsADayMost = 60;

/** While an amount is set, another admin has to consent to any change of these settings. */
export const consentedSettings = [
  'commissionPercent',
  'commissionVatPercent',
  'tourismLevyPercent',
  'withholdingTaxPercent',
] as const;

/** By so many per cent one admin alone may move the rate of the shilling away from any of the last seven days. */
export const rateChangePercentMost = 5;

/** For so many days after becoming an admin, being restored as one or losing the second factor by another admin, nobody consents to what others ask. */
export const newAdminDays = 7;
