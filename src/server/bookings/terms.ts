import type { Booking as BookingAnswer } from '#shared/contracts/bookings.ts';
import { dollars, usd } from '#shared/money.ts';
import type { FrozenPolicy } from '#shared/policy.ts';
import type { PaidPart } from '#shared/split-price.ts';
import { centsBack } from './cancellation.ts';
import { leftOfAll, partsBack, pointsOf } from './price-parts.ts';
import type { Booking } from './repository.ts';

/**
 * A policy with what cancelling gives back by each of its steps, money and points apart, as it would be decided then.
 * @param totalCents the price   @param paid what is left of each payment
 */
export function termsOf(
  { name, steps }: FrozenPolicy,
  totalCents: number,
  paid: readonly PaidPart[],
): BookingAnswer['policy'] {
  return {
    name,
    steps: steps.map((step) => {
      const cents = centsBack(leftOfAll(paid), totalCents, step.percent);
      const pointsBack = pointsOf(partsBack(paid, cents));
      return { ...step, amount: dollars(usd(cents - pointsBack)), pointsBack };
    }),
  };
}

/** The terms of a booking: of what was paid, and of its price as it is to be paid where nothing was, or nothing counts any more. */
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
 * @param outOfPrice points that are no part of it any more (`countPointsOutOfPrice`)
 */
export const pointsInPrice = (
  { pointsSpent, totalCents }: Pick<Booking, 'pointsSpent' | 'totalCents'>,
  outOfPrice: number,
): number => Math.min(totalCents, Math.max(0, pointsSpent - outOfPrice));
