import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { currencyIn } from '#shared/currencies.ts';
import type { Display } from '#shared/money.ts';
import { type CurrencyChoice, DisplayContext, rememberCurrency, takeGuestsCurrency } from '#web/lib/currency.ts';
import { hydrated } from '#web/lib/hydration.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useSession } from '#web/lib/session.ts';
import { useSaveCurrency } from './use-save-currency.ts';

/** Gives every price of the page the chosen currency and the rates; dollars as long as the rates are not known. */
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

/** Whoever signs in, or comes back signed in, sees prices in their own currency, or in the one just chosen as a guest. */
function usePreference(choice: CurrencyChoice): void {
  const { user } = useSession();
  const save = useSaveCurrency();
  const adopted = useRef<string>(undefined);
  const adopt = useEffectEvent(({ preferences }: User) => {
    const chosen = takeGuestsCurrency();
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

/** A page that a browser or a cache has kept may be older than the latest choice. */
function useCookieOfOtherPages(choice: CurrencyChoice): void {
  useEffect(() => {
    const look = () => choice.set(currencyIn(document.cookie));
    void hydrated.then(look);
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [choice]);
}
