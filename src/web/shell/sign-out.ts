import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { logoutCall } from '#shared/contracts/accounts.ts';
import { addresses } from '#web/lib/addresses.ts';
import { api } from '#web/lib/api.ts';
import { Problem } from '#web/lib/problem.ts';
import { forgetSession } from '#web/lib/session.ts';
import { forgetNotes } from '#web/lib/tab-notes.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** Ends the session on the server and in this browser; in the browser also if the server cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('shell');
  const queries = useQueryClient();
  const router = useRouter();
  return async () => {
    const ended = api(logoutCall, { ownSignIn: true }).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
    });
    // The request was sent with the token, which can be removed now.
    flushSync(forgetSession);
    forgetNotes();
    // The page of the signed-in person is hidden by now; its data is removed before the home page is shown.
    queries.removeQueries({ type: 'inactive' });
    await router.navigate({ to: addresses.home });
    router.clearCache();
    toast.success(t('loggedOut'));
    await ended;
  };
}
