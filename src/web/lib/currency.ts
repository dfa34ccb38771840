import { createContext, useContext } from 'react';
import { type Currency, currencyCookie, isCurrency } from '#shared/currencies.ts';
import type { Display } from '#shared/money.ts';
import { keepNote, takeNote } from './tab-notes.ts';

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
  // Many phones in use do not have the Cookie Store API.
  Object.assign(document, { cookie: `${name}=${currency}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}` });
}

const ofGuest = 'currency';

/** Keeps what a guest chooses for the account that they may sign in to, as long as this tab is open. */
export const keepGuestsCurrency = (currency: Currency): void => keepNote(ofGuest, currency);

/** What a guest has chosen in this tab before signing in; after that it is the account's business. */
export function takeGuestsCurrency(): Currency | undefined {
  const chosen = takeNote(ofGuest);
  return isCurrency(chosen) ? chosen : undefined;
}

/** Hands currency and rates to everything that shows a price; dollars need no rates. */
export const DisplayContext = createContext<Display>({ currency: 'USD' });

/** What prices are shown in. */
export const useDisplay = (): Display => useContext(DisplayContext);
