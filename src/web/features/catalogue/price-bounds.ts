import { amountIn, centsFromDollars, type Display, dollars, pricesWithin, type UsdCents } from '#shared/money.ts';
import type { Search } from './search-params.ts';

type Foreign = NonNullable<Search['currency']>;
type Bounds = Pick<Search, 'minPrice' | 'maxPrice'>;

/** The highest price in dollars that the call accepts. */
const highest = 1_000_000;

/**
 * The price bounds of an address in dollars, as the call takes them. They include exactly the prices that are shown
 * within the bounds in the address's own currency.
 */
export function boundsInDollars({ minPrice, maxPrice, currency }: Search, rates: Display['rates']): Bounds {
  if (currency === undefined || !rates) return withoutGaps(minPrice, maxPrice);
  const cents = pricesWithin(
    currency,
    {
      min: minPrice === undefined ? undefined : lowestShown(minPrice, currency),
      max: maxPrice === undefined ? undefined : highestShown(maxPrice, currency),
    },
    rates,
  );
  const capped = (price: UsdCents | undefined) => price && Math.min(highest, dollars(price));
  return withoutGaps(capped(cents.min), capped(cents.max));
}

// Euros and pounds from 100 on are shown without cents, so a whole amount includes all amounts that are rounded to it.
const roundedFrom = 100;
const isRounded = (amount: number) => amount >= roundedFrom && Number.isInteger(amount);

function lowestShown(amount: number, currency: Foreign): number {
  if (currency === 'KES') return Math.ceil(amount);
  return Math.round(amount * 100) - (isRounded(amount) && amount > roundedFrom ? 50 : 0);
}

function highestShown(amount: number, currency: Foreign): number {
  if (currency === 'KES') return Math.floor(amount);
  return Math.round(amount * 100) + (isRounded(amount) ? 49 : 0);
}

/** The price bounds of an address in the currency of the page, for the form. */
export function boundsShown(search: Search, display: Display): Bounds {
  if ((search.currency ?? 'USD') === display.currency) return withoutGaps(search.minPrice, search.maxPrice);
  const { minPrice, maxPrice } = boundsInDollars(search, display.rates);
  return withoutGaps(minPrice && shown(minPrice, display), maxPrice && shown(maxPrice, display));
}

function shown(amount: number, { currency, rates }: Display): number {
  const cents = centsFromDollars(amount);
  if (currency === 'USD') return Math.round(dollars(cents));
  const converted = amountIn(currency, cents, rates);
  return currency === 'KES' ? converted : Math.round(converted / 100);
}

function withoutGaps(minPrice: number | undefined, maxPrice: number | undefined): Bounds {
  return { ...(minPrice !== undefined && { minPrice }), ...(maxPrice !== undefined && { maxPrice }) };
}
