import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { currencyIn } from '#shared/currencies.ts';
import type { Display } from '#shared/money.ts';
import { type CurrencyChoice, DisplayContext, rememberCurrency, takeVisitorsCurrency } from '#web/lib/currency.ts';
import { hydrated } from '#web/lib/hydration.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useSession } from '#web/lib/session.ts';
import { useSaveCurrency } from './use-save-currency.ts';

/** Provides the chosen currency and the rates for all prices of the page; dollars until the rates are known. */
export function DisplayMoney({ children }: { children: ReactNode }) {
  const { currency: choice } = useRouteContext({ from: '__root__' });
  const currency = useSyncExternalStore(choice.subscribe, choice.get, choice.get);
  const { data: settings } = useQuery(publicSettingsQuery);
  useCookieOfOtherPages(choice);
  usePreference(choice);
  const rates = settings?.rates;
  const display = useMemo<Display>(() => (rates ? { currency, rates } : { currency: 'USD' }), [currency, rates]);
  return <DisplayContext value={display}>{children}</DisplayContext>;
}

/**
 * After signing in, prices are shown in the account's currency, or in the one just chosen as a visitor, which is then
 * saved.
 */
function usePreference(choice: CurrencyChoice): void {
  const { user } = useSession();
  const save = useSaveCurrency();
  const adopted = useRef<string>(undefined);
  const adopt = useEffectEvent(({ preferences }: User) => {
    const chosen = takeVisitorsCurrency();
    const currency = chosen ?? preferences.currency;
    rememberCurrency(currency);
    void hydrated.then(() => choice.set(currency));
    if (currency !== preferences.currency) save(currency);
  });
  useEffect(() => {
    if (user && adopted.current !== user.id) adopt(user);
    adopted.current = user?.id;
  }, [user]);
}

/** Reads the cookie again when a page is shown, since a page from a cache may be older than the latest choice. */
function useCookieOfOtherPages(choice: CurrencyChoice): void {
  useEffect(() => {
    const update = () => choice.set(currencyIn(document.cookie));
    void hydrated.then(update);
    window.addEventListener('pageshow', update);
    return () => window.removeEventListener('pageshow', update);
  }, [choice]);
}
