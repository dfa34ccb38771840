import type { Booking as BookingAnswer } from '#shared/contracts/bookings.ts';
import { startOfDayNairobi } from '#shared/dates.ts';
import { dollars, type UsdCents, usd } from '#shared/money.ts';
import { refundCents, refundPercentAt, refundUntil } from '#shared/policy.ts';
import type { BookingParty } from '#shared/states.ts';
import { leftOfAll, pointsOf } from './price-parts.ts';
import type { Booking } from './repository.ts';
import { amountsByMethod, type PaidByMethod, sharesOf } from './shares.ts';

/**
 * A traveller may cancel a confirmed booking until its first day begins; its provider and admins, until the trip is over.
 * A request that waits for its provider is declined by it instead.
 */
export function isCancellable(
  { status, approval, startDate, completesAt }: Pick<Booking, 'status' | 'approval' | 'startDate' | 'completesAt'>,
  party: BookingParty,
  at: Date,
): boolean {
  if (status === 'pending') return approval !== 'asked' || party !== 'provider';
  return status === 'confirmed' && at < (party === 'traveller' ? startOfDayNairobi(startDate) : completesAt);
}

/** The percentage of the price that is refunded. At the exact instant of a policy step, that step still applies. */
export const percentBack = ({ policy }: Pick<Booking, 'policy'>, party: BookingParty, at: Date): number =>
  party === 'traveller' ? refundPercentAt(policy, at) : 100;

interface Refund {
  leftCents: number;
  totalCents: number;
  percent: number;
}

/** The refund by the policy: `percent` of the price, or of what is not refunded yet where that is less. */
const byPolicy = ({ leftCents, totalCents, percent }: Refund): UsdCents =>
  refundCents(usd(Math.min(leftCents, totalCents)), percent);

/**
 * What is refunded when a booking is cancelled. More than its price may be left, because an earlier change made the booking
 * cheaper and the policy kept a part of the difference. That part is refunded only when everything is.
 * @param refund.leftCents paid and not refunded, points included   @param refund.totalCents the booking's price
 */
export const centsBack = ({ leftCents, totalCents, percent }: Refund): UsdCents =>
  percent === 100 ? usd(leftCents) : byPolicy({ leftCents, totalCents, percent });

/**
 * What is refunded when a change makes the booking cheaper: the amount by which cancelling afterwards gives less. So
 * changing first and then cancelling never gives more than cancelling at once.
 */
export const centsBackOfChange = ({
  leftCents,
  fromCents,
  toCents,
  percent,
}: Pick<Refund, 'leftCents' | 'percent'> & { fromCents: number; toCents: number }): UsdCents =>
  usd(
    Math.max(
      0,
      byPolicy({ leftCents, totalCents: fromCents, percent }) - byPolicy({ leftCents, totalCents: toCents, percent }),
    ),
  );

/** Dates and guests may be changed as long as cancelling would lead to a refund. */
export const isChangeable = (
  booking: Pick<Booking, 'status' | 'approval' | 'startDate' | 'completesAt' | 'policy'>,
  at: Date,
) =>
  booking.status === 'confirmed' && isCancellable(booking, 'traveller', at) && refundPercentAt(booking.policy, at) > 0;

interface Row {
  booking: Booking;
  /** What is not refunded of each of its payments. */
  paid: readonly PaidByMethod[];
}

/** What cancelling at an instant would refund, shown before it is confirmed. Null when the party may not cancel then. */
export function answerCancellation(row: Row, party: BookingParty, at: Date): BookingAnswer['cancellation'] {
  return isCancellable(row.booking, party, at) ? termsFor(row, party, at) : null;
}

/**
 * What an admin's cancelling would refund at an instant: by the traveller's policy, or everything. Null when it cannot be
 * cancelled then.
 */
export function adminCancellation(
  row: Row,
  at: Date,
): Record<'policy' | 'full', NonNullable<BookingAnswer['cancellation']>> | null {
  if (!isCancellable(row.booking, 'admin', at)) return null;
  return { policy: termsFor(row, 'traveller', at), full: termsFor(row, 'admin', at) };
}

function termsFor({ booking, paid }: Row, party: BookingParty, at: Date): NonNullable<BookingAnswer['cancellation']> {
  const percent = percentBack(booking, party, at);
  const cents = centsBack({ leftCents: leftOfAll(paid), totalCents: booking.totalCents, percent });
  const shares = sharesOf(paid, cents);
  const points = pointsOf(shares);
  return {
    refundAmount: dollars(usd(cents - points)),
    back: amountsByMethod(paid, shares),
    pointsBack: points,
    percent,
    until: party === 'traveller' ? refundUntil(booking.policy, at) : null,
  };
}
