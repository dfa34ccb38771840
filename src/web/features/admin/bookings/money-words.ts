import type { PaymentMethod, RefundMethod } from '#shared/payment-methods.ts';
import type { RefundReason } from '#shared/refund-reasons.ts';
import type { SmsMessage, SmsState } from '#shared/sms-kinds.ts';
import type { AttemptStatus, PaymentStatus, RefundStatus } from '#shared/states.ts';
import type { Tone } from '#web/ui/badge.tsx';

export const paymentStateTexts = {
  pending: 'admin-bookings:payment.state.pending',
  completed: 'admin-bookings:payment.state.completed',
  failed: 'admin-bookings:payment.state.failed',
  refunded: 'admin-bookings:payment.state.refunded',
  partially_refunded: 'admin-bookings:payment.state.partially_refunded',
} as const satisfies Record<PaymentStatus, string>;

export const paymentTones: Record<PaymentStatus, Tone> = {
  pending: 'warning',
  completed: 'success',
  failed: 'danger',
  refunded: 'info',
  partially_refunded: 'info',
};

export const methodTexts = {
  card: 'admin-bookings:method.card',
  mpesa: 'admin-bookings:method.mpesa',
  points: 'admin-bookings:method.points',
} as const satisfies Record<PaymentMethod, string>;

export const attemptTexts = {
  created: 'admin-bookings:attempt.created',
  sent: 'admin-bookings:attempt.sent',
  prompted: 'admin-bookings:attempt.prompted',
  unknown: 'admin-bookings:attempt.unknown',
  succeeded: 'admin-bookings:attempt.succeeded',
  failed: 'admin-bookings:attempt.failed',
  cancelled: 'admin-bookings:attempt.cancelled',
  timed_out: 'admin-bookings:attempt.timed_out',
} as const satisfies Record<AttemptStatus, string>;

export const refundTexts = {
  queued: 'admin-bookings:refund.queued',
  sending: 'admin-bookings:refund.sending',
  pending: 'admin-bookings:refund.pending',
  unknown: 'admin-bookings:refund.unknown',
  manual: 'admin-bookings:refund.manual',
  succeeded: 'admin-bookings:refund.succeeded',
  failed: 'admin-bookings:refund.failed',
  withdrawn: 'admin-bookings:refund.withdrawn',
} as const satisfies Record<RefundStatus, string>;

export const refundMethodTexts = {
  stripe: 'admin-bookings:refund.by.stripe',
  reversal: 'admin-bookings:refund.by.reversal',
  b2c: 'admin-bookings:refund.by.b2c',
  manual: 'admin-bookings:refund.by.manual',
  portal: 'admin-bookings:refund.by.portal',
  points: 'admin-bookings:refund.by.points',
} as const satisfies Record<RefundMethod, string>;

export const whyTexts = {
  policy: 'admin-bookings:refund.why.policy',
  provider_cancel: 'admin-bookings:refund.why.provider_cancel',
  our_cancel: 'admin-bookings:refund.why.our_cancel',
  goodwill: 'admin-bookings:refund.why.goodwill',
  change: 'admin-bookings:refund.why.change',
  dashboard: 'admin-bookings:refund.why.dashboard',
  chargeback: 'admin-bookings:refund.why.chargeback',
  surplus: 'admin-bookings:refund.why.surplus',
  duplicate: 'admin-bookings:refund.why.duplicate',
  too_little: 'admin-bookings:refund.why.too_little',
  day_passed: 'admin-bookings:refund.why.day_passed',
  points_short: 'admin-bookings:refund.why.points_short',
} as const satisfies Record<RefundReason, string>;

/** Why a bank disputes a payment, by Stripe’s codes; the code itself stands where one is not among them. */
export const disputeReasonTexts = {
  fraudulent: 'admin-bookings:dispute.reason.fraudulent',
  product_not_received: 'admin-bookings:dispute.reason.product_not_received',
  product_unacceptable: 'admin-bookings:dispute.reason.product_unacceptable',
  duplicate: 'admin-bookings:dispute.reason.duplicate',
  credit_not_processed: 'admin-bookings:dispute.reason.credit_not_processed',
  subscription_canceled: 'admin-bookings:dispute.reason.subscription_canceled',
  unrecognized: 'admin-bookings:dispute.reason.unrecognized',
  general: 'admin-bookings:dispute.reason.general',
} as const;

