import type { Booking as BookingAnswer } from '#shared/contracts/bookings.ts';
import { startOfDayNairobi } from '#shared/dates.ts';
import { dollars, type UsdCents, usd } from '#shared/money.ts';
import { refundCents, refundPercentAt, refundUntil } from '#shared/policy.ts';
import { leftOfAll, pointsOf } from './price-parts.ts';
import type { Booking } from './repository.ts';
import { type PaidByWay, sharesOf, waysBack } from './shares.ts';

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

/** What the policy gives back of a price: that part of it, or of what is left of it, where that is less. */
const byPolicy = (leftCents: number, totalCents: number, percent: number): UsdCents =>
  refundCents(usd(Math.min(leftCents, totalCents)), percent);

/**
 * What comes back when a booking is cancelled. Beyond its price there may be left what the policy kept when it became
 * cheaper: that was lost then, and comes back only with all the rest.
 * @param leftCents paid and not given back, points included   @param totalCents its price
 */
export const centsBack = (leftCents: number, totalCents: number, percent: number): UsdCents =>
  percent === 100 ? usd(leftCents) : byPolicy(leftCents, totalCents, percent);

/** What comes back when its price becomes another: as much less cancelling gives afterwards, so that no way round gives more. */
export const centsBackOfChange = (leftCents: number, fromCents: number, toCents: number, percent: number): UsdCents =>
  usd(Math.max(0, byPolicy(leftCents, fromCents, percent) - byPolicy(leftCents, toCents, percent)));

/** Dates and guests may be changed as long as cancelling would give something back. */
export const isChangeable = (booking: Pick<Booking, 'status' | 'startDate' | 'completesAt' | 'policy'>, at: Date) =>
  booking.status === 'confirmed' && isCancellable(booking, 'traveller', at) && refundPercentAt(booking.policy, at) > 0;

interface Row {
  booking: Booking;
  /** What is left of each of its payments. */
  paid: readonly PaidByWay[];
}

/** What cancelling would do at an instant, as told before it is done. */
export function answerCancellation({ booking, paid }: Row, role: CancelRole, at: Date): BookingAnswer['cancellation'] {
  if (!isCancellable(booking, role, at)) return null;
  const percent = percentBack(booking, role, at);
  const cents = centsBack(leftOfAll(paid), booking.totalCents, percent);
  const shares = sharesOf(paid, cents);
  const points = pointsOf(shares);
  return {
    refundAmount: dollars(usd(cents - points)),
    back: waysBack(paid, shares),
    pointsBack: points,
    percent,
    until: role === 'traveller' ? refundUntil(booking.policy, at) : null,
  };
}
