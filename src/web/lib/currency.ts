import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Currency, currencyCookie, isCurrency } from '#shared/currencies.ts';
import type { Display } from '#shared/money.ts';
import { createStore, type Store } from './store.ts';
import { keepNote, takeNote } from './tab-notes.ts';

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

/**
 * The currency and rates for all prices; dollars need no rates. The context's value is a store, since React hydrates every
 * part that is still HTML below a context whose value changes, and most parts show no prices.
 */
export const DisplayContext = createContext<Store<Display>>(createStore<Display>({ currency: 'USD' }));

/** The currency and rates in which prices are shown; while HTML is hydrated, those of the HTML. */
export function useDisplay(): Display {
  const { subscribe, get, getFirst } = useContext(DisplayContext);
  return useSyncExternalStore(subscribe, get, getFirst);
}
