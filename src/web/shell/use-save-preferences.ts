import { updatePreferencesCall } from '#shared/contracts/account-changes.ts';
import type { User } from '#shared/contracts/accounts.ts';
import { api } from '#web/lib/api.ts';
import { Problem } from '#web/lib/problem.ts';
import { signedInNow, updateUser } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

type Changes = Partial<User['preferences']>;

// One after the other, so that the account has the last choice in the end.
let saving: Promise<void> = Promise.resolve();

/** Saves what a switch has chosen in the account of whoever is signed in; a failure shows a toast. */
export function useSavePreferences(): (changes: Changes) => void {
  const { t } = useTranslation('shell');
  const save = async (body: Changes) => {
    try {
      const { user } = await api(updatePreferencesCall, { body });
      updateUser(user);
    } catch (problem) {
      toast.error((problem instanceof Problem && problem.message) || t('preferencesFailed'));
    }
  };
  return (changes) => {
    const personId = signedInNow();
    // Not saved if the person has signed out meanwhile.
    saving = saving.then(() => (personId === signedInNow() ? save(changes) : undefined));
  };
}
