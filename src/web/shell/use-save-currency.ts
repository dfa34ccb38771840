import { updatePreferencesCall } from '#shared/contracts/accounts.ts';
import type { Currency } from '#shared/currencies.ts';
import { api } from '#web/lib/api.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { signedInNow, updateUser } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';

// One after the other, so that the account has the last choice in the end.
let saving: Promise<void> = Promise.resolve();

/** Saves a currency in the account of whoever is signed in; a failure shows a toast. */
export function useSaveCurrency(): (currency: Currency) => void {
  const textOf = useProblemText();
  const save = async (currency: Currency) => {
    try {
      const { user } = await api(updatePreferencesCall, { body: { currency } });
      updateUser(user);
    } catch (problem) {
      toast.error(textOf(problem));
    }
  };
  return (currency) => {
    const personId = signedInNow();
    // Not saved if the person has signed out meanwhile.
    saving = saving.then(() => (personId === signedInNow() ? save(currency) : undefined));
  };
}
