import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { addresses } from '#web/lib/addresses.ts';
import { endSession } from '#web/lib/ended-sessions.ts';
import { isAnyNoted } from '#web/lib/offline/check-ins/noted-key.ts';
import { forgetSession, signedInNow } from '#web/lib/session.ts';
import { forgetNotes } from '#web/lib/tab-notes.ts';
import { toast } from '#web/lib/toast.ts';
import { findToken } from '#web/lib/token.ts';
import { useTexts, useTranslation } from '#web/lib/use-translation.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const loadQuestion = () => import('./sign-out-question.tsx');
const SignOutQuestion = lazy(loadQuestion);

interface SignOut {
  signOut: () => Promise<void>;
  /** Stands anywhere outside of what closes when `signOut` is pressed; asks where something would wait here. */
  question: ReactNode;
}

/**
 * Ends the session in this browser and on the server; there once it can be reached. Where check-ins wait on this phone to be
 * sent, it says so first.
 * @param returnTo gets the focus if the person stays
 */
export function useSignOut(returnTo: RefObject<HTMLElement | null>): SignOut {
  const end = useEndSession();
  const texts = useTexts();
  // It stays while the dialog closes.
  const [count, setCount] = useState(0);
  const [open, setOpen] = useState(false);
  const signOut = async () => {
    if (isAnyNoted()) {
      const waiting = await countWaiting(texts);
      if (waiting > 0) {
        setCount(waiting);
        setOpen(true);
        return;
      }
    }
    await end();
  };
  const question = count > 0 && (
    <LazyPart lost={null}>
      <SignOutQuestion {...{ count, open, returnTo }} onStay={() => setOpen(false)} onSignOut={() => void end()} />
    </LazyPart>
  );
  return { signOut, question };
}

/** How many check-ins of this person wait; 0 where the question about them cannot be loaded, since they stay here anyway. */
async function countWaiting(texts: ReturnType<typeof useTexts>): Promise<number> {
  try {
    const load = [loadQuestion(), texts.load(['provider-check-in'])];
    const [noted] = await Promise.all([import('#web/lib/offline/check-ins/noted.ts'), ...load]);
    return noted.countWaiting(signedInNow() ?? '');
  } catch {
    return 0;
  }
}

function useEndSession(): () => Promise<void> {
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
