import { useRouteContext } from '@tanstack/react-router';
import type { Currency } from '#shared/currencies.ts';
import { keepVisitorsCurrency, rememberCurrency } from '#web/lib/currency.ts';
import { useSession } from '#web/lib/session.ts';
import { useSaveCurrency } from './use-save-currency.ts';

/** Shows prices in another currency at once and on later pages; saved in the account of a signed-in person. */
export function useChooseCurrency(): (currency: Currency) => void {
  const { currency: choice } = useRouteContext({ from: '__root__' });
  const { state } = useSession();
  const save = useSaveCurrency();
  return (currency) => {
    rememberCurrency(currency);
    choice.set(currency);
    if (state === 'authenticated') save(currency);
    else keepVisitorsCurrency(currency);
  };
}
