import { updatePreferencesCall } from '#shared/contracts/accounts.ts';
import type { Currency } from '#shared/currencies.ts';
import { api } from '#web/lib/api.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { signedInNow, updateUser } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';

// One after the other, so that the last choice is the one that stays in the account.
let saving: Promise<void> = Promise.resolve();

/** Puts a currency into the account of whoever is signed in; a failure is told by a toast. */
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
    // Those who have left meanwhile leave it unsaved.
    saving = saving.then(() => (personId === signedInNow() ? save(currency) : undefined));
  };
}
