import { type UsdCents, usd } from './money.ts';

/**
 * What remains of a price after refunds: the part that is or will be charged in dollars, and the part that points pay.
 */
export interface PaidPart {
  leftCents: UsdCents;
  leftDiscountCents: UsdCents;
}

/** What is returned of it. One point is worth one cent. */
export interface PartBack {
  usdCents: UsdCents;
  discountCents: UsdCents;
}

/**
 * Splits a part of a price into money and points, in the proportion in which they pay the whole.
 * @param part US cents, points included; at most what remains of the price
 * @see docs/money.md#points
 */
export function splitPart({ leftCents, leftDiscountCents }: PaidPart, part: number): PartBack {
  const left = leftCents + leftDiscountCents;
  const points = part === left ? leftDiscountCents : Math.floor((leftDiscountCents * part) / left);
  // Points are rounded down, so the money of a small part may be more than its share, but never more than remains.
  const money = Math.min(part - points, leftCents);
  return { usdCents: usd(money), discountCents: usd(part - money) };
}
