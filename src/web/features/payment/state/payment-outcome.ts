import type { VerifiedBooking } from '#shared/contracts/payments.ts';

/** What a check says: go on waiting, or one of the ends. */
export type PaymentOutcome = 'waiting' | 'paid' | 'failed' | 'surplus' | 'closed';

const live = ['created', 'sent', 'prompted', 'unknown'];

type Checked = Pick<
  VerifiedBooking,
  'status' | 'paymentStatus' | 'attemptStatus' | 'reason' | 'change' | 'ifPaid' | 'canRetry'
>;

/**
 * Reads the answer of a check.
 * paid: the booking is paid for. failed: this try is over. surplus: money came that buys no place and goes back.
 * closed: the booking, or the change of it, can no longer be paid.
 * @param failedBefore the payment already stood as failed when this try began (a declined card leaves its intent open),
 * so that only an ended attempt means that this one failed too
 */
export function outcomeOf(checked: Checked, failedBefore = false): PaymentOutcome {
  const { status, attemptStatus, reason, change } = checked;
  if (reason === 'surplus_returned') return 'surplus';
  if (change?.status === 'applied') return 'paid';
  // What the booking itself cost is paid already.
  const { paymentStatus } = change ?? checked;
  if (paymentStatus === 'completed' || paymentStatus === 'partially_refunded') return 'paid';
  // What was too little has gone back; while the places are held, the whole can still be paid.
  if (paymentStatus === 'refunded') return checked.canRetry ? 'failed' : 'closed';
  const isLive = attemptStatus !== null && live.includes(attemptStatus);
  // Nobody needs to hear that a request for nothing has failed.
  if (paymentStatus === 'failed' && !isLive && checked.ifPaid === 'goes_back') return 'closed';
  if (paymentStatus === 'failed' && !(failedBefore && isLive)) return 'failed';
  return (status === 'cancelled' || change?.status === 'lapsed') && !isLive ? 'closed' : 'waiting';
}
