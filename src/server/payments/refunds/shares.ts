import { kesFor, type UsdCents, usd } from '#shared/money.ts';
import { type PaidPart, type PartBack, partsBack } from '../../bookings/price-parts.ts';

/** One payment of a booking, and what of it has not been given back. */
export interface Refundable extends PaidPart {
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
export interface Share extends PartBack {
  /** What is sent, in minor units of the charge's currency. */
  amountMinor: number;
}

/**
 * Splits a part of a booking's price over its payments (`partsBack`) and says what is sent for each. The refund that
 * empties a payment takes all that is left of it, so that no cent and no shilling stays.
 * @param priceCents how much of the price goes back, points included
 * @returns one share a payment in the order given, 0 where nothing of it goes back
 * @throws RangeError when that is more than is left
 * @see payments reference, section 3 (partial M-Pesa refunds)
 */
export function sharesOf(payments: readonly Refundable[], priceCents: UsdCents): Share[] {
  const parts = partsBack(payments, priceCents);
  return payments.flatMap((payment, index) => {
    const part = parts[index];
    return part ? { ...part, amountMinor: amountOf(payment, part.usdCents) } : [];
  });
}

function amountOf({ leftCents, charge }: Refundable, money: number): number {
  if (!charge || money === 0) return 0;
  if (money === leftCents) return charge.leftMinor;
  if (charge.currency === 'USD') return money;
  // M-Pesa sends whole shillings, at least one.
  const shillings = Math.max(1, kesFor(usd(money), charge.rate ?? 0));
  return Math.min(shillings * 100, charge.leftMinor);
}
