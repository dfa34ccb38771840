import { useRouteContext } from '@tanstack/react-router';
import { updatePreferencesCall } from '#shared/contracts/accounts.ts';
import type { Currency } from '#shared/currencies.ts';
import { api } from '../lib/api.ts';
import { rememberCurrency } from '../lib/currency.ts';
import { useProblemText } from '../lib/problem-text.ts';
import { getSession, updateUser } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';

// One after the other, so that the last choice is the one that stays in the account.
let saving: Promise<void> = Promise.resolve();

/** Shows prices in another currency at once, here and on the next pages; for a signed-in person on other devices too. */
export function useChooseCurrency(): (currency: Currency) => void {
  const { currency: choice } = useRouteContext({ from: '__root__' });
  const textOf = useProblemText();
  const show = (currency: Currency) => {
    rememberCurrency(currency);
    choice.set(currency);
  };
  const save = async (currency: Currency) => {
    const session = await getSession();
    if (session.state !== 'authenticated') return;
    try {
      const { user } = await api(updatePreferencesCall, { body: { currency } });
      updateUser(user);
    } catch (problem) {
      toast.error(textOf(problem));
    }
  };
  return (currency) => {
    show(currency);
    saving = saving.then(() => save(currency));
  };
}
