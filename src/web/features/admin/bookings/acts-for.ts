import type { AdminBooking } from '#shared/contracts/admin-bookings.ts';
import type { BookingActKind } from './act-props.ts';

type Facts = Pick<AdminBooking, 'own' | 'changeable' | 'ourChangeId' | 'left'> & {
  cancel: object | null;
  booking: Pick<AdminBooking['booking'], 'disputed' | 'papers'>;
};

/** What can be done with a booking as it is now. One's own is cancelled on the dashboard, as its traveller. */
export function actsFor({ own, cancel, changeable, ourChangeId, booking, left }: Facts): BookingActKind[] {
  return [
    ...(cancel && !own && !(booking.disputed && left > 0) ? ['cancel' as const] : []),
    ...(changeable && !own ? ['change' as const] : []),
    ...(ourChangeId !== null ? ['takeBack' as const] : []),
    ...(left > 0 && !own && !booking.disputed ? ['refund' as const] : []),
    ...(booking.papers.voucher || booking.papers.receipt ? ['papers' as const] : []),
  ];
}

/** Whether its trip has begun: it is the first day, or a later one. @param now the day in Nairobi */
export const isUnderWay = (
  { status, startDate }: Pick<AdminBooking['booking'], 'status' | 'startDate'>,
  now: string,
): boolean => status === 'confirmed' && startDate <= now;

/** What is refunded unless an admin chooses otherwise. Of a trip under way the policy gives nothing back, which nobody should choose unseen. */
export const firstRefund = (underWay: boolean): 'policy' | undefined => (underWay ? undefined : 'policy');
