import { listingLimits } from './listing-rules.ts';
import { dollars, kesFor, type UsdCents } from './money.ts';
import { type Fees, providerShare } from './price-shares.ts';
import { readAmount } from './typed-amount.ts';
import { isWholeCents } from './whole-cents.ts';

/** In what prices are typed; they are kept in dollars. */
export type TypedCurrency = 'USD' | 'KES';

/**
 * A price as people type it, in dollars; shillings become whole cents. One with more than two decimals keeps them, so that the form
 * says so. NaN for anything else.
 */
export function readPrice(currency: TypedCurrency, text: string, rate: number): number {
  const amount = readAmount(text);
  if (currency === 'USD') return amount;
  return isWholeCents(amount) ? Math.round((amount / rate) * 100) / 100 : amount / rate;
}

/** What is wrong with a typed price, as a key of the namespace `fields`; undefined where nothing is. @param dollars as it was read */
export function priceProblem(
  text: string,
  dollars: number,
): 'price_missing' | 'amount_invalid' | 'price_small' | 'price_large' | undefined {
  if (text.trim() === '') return 'price_missing';
  if (/^\D*[-−]\s*\d/.test(text)) return 'price_small';
  if (Number.isNaN(dollars)) return 'amount_invalid';
  return beyondLimits(dollars);
}

/** Whether a price is below the least or above the highest, as a key of the namespace `fields`. @param dollars NaN is within */
export function beyondLimits(dollars: number): 'price_small' | 'price_large' | undefined {
  if (dollars * 100 < listingLimits.priceMin) return 'price_small';
  return dollars * 100 > listingLimits.priceMax ? 'price_large' : undefined;
}

/** The highest price in the currency in which one types: dollars, or whole shillings. */
export const highestPrice = (currency: TypedCurrency, rate: number): number =>
  currency === 'USD' ? listingLimits.priceMax / 100 : Math.floor((listingLimits.priceMax / 100) * rate);

/** The least price in the currency in which one types: dollars, or whole shillings. */
export const leastPrice = (currency: TypedCurrency, rate: number): number =>
  currency === 'USD' ? listingLimits.priceMin / 100 : Math.ceil((listingLimits.priceMin / 100) * rate);

/** What a provider receives of a price in US cents, in the currency in which it types: dollars, or whole shillings. */
export function shareIn(
  currency: TypedCurrency,
  cents: UsdCents,
  { fees, rate }: { fees: Fees; rate: number },
): number {
  const share = providerShare(cents, fees);
  return currency === 'USD' ? dollars(share) : kesFor(share, rate);
}
