import type { Booking } from '#shared/contracts/bookings.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';
import { isSurplusReason } from '#shared/refund-reasons.ts';

/** The state of a booking as its traveller sees it: status, payment and hold in one. */
export type BookingStage =
  | 'asked'
  | 'declined'
  | 'unanswered'
  | 'held'
  | 'unpaid'
  | 'byPoints'
  | 'holdEnded'
  | 'confirmed'
  | 'completed'
  | 'expired'
  | 'awaited'
  | 'surplus'
  | 'cancelled';

/**
 * asked: its host has not answered yet. declined, unanswered: how a request ended without a booking.
 * held: to be paid. unpaid: to be paid, after an attempt that failed. holdEnded: not paid in time, it will be
 * cancelled.
 * byPoints: points pay the whole, and it is about to be confirmed.
 * awaited: it has expired, but an M-Pesa push may still have been paid. surplus: money came that bought nothing; it is,
 * or was, refunded.
 */
export function stageOf(
  booking: Pick<
    Booking,
    | 'role'
    | 'status'
    | 'approval'
    | 'paymentStatus'
    | 'payable'
    | 'cancelReason'
    | 'totalAmount'
    | 'discountAmount'
    | 'phoneRequest'
  > &
    Charged,
): BookingStage {
  switch (booking.status) {
    case 'confirmed':
      return 'confirmed';
    case 'completed':
      return 'completed';
    case 'cancelled':
      if (hasOnlySurplus(booking)) return 'surplus';
      if (booking.cancelReason === 'declined' || booking.cancelReason === 'unanswered') return booking.cancelReason;
      if (booking.cancelReason !== 'expired') return 'cancelled';
      return booking.phoneRequest === null ? 'expired' : 'awaited';
    case 'pending':
      if (booking.approval === 'asked') return 'asked';
      if (booking.discountAmount > 0 && booking.discountAmount === booking.totalAmount) return 'byPoints';
      // `payable` is always false for others than the traveller.
      if (!booking.payable && booking.role === 'traveller') return 'holdEnded';
      return booking.paymentStatus === 'failed' ? 'unpaid' : 'held';
  }
}

/** Whether the same trip may be booked again, because this booking is over and never took place. */
export const mayBookAgain = (stage: BookingStage): boolean =>
  stage === 'holdEnded' || stage === 'expired' || stage === 'awaited' || stage === 'surplus' || stage === 'cancelled';

/** Whether it is a request that ended without a booking. */
export const wasRefused = (stage: BookingStage): stage is 'declined' | 'unanswered' =>
  stage === 'declined' || stage === 'unanswered';

interface Charged {
  refunds: readonly Pick<Booking['refunds'][number], 'reason' | 'status'>[];
  payments: readonly Pick<Booking['payments'][number], 'surplus'>[];
}

const isSurplusRefund = ({ reason }: Charged['refunds'][number]) => isSurplusReason(reason);

/** Whether money came for a booking, and all of it was a surplus. */
export const hasOnlySurplus = ({ refunds, payments }: Charged): boolean =>
  refunds.some(isSurplusRefund) && payments.every(({ surplus }) => surplus);

/** Whether the whole surplus has been refunded; false while the booking names no refund of it. */
export function isSurplusRefunded({ refunds }: Pick<Charged, 'refunds'>): boolean {
  const surplus = refunds.filter(isSurplusRefund);
  return surplus.length > 0 && surplus.every(({ status }) => status === 'done');
}

/** The text about a payment that never came: one for a booking that was cancelled for it, one for all others. */
export function neverCameText({
  neverCame,
  status,
}: Pick<Booking, 'neverCame' | 'status'>): KeyOf<'bookings'> | undefined {
  if (!neverCame) return undefined;
  return status === 'cancelled' ? 'neverCame' : 'neverCame.over';
}

/**
 * The text about a surplus: why it bought nothing, and whether it has been refunded. It was too little, it came after
 * the first day of the trip, the points were spent meanwhile, the places were sold, or the booking was cancelled.
 */
export function surplusText({
  cancelReason,
  refunds,
}: Pick<Booking, 'cancelReason'> & Pick<Charged, 'refunds'>): KeyOf<'bookings'> {
  const back = isSurplusRefunded({ refunds });
  const surplus = refunds.filter(isSurplusRefund);
  if (surplus.length > 0 && surplus.every(({ reason }) => reason === 'too_little')) {
    return back ? 'stage.surplus.tooLittleDone' : 'stage.surplus.tooLittle';
  }
  if (surplus.some(({ reason }) => reason === 'day_passed')) {
    return back ? 'stage.surplus.dayPassedDone' : 'stage.surplus.dayPassed';
  }
  if (surplus.some(({ reason }) => reason === 'points_short')) {
    return back ? 'stage.surplus.pointsShortDone' : 'stage.surplus.pointsShort';
  }
  if (cancelReason === 'expired') return back ? 'stage.surplus.done' : 'stage.surplus.text';
  return back ? 'stage.surplus.cancelledDone' : 'stage.surplus.cancelledText';
}
