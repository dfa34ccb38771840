import { useState } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { passkeyAgainOptionsCall, passkeySignInCall } from '#shared/contracts/passkeys.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { isRemembered } from '#web/lib/token.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { choosePasskey } from '../identities/choose-passkey.ts';

const ask = () => api(passkeyAgainOptionsCall, { ownSignIn: true });

/** Has whoever is signed in sign in again by one of their own passkeys. The page loads the texts `sign-in-again`. */
export function PasskeyAgain({ onSession }: { onSession: (session: { token: string; user: User }) => void }) {
  const { t } = useTranslation('sign-in-again');
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const [problem, setProblem] = useState<string>();
  const press = () =>
    run(async () => {
      setProblem(undefined);
      if (typeof PublicKeyCredential === 'undefined') return setProblem(t('passkey.unknown'));
      try {
        const chosen = await choosePasskey(ask);
        if (!chosen) return setProblem(t('passkey.none'));
        const body = { ...chosen, remember: isRemembered() };
        onSession(await api(passkeySignInCall, { body, ownSignIn: true }));
      } catch (error) {
        setProblem(textOf(error));
      }
    });
  return (
    <>
      <Button kind="quiet" busy={busy} onClick={() => void press()}>
        {t('passkey')}
      </Button>
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}
