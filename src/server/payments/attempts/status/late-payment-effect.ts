import type { bookingChanges, bookings } from '#server/bookings/tables.ts';
import type { LatePaymentEffect } from '#shared/contracts/payments.ts';

type Booking = Pick<typeof bookings.$inferSelect, 'status' | 'approval' | 'cancelReason'>;
type Change = Pick<typeof bookingChanges.$inferSelect, 'status' | 'lapseReason'>;

/**
 * What money that arrives now would do: pay for the booking or change (`counts`), pay for it if its places are still
 * free (`if_room`), or be returned (`goes_back`).
 * @param change the change that the payment is for; null where it is for the booking itself
 * @see docs/late-money.md
 */
export function latePaymentEffect(
  { status, approval, cancelReason }: Booking,
  change: Change | null,
): LatePaymentEffect {
  if (!change) {
    // Nobody can pay for a request that was not accepted.
    if (status === 'pending') return approval === 'asked' ? 'goes_back' : 'counts';
    return status === 'cancelled' && cancelReason === 'expired' ? 'if_room' : 'goes_back';
  }
  if (status !== 'confirmed') return 'goes_back';
  if (change.status === 'held') return 'counts';
  return change.lapseReason === 'expired' ? 'if_room' : 'goes_back';
}
