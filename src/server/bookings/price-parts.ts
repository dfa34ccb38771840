import { type UsdCents, usd } from '#shared/money.ts';
import { type PaidPart, type PartBack, splitPart } from '#shared/split-price.ts';

/** All that was paid for a booking and not given back, points included. */
export const leftOfAll = (payments: readonly PaidPart[]): UsdCents =>
  usd(payments.reduce((sum, { leftCents, leftDiscountCents }) => sum + leftCents + leftDiscountCents, 0));

/**
 * Splits a part of a booking's price over its payments, the latest first, each in the proportion of money and points in
 * which it was paid.
 * @param priceCents how much of the price goes back, points included
 * @returns one part a payment in the order given, 0 where nothing of it goes back
 * @throws RangeError when that is more than is left
 * @see docs/money.md#money-back
 */
export function partsBack(payments: readonly PaidPart[], priceCents: UsdCents): PartBack[] {
  let open: number = priceCents;
  const latestFirst = payments.toReversed().map((payment) => {
    const part = Math.min(open, payment.leftCents + payment.leftDiscountCents);
    open -= part;
    return splitPart(payment, part);
  });
  if (open > 0) throw new RangeError('more than is left cannot go back');
  return latestFirst.toReversed();
}

/** The points among parts that go back. */
export const pointsOf = (parts: readonly PartBack[]): number =>
  parts.reduce((sum, { discountCents }) => sum + discountCents, 0);