/** What Stripe says of a dispute; the code itself stands where one is not among them. */
export const disputeStateTexts = {
  needs_response: 'admin-bookings:dispute.state.needs_response',
  under_review: 'admin-bookings:dispute.state.under_review',
  won: 'admin-bookings:dispute.state.won',
  lost: 'admin-bookings:dispute.state.lost',
  warning_needs_response: 'admin-bookings:dispute.state.warning_needs_response',
  warning_under_review: 'admin-bookings:dispute.state.warning_under_review',
  warning_closed: 'admin-bookings:dispute.state.warning_closed',
  prevented: 'admin-bookings:dispute.state.prevented',
} as const;

/** The kinds of postings that concern a booking; the code itself stands where a kind is not among them. */
export const postingTexts = {
  payment: 'admin-bookings:posting.payment',
  stripe_fee: 'admin-bookings:posting.stripe_fee',
  surplus: 'admin-bookings:posting.surplus',
  surplus_refund: 'admin-bookings:posting.surplus_refund',
  refund: 'admin-bookings:posting.refund',
  refund_done: 'admin-bookings:posting.refund_done',
  refund_manual: 'admin-bookings:posting.refund_manual',
  refund_failed: 'admin-bookings:posting.refund_failed',
  refund_withdrawn: 'admin-bookings:posting.refund_withdrawn',
  refund_corrected: 'admin-bookings:posting.refund_corrected',
  earn: 'admin-bookings:posting.earn',
  cancellation: 'admin-bookings:posting.cancellation',
  dispute: 'admin-bookings:posting.dispute',
  dispute_fee: 'admin-bookings:posting.dispute_fee',
  dispute_closed: 'admin-bookings:posting.dispute_closed',
  never_came: 'admin-bookings:posting.never_came',
  came_after_all: 'admin-bookings:posting.came_after_all',
} as const;

/** Text messages about bookings. */
export const smsTexts = {
  payment: 'admin-bookings:sms.payment',
  voucher: 'admin-bookings:sms.voucher',
  accepted: 'admin-bookings:sms.accepted',
  declined: 'admin-bookings:sms.declined',
  unanswered: 'admin-bookings:sms.unanswered',
  cancelled: 'admin-bookings:sms.cancelled',
  changed: 'admin-bookings:sms.changed',
  change_for_you: 'admin-bookings:sms.changeForYou',
  change_accepted: 'admin-bookings:sms.changeAccepted',
  change_declined: 'admin-bookings:sms.changeDeclined',
  change_unanswered: 'admin-bookings:sms.changeUnanswered',
  refunded: 'admin-bookings:sms.refunded',
  never_came: 'admin-bookings:sms.neverCame',
  reminder: 'admin-bookings:sms.reminder',
  host_booking: 'admin-bookings:sms.hostBooking',
  host_request: 'admin-bookings:sms.hostRequest',
  host_cancelled: 'admin-bookings:sms.hostCancelled',
} as const satisfies Record<SmsMessage, string>;

/** What became of a text message. */
export const smsStateTexts = {
  waiting: 'admin-bookings:smsState.waiting',
  sending: 'admin-bookings:smsState.waiting',
  sent: 'admin-bookings:smsState.sent',
  delivered: 'admin-bookings:smsState.delivered',
  failed: 'admin-bookings:smsState.failed',
  refused: 'admin-bookings:smsState.refused',
  unknown: 'admin-bookings:smsState.unknown',
  left_out: 'admin-bookings:smsState.leftOut',
} as const satisfies Record<SmsState, string>;

/** Why a text message was not sent or did not arrive; else the gateway's own word. */
export const smsReasonTexts = {
  limit: 'admin-bookings:smsReason.limit',
  outdated: 'admin-bookings:smsReason.outdated',
  number: 'admin-bookings:smsReason.number',
  opted_out: 'admin-bookings:smsReason.optedOut',
  balance: 'admin-bookings:smsReason.balance',
  unreachable: 'admin-bookings:smsReason.unreachable',
  unwritten: 'admin-bookings:smsReason.unwritten',
} as const satisfies Record<string, string>;

