import { type UsdCents, usd } from '#shared/money.ts';
import { type PaidPart, type PartBack, splitPart } from '#shared/split-price.ts';

/** What was paid for a booking and not refunded, points included. */
export const leftOfAll = (payments: readonly PaidPart[]): UsdCents =>
  usd(payments.reduce((sum, { leftCents, leftDiscountCents }) => sum + leftCents + leftDiscountCents, 0));

/**
 * Divides a refund over a booking's payments, the latest first, each in the proportion of money and points in which it
 * was paid.
 * @param priceCents how much of the price is refunded, points included
 * @returns one part for each payment in the order given, 0 where nothing of it is refunded
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
  if (open > 0) throw new RangeError('A refund cannot exceed what is left of the payments');
  return latestFirst.toReversed();
}

/** The points among the parts of a refund. */
export const pointsOf = (parts: readonly PartBack[]): number =>
  parts.reduce((sum, { discountCents }) => sum + discountCents, 0);
