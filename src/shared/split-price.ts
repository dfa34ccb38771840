import { type UsdCents, usd } from './money.ts';

/** What of a price is left: what was, or will be, charged for it in dollars, and what points pay. */
export interface PaidPart {
  leftCents: UsdCents;
  leftDiscountCents: UsdCents;
}

/** What goes back of it; one point is worth one cent. */
export interface PartBack {
  usdCents: UsdCents;
  discountCents: UsdCents;
}

/**
 * Splits a part of a price into money and points, in the proportion in which they pay the whole.
 * @param part US cents, points included, at most what is left
 * @see payments reference, rule 17
 */
export function splitPart({ leftCents, leftDiscountCents }: PaidPart, part: number): PartBack {
  const left = leftCents + leftDiscountCents;
  const points = part === left ? leftDiscountCents : Math.floor((leftDiscountCents * part) / left);
  // Of a tiny part points may be less than their share; they never are more than there are.
  const money = Math.min(part - points, leftCents);
  return { usdCents: usd(money), discountCents: usd(part - money) };
}
