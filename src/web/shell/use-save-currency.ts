import { updatePreferencesCall } from '#shared/contracts/account-changes.ts';
import type { Currency } from '#shared/currencies.ts';
import { api } from '#web/lib/api.ts';
import { Problem } from '#web/lib/problem.ts';
import { signedInNow, updateUser } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

// One after the other, so that the account has the last choice in the end.
let saving: Promise<void> = Promise.resolve();

/** Saves a currency in the account of whoever is signed in; a failure shows a toast. */
export function useSaveCurrency(): (currency: Currency) => void {
  const { t } = useTranslation('shell');
  const save = async (currency: Currency) => {
    try {
      const { user } = await api(updatePreferencesCall, { body: { currency } });
      updateUser(user);
    } catch (problem) {
      toast.error((problem instanceof Problem && problem.message) || t('currencyFailed'));
    }
  };
  return (currency) => {
    const personId = signedInNow();
    // Not saved if the person has signed out meanwhile.
    saving = saving.then(() => (personId === signedInNow() ? save(currency) : undefined));
  };
}
