import type { PricesOfDay } from './day-prices.ts';
import type { UsdCents } from './money.ts';
import { adultOf, type GuestKind } from './party.ts';

/** What one guest of a kind pays on a day: children without a price of their own as adults, adults without one the usual price. */
export const priceOfKind = (prices: PricesOfDay, kind: GuestKind): UsdCents =>
  ownPriceOf(prices, kind) ?? prices.priceCents;

/** What guests of a kind pay by being of it, children without a price of their own as their adults; undefined where nothing. */
export function ownPriceOf({ kindCents }: PricesOfDay, kind: GuestKind): UsdCents | undefined {
  const own: Partial<Record<GuestKind, UsdCents>> = kindCents;
  return own[kind] ?? own[adultOf(kind)];
}
