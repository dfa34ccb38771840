import type { Booking } from '#shared/contracts/bookings.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';
import { isSurplusReason } from '#shared/refund-reasons.ts';

/** How a booking stands, as its traveller sees it. */
export type BookingStage =
  | 'held'
  | 'unpaid'
  | 'byPoints'
  | 'holdOver'
  | 'confirmed'
  | 'completed'
  | 'expired'
  | 'awaited'
  | 'surplus'
  | 'cancelled';

/**
 * One word for status, payment and hold together.
 * held: to be paid. unpaid: to be paid, after a payment that failed. holdOver: its time is up, it will be cancelled.
 * byPoints: nothing is left to pay, and it is about to be confirmed.
 * awaited: it has expired, and perhaps a phone has paid for it all the same. surplus: money came that buys no place and
 * goes back, or went.
 */
export function stageOf(
  booking: Pick<
    Booking,
    'role' | 'status' | 'paymentStatus' | 'payable' | 'cancelReason' | 'totalAmount' | 'discountAmount' | 'phoneRequest'
  > &
    Charged,
): BookingStage {
  switch (booking.status) {
    case 'confirmed':
      return 'confirmed';
    case 'completed':
      return 'completed';
    case 'cancelled':
      if (cameInVain(booking)) return 'surplus';
      if (booking.cancelReason !== 'expired') return 'cancelled';
      return booking.phoneRequest === null ? 'expired' : 'awaited';
    case 'pending':
      if (booking.discountAmount > 0 && booking.discountAmount === booking.totalAmount) return 'byPoints';
      // To others than its traveller it never is payable.
      if (!booking.payable && booking.role === 'traveller') return 'holdOver';
      return booking.paymentStatus === 'failed' ? 'unpaid' : 'held';
  }
}

interface Charged {
  refunds: readonly Pick<Booking['refunds'][number], 'reason' | 'status'>[];
  payments: readonly Pick<Booking['payments'][number], 'surplus'>[];
}

const buysNothing = ({ reason }: Charged['refunds'][number]) => isSurplusReason(reason);

/** Whether money came for a booking, and nothing that paid for it. */
export const cameInVain = ({ refunds, payments }: Charged): boolean =>
  refunds.some(buysNothing) && payments.every(({ surplus }) => surplus);

/** Whether what came in vain has gone back, all of it. Where the page has not read of it yet, it has not. */
export function surplusIsBack({ refunds }: Pick<Charged, 'refunds'>): boolean {
  const inVain = refunds.filter(buysNothing);
  return inVain.length > 0 && inVain.every(({ status }) => status === 'done');
}

/** What is to be told of a payment that never came: to whom it ended the booking, and to whoever travels unpaid. */
export function neverCameText({
  neverCame,
  status,
}: Pick<Booking, 'neverCame' | 'status'>): KeyOf<'bookings'> | undefined {
  if (!neverCame) return undefined;
  return status === 'cancelled' ? 'neverCame' : 'neverCame.over';
}

/**
 * Why money came that buys no place, and where it is: it was too little, came after the first day of the trip or after the
 * points were spent, another has the place by now, or the booking had been cancelled.
 */
export function surplusText({
  cancelReason,
  refunds,
}: Pick<Booking, 'cancelReason'> & Pick<Charged, 'refunds'>): KeyOf<'bookings'> {
  const back = surplusIsBack({ refunds });
  const inVain = refunds.filter(buysNothing);
  if (inVain.length > 0 && inVain.every(({ reason }) => reason === 'too_little')) {
    return back ? 'stage.surplus.tooLittleDone' : 'stage.surplus.tooLittle';
  }
  if (inVain.some(({ reason }) => reason === 'day_passed')) {
    return back ? 'stage.surplus.dayPassedDone' : 'stage.surplus.dayPassed';
  }
  if (inVain.some(({ reason }) => reason === 'points_short')) {
    return back ? 'stage.surplus.pointsShortDone' : 'stage.surplus.pointsShort';
  }
  if (cancelReason === 'expired') return back ? 'stage.surplus.done' : 'stage.surplus.text';
  return back ? 'stage.surplus.cancelledDone' : 'stage.surplus.cancelledText';
}
