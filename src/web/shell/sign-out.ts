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

/** Ends the session on the server and here. A server that cannot be reached does not keep anybody signed in here. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('shell');
  const queries = useQueryClient();
  const router = useRouter();
  return async () => {
    const ended = api(logoutCall, { ownSignIn: true }).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
    });
    // The request has taken the token with it; from here on the browser has none.
    flushSync(forgetSession);
    forgetNotes();
    // A page of one's own has left the screen with the session, and what it had read goes before home has come.
    queries.removeQueries({ type: 'inactive' });
    await router.navigate({ to: addresses.home });
    router.clearCache();
    toast.success(t('loggedOut'));
    await ended;
  };
}
