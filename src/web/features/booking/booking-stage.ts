import type { Booking } from '#shared/contracts/bookings.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';

/** How a booking stands, as its traveller sees it. */
export type BookingStage =
  | 'held'
  | 'unpaid'
  | 'byPoints'
  | 'holdOver'
  | 'confirmed'
  | 'completed'
  | 'expired'
  | 'surplus'
  | 'cancelled';

/**
 * One word for status, payment and hold together.
 * held: to be paid. unpaid: to be paid, after a payment that failed. holdOver: its time is up, it will be cancelled.
 * byPoints: nothing is left to pay, and it is about to be confirmed.
 * surplus: money came that buys no place and goes back.
 */
export function stageOf(
  booking: Pick<
    Booking,
    'role' | 'status' | 'paymentStatus' | 'payable' | 'cancelReason' | 'totalAmount' | 'discountAmount'
  > & {
    refunds: readonly Pick<Booking['refunds'][number], 'reason' | 'status'>[];
  },
): BookingStage {
  switch (booking.status) {
    case 'confirmed':
      return 'confirmed';
    case 'completed':
      return 'completed';
    case 'cancelled':
      if (booking.refunds.some(buysNothing)) return 'surplus';
      return booking.cancelReason === 'expired' ? 'expired' : 'cancelled';
    case 'pending':
      if (booking.discountAmount > 0 && booking.discountAmount === booking.totalAmount) return 'byPoints';
      // To others than its traveller it never is payable.
      if (!booking.payable && booking.role === 'traveller') return 'holdOver';
      return booking.paymentStatus === 'failed' ? 'unpaid' : 'held';
  }
}

const buysNothing = ({ reason, status }: Pick<Booking['refunds'][number], 'reason' | 'status'>) =>
  (reason === 'surplus' || reason === 'duplicate') && status !== 'done';

/** Why money came that buys no place: another has it by now, or the booking had been cancelled. */
export const surplusText = ({ cancelReason }: Pick<Booking, 'cancelReason'>): KeyOf<'bookings'> =>
  cancelReason === 'expired' ? 'stage.surplus.text' : 'stage.surplus.cancelledText';
