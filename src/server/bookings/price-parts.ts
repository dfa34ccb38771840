import { type UsdCents, usd } from '#shared/money.ts';

/** What of one payment was not given back: what was charged for it in dollars, and what points paid. */
export interface PaidPart {
  leftCents: UsdCents;
  leftDiscountCents: UsdCents;
}

/** What goes back of one payment; one point is worth one cent. */
export interface PartBack {
  usdCents: UsdCents;
  discountCents: UsdCents;
}

/** All that was paid for a booking and not given back, points included. */
export const leftOfAll = (payments: readonly PaidPart[]): UsdCents =>
  usd(payments.reduce((sum, { leftCents, leftDiscountCents }) => sum + leftCents + leftDiscountCents, 0));

/**
 * Splits a part of a booking's price over its payments, the latest first, each in the proportion of money and points in
 * which it was paid.
 * @param priceCents how much of the price goes back, points included
 * @returns one part a payment in the order given, 0 where nothing of it goes back
 * @throws RangeError when that is more than is left
 * @see payments reference, rule 17
 */
export function partsBack(payments: readonly PaidPart[], priceCents: UsdCents): PartBack[] {
  let open: number = priceCents;
  const latestFirst = payments.toReversed().map((payment) => {
    const part = Math.min(open, payment.leftCents + payment.leftDiscountCents);
    open -= part;
    return partOf(payment, part);
  });
  if (open > 0) throw new RangeError('more than is left cannot go back');
  return latestFirst.toReversed();
}

function partOf({ leftCents, leftDiscountCents }: PaidPart, part: number): PartBack {
  const left = leftCents + leftDiscountCents;
  const points = part === left ? leftDiscountCents : Math.floor((leftDiscountCents * part) / left);
  // Of a tiny part points may be less than their share; they never are more than there are.
  const money = Math.min(part - points, leftCents);
  return { usdCents: usd(money), discountCents: usd(part - money) };
}

/** The points among parts that go back. */
export const pointsOf = (parts: readonly PartBack[]): number =>
  parts.reduce((sum, { discountCents }) => sum + discountCents, 0);
