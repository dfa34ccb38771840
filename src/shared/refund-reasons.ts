/** Why a cancelled booking is refunded: by its policy, or in full because its provider or an admin cancelled it. */
export const cancellationReasons = ['policy', 'provider_cancel', 'our_cancel'] as const;

/**
 * Why money is refunded that paid for nothing. `surplus`: no place was left, the booking or its change was over, or it was
 * more than the price. `duplicate`: it was paid already. `too_little`: less than the price. `day_passed`: it came after the
 * first day of the trip, or for a change when the trip had begun. `points_short`: the points that were to pay the rest had
 * been spent.
 */
export const surplusReasons = ['surplus', 'duplicate', 'too_little', 'day_passed', 'points_short'] as const;

/** Why an admin refunds a part of the price that still counts as paid; it can be withdrawn until it is sent. */
export const grantedReasons = ['goodwill'] as const;

/**
 * Every reason of a refund. `change`: a change made the booking cheaper. `dashboard`: somebody refunded in Stripe's
 * dashboard. `chargeback`: the cardholder's bank took it (a lost dispute).
 */
export const refundReasons = [
  ...cancellationReasons,
  ...grantedReasons,
  'change',
  'dashboard',
  'chargeback',
  ...surplusReasons,
] as const;

export type CancellationReason = (typeof cancellationReasons)[number];
export type SurplusReason = (typeof surplusReasons)[number];
type GrantedReason = (typeof grantedReasons)[number];
export type RefundReason = (typeof refundReasons)[number];

/** Whether money with this reason paid for nothing. */
export const isSurplusReason = (reason: RefundReason): reason is SurplusReason =>
  surplusReasons.some((one) => one === reason);

/** Whether a refund with this reason was decided when its booking was cancelled. */
export const isCancellationReason = (reason: RefundReason): reason is CancellationReason =>
  cancellationReasons.some((one) => one === reason);

/** Whether an admin granted a refund with this reason, so that its amount still counts as paid. */
export const isGrantedReason = (reason: RefundReason): reason is GrantedReason =>
  grantedReasons.some((one) => one === reason);
