import type { IfPaid } from '#shared/contracts/payments.ts';
import type { bookingChanges, bookings } from '../bookings/tables.ts';

type Booking = Pick<typeof bookings.$inferSelect, 'status' | 'cancelReason'>;
type Change = Pick<typeof bookingChanges.$inferSelect, 'status' | 'lapseReason'>;

/**
 * What money that arrived now for the payment at hand would do.
 * @param change the one that the payment is for; null where it is for the booking itself
 * @see payments reference, rule 11
 */
export function ifPaid({ status, cancelReason }: Booking, change: Change | null): IfPaid {
  if (!change) {
    if (status === 'pending') return 'counts';
    return status === 'cancelled' && cancelReason === 'expired' ? 'if_room' : 'goes_back';
  }
  if (status !== 'confirmed') return 'goes_back';
  if (change.status === 'held') return 'counts';
  return change.lapseReason === 'expired' ? 'if_room' : 'goes_back';
}
