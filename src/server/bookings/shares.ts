import type { Booking } from '#shared/contracts/bookings.ts';
import { dollars, kesFor, type UsdCents, usd } from '#shared/money.ts';
import { type ChargeCurrency, chargeCurrency, isChargeMethod, type PaymentMethod } from '#shared/payment-methods.ts';
import type { PaidPart, PartBack } from '#shared/split-price.ts';
import { partsBack } from './price-parts.ts';

/** One payment of a booking, and what of it is not refunded. */
export interface Refundable extends PaidPart {
  /** The charge behind it; undefined where points alone paid. */
  charge?: {
    currency: ChargeCurrency;
    /** In minor units of the currency, less every refund that is not withdrawn. */
    leftMinor: number;
    /** Whole shillings a dollar, locked when it was paid; null for cards. */
    rate: number | null;
  };
}

/** The same, with the method by which it was paid. */
export interface PaidByMethod extends Refundable {
  method: PaymentMethod | null;
}

/** What is refunded of one payment. */
export interface Share extends PartBack {
  /** The amount to send, in minor units of the charge's currency. */
  amountMinor: number;
}

/**
 * Divides a refund over a booking's payments (`partsBack`) and computes the amount to send for each. A share that refunds
 * all the money left of a payment sends all that is left of its charge, so that rounding leaves no cent or shilling.
 * @param priceCents how much of the price is refunded, points included
 * @returns one share for each payment in the order given, 0 where nothing of it is refunded
 * @throws RangeError when that is more than is left
 * @see docs/money.md#money-back
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

type Amounts = NonNullable<Booking['cancellation']>['back'];

/**
 * How much money is refunded by each method, the latest payment's method first; points are not included.
 * @param payments in the order of `shares`
 * @returns at most one entry for each method: dollars, and for M-Pesa the whole shillings that it sends for them
 */
export function amountsByMethod(payments: readonly PaidByMethod[], shares: readonly Share[]): Amounts {
  const sums = new Map<Amounts[number]['method'], { cents: number; minor: number }>();
  for (const [index, { usdCents, amountMinor }] of [...shares.entries()].reverse()) {
    const method = payments[index]?.method ?? null;
    if (usdCents === 0 || !isChargeMethod(method)) continue;
    const { cents, minor } = sums.get(method) ?? { cents: 0, minor: 0 };
    sums.set(method, { cents: cents + usdCents, minor: minor + amountMinor });
  }
  return [...sums].map(([method, { cents, minor }]) => {
    return { method, amount: dollars(usd(cents)), kes: chargeCurrency[method] === 'KES' ? minor / 100 : null };
  });
}
