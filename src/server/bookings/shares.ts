import type { Booking } from '#shared/contracts/bookings.ts';
import { dollars, kesFor, type UsdCents, usd } from '#shared/money.ts';
import { chargeCurrency, isChargeMethod, type PaymentMethod } from '#shared/payment-methods.ts';
import type { PaidPart, PartBack } from '#shared/split-price.ts';
import { partsBack } from './price-parts.ts';

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

/** The same, with the way by which it was paid. */
export interface PaidByWay extends Refundable {
  method: PaymentMethod | null;
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

type Ways = NonNullable<Booking['cancellation']>['back'];

/**
 * Where the money among shares goes, the latest payment's way first; points are told apart.
 * @param payments in the order of `shares`
 * @returns at most one entry a way: dollars, and for M-Pesa the whole shillings that it sends for them
 */
export function waysBack(payments: readonly PaidByWay[], shares: readonly Share[]): Ways {
  const sums = new Map<Ways[number]['method'], { cents: number; minor: number }>();
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
