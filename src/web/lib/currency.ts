import { createContext, useContext } from 'react';
import { type Currency, currencyCookie, isCurrency } from '#shared/currencies.ts';
import type { Display } from '#shared/money.ts';
import { keepNote, takeNote } from './tab-notes.ts';

/** The currency in which one document shows prices: first that of its HTML, then the person's choice. */
export interface CurrencyChoice {
  get: () => Currency;
  set: (currency: Currency) => void;
  /** @returns a function that unsubscribes */
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

/** Remembers the choice for a year in a cookie, by which the server renders prices. */
export function rememberCurrency(currency: Currency): void {
  const { name, maxAgeSeconds } = currencyCookie;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // Many phones in use do not have the Cookie Store API.
  Object.assign(document, { cookie: `${name}=${currency}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}` });
}

const visitorsNote = 'currency';

/** Stores a visitor's choice in this tab, for the account that they may sign in to. */
export const keepVisitorsCurrency = (currency: Currency): void => keepNote(visitorsNote, currency);

/**
 * What a visitor has chosen in this tab before signing in; removed by the call, since the account has it from then on.
 */
export function takeVisitorsCurrency(): Currency | undefined {
  const chosen = takeNote(visitorsNote);
  return isCurrency(chosen) ? chosen : undefined;
}

/** The currency and rates for all prices; dollars need no rates. */
export const DisplayContext = createContext<Display>({ currency: 'USD' });

/** The currency and rates in which prices are shown. */
export const useDisplay = (): Display => useContext(DisplayContext);
