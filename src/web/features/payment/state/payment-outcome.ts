import type { VerifiedBooking } from '#shared/contracts/payments.ts';

/** The outcome of a payment as a check of it says. */
type PaymentOutcome = 'waiting' | 'paid' | 'failed' | 'surplus' | 'closed';

const live = ['created', 'sent', 'prompted', 'unknown'];

type Checked = Pick<
  VerifiedBooking,
  'status' | 'paymentStatus' | 'attemptStatus' | 'reason' | 'change' | 'latePaymentEffect' | 'canRetry'
>;

/**
 * What the answer of a check means.
 * paid: the booking, or the change, is paid. failed: this try has failed. surplus: money came that bought nothing and
 * is refunded. closed: the booking, or the change of it, can no longer be paid.
 * @param failedBefore the payment was failed already when this try began (a declined card leaves its intent open); this
 *   try has then failed only if its attempt is no longer live
 */
export function outcomeOf(checked: Checked, { failedBefore = false } = {}): PaymentOutcome {
  const { status, attemptStatus, reason, change } = checked;
  if (reason === 'surplus_returned') return 'surplus';
  if (change?.status === 'applied') return 'paid';
  // With a change it is the difference that is to be paid, not the booking.
  const { paymentStatus } = change ?? checked;
  if (paymentStatus === 'completed' || paymentStatus === 'partially_refunded') return 'paid';
  // Too little was paid and refunded; while the places are held, the whole amount can still be paid.
  if (paymentStatus === 'refunded') return checked.canRetry ? 'failed' : 'closed';
  const isLive = attemptStatus !== null && live.includes(attemptStatus);
  // The push would only have brought a surplus, so its failure changes nothing.
  if (paymentStatus === 'failed' && !isLive && checked.latePaymentEffect === 'goes_back') return 'closed';
  if (paymentStatus === 'failed' && !(failedBefore && isLive)) return 'failed';
  return (status === 'cancelled' || change?.status === 'lapsed') && !isLive ? 'closed' : 'waiting';
}
