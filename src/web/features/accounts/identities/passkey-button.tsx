import { useEffect, useEffectEvent, useState } from 'react';
import { passkeySignInCall, passkeySignInOptionsCall } from '#shared/contracts/passkeys.ts';
import { api } from '#web/lib/api.ts';
import { useHydrated } from '#web/lib/hydration.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { signIn } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { choosePasskey } from './choose-passkey.ts';

const load = () => import('./choose-passkey.ts');
const ask = () => api(passkeySignInOptionsCall, { ownSignIn: true });

/**
 * Signs in by a passkey: when pressed, and where the browser offers passkeys in the field for the address.
 * @param remember whether the session shall last 30 days
 */
export function PasskeyButton({ remember }: { remember: boolean }) {
  const { t } = useTranslation(['identities', 'accounts']);
  const textOf = useProblemText();
  const hydrated = useHydrated();
  const { busy, run } = useOneAtATime();
  const [problem, setProblem] = useState<string>();
  const enter = async (chosen: NonNullable<Awaited<ReturnType<typeof choosePasskey>>>) => {
    const session = await api(passkeySignInCall, { body: { ...chosen, remember }, ownSignIn: true });
    signIn({ ...session, remember });
    toast.success(t('accounts:login.done'));
  };
  const press = () =>
    run(async () => {
      setProblem(undefined);
      if (typeof PublicKeyCredential === 'undefined') return setProblem(t('passkey.unknown'));
      try {
        const chosen = await (await load()).choosePasskey(ask);
        if (chosen) await enter(chosen);
        else setProblem(t('passkey.none'));
      } catch (error) {
        setProblem(textOf(error));
      }
    });
  // What was chosen beside the field counts as it is by then.
  const enterFromField = useEffectEvent(enter);
  const offer = useEffectEvent(async () => {
    // Nobody has pressed anything: that there is nothing to choose from is no news, only that what was chosen is refused.
    const chosen = await load()
      .then(({ choosePasskey }) => choosePasskey(ask, { inField: true }))
      .catch(() => undefined);
    if (!chosen) return;
    try {
      await enterFromField(chosen);
    } catch (error) {
      setProblem(textOf(error));
    }
  });
  useEffect(() => {
    void offer();
    // Another page must not be offered what was asked for here.
    return () => void load().then(({ stopAsking }) => stopAsking());
  }, []);
  return (
    <>
      <Button kind="quiet" disabled={!hydrated} busy={busy} onClick={() => void press()}>
        {t('passkey')}
      </Button>
      {problem !== undefined && (
        <Notice tone="danger" title={t('passkey.failed')}>
          {problem}
        </Notice>
      )}
    </>
  );
}
