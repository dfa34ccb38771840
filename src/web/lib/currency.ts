import { createContext, useContext } from 'react';
import { type Currency, currencyCookie } from '#shared/currencies.ts';
import type { Display } from '#shared/money.ts';

/** What one document shows prices in: as its HTML did at first, then as the person chooses. */
export interface CurrencyChoice {
  get: () => Currency;
  set: (currency: Currency) => void;
  /** @returns the way to stop */
  subscribe: (listener: () => void) => () => void;
}

export function createCurrencyChoice(first: Currency): CurrencyChoice {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (currency) => {
      current = currency;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Remembers the choice for a year; the server's HTML then has its prices in it. */
export function rememberCurrency(currency: Currency): void {
  const { name, maxAgeSeconds } = currencyCookie;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // The Cookie Store API is younger than many of the phones we serve.
  Object.assign(document, { cookie: `${name}=${currency}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}` });
}

/** Hands currency and rates to everything that shows a price; dollars need no rates. */
export const DisplayContext = createContext<Display>({ currency: 'USD' });

/** What prices are shown in. */
export const useDisplay = (): Display => useContext(DisplayContext);
