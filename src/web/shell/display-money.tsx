import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Display } from '#shared/money.ts';
import { DisplayContext } from '#web/lib/currency.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { createStore } from '#web/lib/store.ts';

/** Provides the chosen currency and the rates for all prices of the page; dollars until the rates are known. */
export function DisplayMoney({ children }: { children: ReactNode }) {
  const { currency: choice } = useRouteContext({ from: '__root__' });
  const currency = useSyncExternalStore(choice.subscribe, choice.get, choice.get);
  const { data: settings } = useQuery(publicSettingsQuery);
  const rates = settings?.rates;
  const display = useMemo<Display>(() => (rates ? { currency, rates } : { currency: 'USD' }), [currency, rates]);
  const [store] = useState(() => createStore(display));
  useLayoutEffect(() => store.set(display), [store, display]);
  return <DisplayContext value={store}>{children}</DisplayContext>;
}
