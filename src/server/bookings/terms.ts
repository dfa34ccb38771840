import type { Booking as BookingAnswer } from '#shared/contracts/bookings.ts';
import { dollars, usd } from '#shared/money.ts';
import type { FrozenPolicy } from '#shared/policy.ts';
import type { PaidPart } from '#shared/split-price.ts';
import { centsBack } from './cancellation.ts';
import { leftOfAll, partsBack, pointsOf } from './price-parts.ts';
import type { Booking } from './repository.ts';

/**
 * A policy with what cancelling would refund at each of its steps, money and points separately.
 * @param totalCents the price   @param paid what is not refunded of each payment
 */
export function termsOf(
  { name, steps }: FrozenPolicy,
  totalCents: number,
  paid: readonly PaidPart[],
): BookingAnswer['policy'] {
  return {
    name,
    steps: steps.map((step) => {
      const cents = centsBack({ leftCents: leftOfAll(paid), totalCents, percent: step.percent });
      const pointsBack = pointsOf(partsBack(paid, cents));
      return { ...step, amount: dollars(usd(cents - pointsBack)), pointsBack };
    }),
  };
}

/** The terms of a booking, computed from what was paid; from its price where nothing was paid or it is cancelled. */
export function termsOfBooking(
  { policy, totalCents, discountCents, status }: Pick<Booking, 'policy' | 'totalCents' | 'discountCents' | 'status'>,
  paid: readonly PaidPart[],
): BookingAnswer['policy'] {
  const points = Math.min(discountCents, totalCents);
  const price = { leftCents: usd(totalCents - points), leftDiscountCents: usd(points) };
  return termsOf(policy, totalCents, paid.length === 0 || status === 'cancelled' ? [price] : paid);
}

/**
 * The points that pay a part of a booking's price, a cent each.
 * @param outOfPrice points that were returned and no longer pay a part of it (`countPointsOutOfPrice`)
 */
export const pointsInPrice = (
  { pointsSpent, totalCents }: Pick<Booking, 'pointsSpent' | 'totalCents'>,
  outOfPrice: number,
): number => Math.min(totalCents, Math.max(0, pointsSpent - outOfPrice));
