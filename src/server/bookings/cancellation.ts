import type { Booking as BookingAnswer } from '#shared/contracts/bookings.ts';
import { startOfDayNairobi } from '#shared/dates.ts';
import { dollars, usd } from '#shared/money.ts';
import { refundCents, refundPercentAt, refundUntil } from '#shared/policy.ts';
import type { Booking } from './repository.ts';

/** As whom somebody cancels: the policy binds the traveller alone. */
export type CancelRole = 'traveller' | 'provider' | 'admin';

/** A traveller may step back until the day of the trip; who answers for it, until it is over. */
export function isCancellable(
  { status, startDate, completesAt }: Pick<Booking, 'status' | 'startDate' | 'completesAt'>,
  role: CancelRole,
  at: Date,
): boolean {
  if (status === 'pending') return true;
  return status === 'confirmed' && at < (role === 'traveller' ? startOfDayNairobi(startDate) : completesAt);
}

/** How much of the price goes back. The boundary instant itself belongs to the traveller. */
export const percentBack = ({ policy }: Pick<Booking, 'policy'>, role: CancelRole, at: Date): number =>
  role === 'traveller' ? refundPercentAt(policy, at) : 100;

/**
 * That part of what is left of the price.
 * @param leftCents paid and not given back, points included
 */
export const centsBack = (leftCents: number, percent: number): number => refundCents(usd(leftCents), percent);

interface Row {
  booking: Booking;
  left: { cents: number; discountCents: number };
}

/** What cancelling would do at an instant, as told before it is done. */
export function answerCancellation({ booking, left }: Row, role: CancelRole, at: Date): BookingAnswer['cancellation'] {
  if (!isCancellable(booking, role, at)) return null;
  const percent = percentBack(booking, role, at);
  const cents = centsBack(left.cents, percent);
  const points = left.cents === 0 ? 0 : Math.floor((left.discountCents * cents) / left.cents);
  return {
    refundAmount: dollars(usd(cents - points)),
    pointsBack: points,
    percent,
    until: role === 'traveller' ? refundUntil(booking.policy, at) : null,
  };
}
