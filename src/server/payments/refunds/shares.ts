import { kesFor, type UsdCents, usd } from '#shared/money.ts';

/** One payment of a booking, and what of it has not been given back. */
export interface Refundable {
  /** What was charged for it in dollars, and what points paid, less every refund that stands. */
  leftCents: UsdCents;
  leftDiscountCents: UsdCents;
  /** The charge behind it; undefined where points alone paid. */
  charge?: {
    currency: 'USD' | 'KES';
    /** In minor units of the currency, less every refund that stands. */
    leftMinor: number;
    /** Whole shillings a dollar, locked when it was paid; null for cards. */
    rate: number | null;
  };
}

/** What goes back of one payment. */
export interface Share {
  usdCents: UsdCents;
  /** The part that points paid: it goes back as as many points, since one point is worth one cent. */
  discountCents: UsdCents;
  /** What is sent, in minor units of the charge's currency. */
  amountMinor: number;
}

/**
 * Splits a part of a booking's price over its payments, the latest first, each in the proportion of money and points in
 * which it was paid. The refund that empties a payment takes all that is left of it, so that no cent and no shilling stays.
 * @param priceCents how much of the price goes back, points included
 * @returns one share a payment in the order given, 0 where nothing of it goes back
 * @throws RangeError when that is more than is left
 * @see payments reference, section 3 (partial M-Pesa refunds) and rule 17
 */
export function sharesOf(payments: readonly Refundable[], priceCents: UsdCents): Share[] {
  let open: number = priceCents;
  const latestFirst = payments.toReversed().map((payment) => {
    const left = payment.leftCents + payment.leftDiscountCents;
    const part = Math.min(open, left);
    open -= part;
    return shareOf(payment, part);
  });
  if (open > 0) throw new RangeError('more than is left cannot go back');
  return latestFirst.toReversed();
}

function shareOf(payment: Refundable, part: number): Share {
  const { leftCents, leftDiscountCents } = payment;
  const left = leftCents + leftDiscountCents;
  const emptied = part === left;
  const points = emptied ? leftDiscountCents : left === 0 ? 0 : Math.floor((leftDiscountCents * part) / left);
  // Of a tiny part points may be less than their share; they never are more than there are.
  const money = Math.min(part - points, leftCents);
  const discount = part - money;
  return { usdCents: usd(money), discountCents: usd(discount), amountMinor: amountOf(payment, money) };
}

function amountOf({ leftCents, charge }: Refundable, money: number): number {
  if (!charge || money === 0) return 0;
  if (money === leftCents) return charge.leftMinor;
  if (charge.currency === 'USD') return money;
  // M-Pesa sends whole shillings, at least one.
  const shillings = Math.max(1, kesFor(usd(money), charge.rate ?? 0));
  return Math.min(shillings * 100, charge.leftMinor);
}
