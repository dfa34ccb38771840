import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { addresses } from '#web/lib/addresses.ts';
import { endSession } from '#web/lib/ended-sessions.ts';
import { forgetSession } from '#web/lib/session.ts';
import { forgetNotes } from '#web/lib/tab-notes.ts';
import { toast } from '#web/lib/toast.ts';
import { findToken } from '#web/lib/token.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** Ends the session in this browser and on the server; there once it can be reached. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('shell');
  const queries = useQueryClient();
  const router = useRouter();
  return async () => {
    const token = findToken();
    const ended = token === undefined ? undefined : endSession(token);
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
