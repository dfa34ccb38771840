import type { AnyRouter } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { getSession } from '../../session.ts';
import type { PageTexts } from '../../texts.ts';
import { toast } from '../../toast.ts';
import { isAnyNoted } from './noted-key.ts';

interface Actions {
  texts: PageTexts;
  /** Sends what the person who is signed in has noted. */
  send: () => Promise<void>;
}

/**
 * Sends what a person has noted without signal as soon as they sign in, and says what waits for them where their session has
 * ended by itself. Whoever signs out is told before (`shell/sign-out.tsx`).
 */
export function followSession(router: AnyRouter, { texts, send }: Actions): void {
  let known: string | undefined;
  const look = async (pathname: string) => {
    const { state, user } = await getSession();
    const before = known;
    // A session that could not be checked is neither begun nor ended.
    if (state === 'authenticated') known = user.id;
    else if (state === 'idle') known = undefined;
    if (known !== undefined && known !== before) await send();
    else if (known === undefined && before !== undefined && pathname === addresses.login) await tell(before, texts);
  };
  void getSession().then(({ user }) => {
    known ??= user?.id;
  });
  router.subscribe('onResolved', ({ toLocation }) => void look(toLocation.pathname));
}

async function tell(personId: string, texts: PageTexts): Promise<void> {
  if (!isAnyNoted()) return;
  try {
    const [{ countWaiting }] = await Promise.all([import('./noted.ts'), texts.load(['provider-check-in'])]);
    const count = countWaiting(personId);
    if (count > 0) toast.info(texts.translate('provider-check-in', 'noted.ended', { count }));
  } catch {
    // Without signal the words may be missing. What waits is sent when the person signs in again.
  }
}
