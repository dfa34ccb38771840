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
