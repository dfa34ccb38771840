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

/** Signs in by a passkey: when pressed, and where the browser offers passkeys in the field for the address. */
export function PasskeyButton() {
  const { t } = useTranslation(['identities', 'accounts']);
  const textOf = useProblemText();
  const hydrated = useHydrated();
  const { busy, run } = useOneAtATime();
  const [problem, setProblem] = useState<string>();
  const enter = async (chosen: Awaited<ReturnType<typeof choosePasskey>>) => {
    const session = await api(passkeySignInCall, { body: chosen, ownSignIn: true });
    signIn({ ...session, remember: true });
    toast.success(t('accounts:login.done'));
  };
  const press = () =>
    run(async () => {
      setProblem(undefined);
      try {
        if (typeof PublicKeyCredential === 'undefined') setProblem(t('passkey.unknown'));
        else await enter(await choosePasskey({ inField: false }));
      } catch (error) {
        setProblem(isOfBrowser(error) ? t('passkey.none') : textOf(error));
      }
    });
  const offer = useEffectEvent(async () => {
    // Nobody has pressed anything: that there is nothing to choose from is no news, only that what was chosen is refused.
    const chosen = await choosePasskey({ inField: true }).catch(() => undefined);
    if (!chosen) return;
    try {
      await enter(chosen);
    } catch (error) {
      setProblem(textOf(error));
    }
  });
  useEffect(() => {
    void offer();
    // Another page must not be offered what was asked for here.
    return () =>
      void import('@simplewebauthn/browser').then(({ WebAuthnAbortService: asked }) => asked.cancelCeremony());
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

/** Has the person choose one of their passkeys: in a dialog of the browser, or among what it offers for the field of the address. */
async function choosePasskey({ inField }: { inField: boolean }) {
  if (inField && !(await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.())) {
    throw new Error('The browser offers no passkeys in fields');
  }
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { ticket, options } = await api(passkeySignInOptionsCall, { ownSignIn: true });
  const optionsJSON = { ...options, userVerification: 'required' as const };
  return { ticket, response: await startAuthentication({ optionsJSON, useBrowserAutofill: inField }) };
}

const ofBrowser = [
  ...['NotAllowedError', 'AbortError', 'SecurityError', 'InvalidStateError', 'NotSupportedError', 'WebAuthnError'],
];

/** Whether it was the browser, or its person, who did not go on. */
const isOfBrowser = (error: unknown): boolean => error instanceof Error && ofBrowser.includes(error.name);