/** Letters about bookings; the code itself stands where one is not among them. */
export const letterTexts = {
  'booking-confirmed': 'admin-bookings:letter.confirmed',
  'booking-papers': 'admin-bookings:letter.papers',
  'booking-expired': 'admin-bookings:letter.expired',
  'booking-cancelled': 'admin-bookings:letter.cancelled',
  'booking-changed': 'admin-bookings:letter.changed',
  'request-asked': 'admin-bookings:letter.requestAsked',
  'request-accepted': 'admin-bookings:letter.requestAccepted',
  'request-declined': 'admin-bookings:letter.requestDeclined',
  'request-unanswered': 'admin-bookings:letter.requestUnanswered',
  'change-for-you': 'admin-bookings:letter.changeForYou',
  'change-taken-back': 'admin-bookings:letter.changeTakenBack',
  'change-lapsed': 'admin-bookings:letter.changeLapsed',
  'change-accepted': 'admin-bookings:letter.changeAccepted',
  'change-declined': 'admin-bookings:letter.changeDeclined',
  'change-unanswered': 'admin-bookings:letter.changeUnanswered',
  'refund-sent': 'admin-bookings:letter.refundSent',
  'refund-done': 'admin-bookings:letter.refundDone',
  'refund-manual': 'admin-bookings:letter.refundManual',
  'host-refund': 'admin-bookings:letter.hostRefund',
  'host-refund-withdrawn': 'admin-bookings:letter.hostRefundWithdrawn',
  'payment-surplus': 'admin-bookings:letter.surplus',
  'payment-never-came': 'admin-bookings:letter.neverCame',
  'dispute-lost': 'admin-bookings:letter.disputeLost',
  'provider-dispute-lost': 'admin-bookings:letter.providerDisputeLost',
  'late-money': 'admin-bookings:letter.lateMoney',
  'provider-booking-confirmed': 'admin-bookings:letter.providerConfirmed',
  'provider-booking-cancelled': 'admin-bookings:letter.providerCancelled',
  'provider-booking-changed': 'admin-bookings:letter.providerChanged',
  'provider-request': 'admin-bookings:letter.providerRequest',
  'provider-change-asked': 'admin-bookings:letter.providerChangeAsked',
  'answers-changed': 'admin-bookings:letter.answersChanged',
} as const;

/** What the audit log says of a booking and its money beside its own history; the code itself where it is not among them. */
export const auditTexts = {
  'booking.personal_viewed': 'admin-bookings:audit.personal_viewed',
  'booking.change_proposed': 'admin-bookings:audit.change_proposed',
  'booking.changed_for_traveller': 'admin-bookings:audit.changed_for_traveller',
  'booking.noted': 'admin-bookings:audit.noted',
  'booking.papers_sent': 'admin-bookings:audit.papers_sent',
  'booking.refunded': 'admin-bookings:audit.refunded',
  'booking.change_accepted': 'admin-bookings:audit.change_accepted',
  'payment.never_came': 'admin-bookings:audit.never_came',
  'refund.by_hand': 'admin-bookings:audit.refund_by_hand',
  'refund.paid_by_hand': 'admin-bookings:audit.refund_paid_by_hand',
  'refund.payer_viewed': 'admin-bookings:audit.refund_payer_viewed',
  'refund.repaid': 'admin-bookings:audit.refund_repaid',
  'refund.retried': 'admin-bookings:audit.refund_retried',
  'refund.withdrawn': 'admin-bookings:audit.refund_withdrawn',
  'dispute.accepted': 'admin-bookings:audit.dispute_accepted',
  'dispute.evidence': 'admin-bookings:audit.dispute_evidence',
} as const;

/** The word of a value; the value itself where there is none. */
export function wordOf<Key extends string>(
  texts: Readonly<Record<string, Key>>,
  value: string,
  t: (key: Key) => string,
): string {
  const key = Object.hasOwn(texts, value) ? texts[value] : undefined;
  return key === undefined ? value : t(key);
}

/** How far a second admin's consent is. */
export const consentTexts = {
  open: 'admin-bookings:consent.open',
  agreed: 'admin-bookings:consent.given',
  given: 'admin-bookings:consent.given',
  declined: 'admin-bookings:consent.declined',
  taken_back: 'admin-bookings:consent.taken_back',
  expired: 'admin-bookings:consent.expired',
  void: 'admin-bookings:consent.void',
} as const;
