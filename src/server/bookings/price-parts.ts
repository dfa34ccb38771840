import { dollars, type UsdCents, usd } from '#shared/money.ts';

/** What of one payment was not given back: what was charged for it in dollars, and what points paid. */
export interface PaidPart {
  leftCents: UsdCents;
  leftDiscountCents: UsdCents;
}

/** The same, with the way by which it was paid. */
export interface PaidByWay extends PaidPart {
  method: 'card' | 'mpesa' | 'points' | null;
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

/**
 * Where the money among parts goes, the latest payment's way first; points are told apart.
 * @param payments in the order of `parts`
 * @returns dollars, at most one entry a way
 */
export function waysBack(
  payments: readonly PaidByWay[],
  parts: readonly PartBack[],
): { method: 'card' | 'mpesa'; amount: number }[] {
  const cents = new Map<'card' | 'mpesa', number>();
  for (const [index, { usdCents }] of [...parts.entries()].reverse()) {
    const method = payments[index]?.method;
    if (usdCents === 0 || (method !== 'card' && method !== 'mpesa')) continue;
    cents.set(method, (cents.get(method) ?? 0) + usdCents);
  }
  return [...cents].map(([method, sum]) => ({ method, amount: dollars(usd(sum)) }));
}
