import { useRouteContext } from '@tanstack/react-router';
import type { Currency } from '#shared/currencies.ts';
import { keepVisitorsCurrency, rememberCurrency } from '#web/lib/currency.ts';
import { useSession } from '#web/lib/session.ts';
import { useSavePreferences } from './use-save-preferences.ts';

/** Shows prices in another currency at once and on later pages; saved in the account of a signed-in person. */
export function useChooseCurrency(): (currency: Currency) => void {
  const { currency: choice } = useRouteContext({ from: '__root__' });
  const { state } = useSession();
  const save = useSavePreferences();
  return (currency) => {
    rememberCurrency(currency);
    choice.set(currency);
    if (state === 'authenticated') save({ currency });
    else keepVisitorsCurrency(currency);
  };
}
