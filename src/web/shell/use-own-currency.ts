import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { currencyIn } from '#shared/currencies.ts';
import { rememberCurrency, takeVisitorsCurrency } from '#web/lib/currency.ts';
import { useSession } from '#web/lib/session.ts';
import { useSavePreferences } from './use-save-preferences.ts';

/**
 * Shows prices in the currency that the person has chosen elsewhere: in their account, on another page, or as a visitor just
 * before they signed in, which is then saved.
 */
export function useOwnCurrency(): void {
  const { currency: choice } = useRouteContext({ from: '__root__' });
  useEffect(() => {
    // A page from a cache may be older than the latest choice.
    const update = () => choice.set(currencyIn(document.cookie));
    update();
    window.addEventListener('pageshow', update);
    return () => window.removeEventListener('pageshow', update);
  }, [choice]);

  const { user } = useSession();
  const save = useSavePreferences();
  const adopted = useRef<string>(undefined);
  const adopt = useEffectEvent(({ preferences }: User) => {
    const chosen = takeVisitorsCurrency();
    const currency = chosen ?? preferences.currency;
    rememberCurrency(currency);
    choice.set(currency);
    if (currency !== preferences.currency) save({ currency });
  });
  useEffect(() => {
    if (user && adopted.current !== user.id) adopt(user);
    adopted.current = user?.id;
  }, [user]);
}
