import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import type { OwnIdentities } from '#shared/contracts/identities.ts';
import { identityProviderNames } from '#shared/identity-providers.ts';
import { stripLang } from '#shared/languages.ts';
import { useSession } from '#web/lib/session.ts';
import { isRemembered } from '#web/lib/token.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ElsewhereLink } from '../identities/elsewhere-link.tsx';
import { identitiesQuery } from '../identities-query.ts';
import { passkeysQuery } from '../passkeys-query.ts';
import { PasskeyAgain } from './passkey-again.tsx';
import { SignInSteps } from './sign-in-steps.tsx';
import { takeSession } from './take-session.ts';

interface SignInDialogProps {
  open: boolean;
  onEnd: (answer: 'signed_in' | 'left') => void;
}

/** Opens a new session for whoever is signed in, in place of the one that is too old. */
export default function SignInDialog({ open, onEnd }: SignInDialogProps) {
  const { t } = useTranslation('sign-in-again');
  const { user } = useSession();
  const { data: ways } = useQuery(identitiesQuery);
  const hasPassword = ways?.hasPassword ?? true;
  const [asksCode, setAsksCode] = useState(false);
  const email = user?.email ?? '';
  const end = (answer: 'signed_in' | 'left') => {
    setAsksCode(false);
    onEnd(answer);
  };
  const finish = (session: { token: string; user: User }) => {
    takeSession(session);
    end('signed_in');
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted) end('left');
      }}
      title={t(asksCode ? 'codeTitle' : hasPassword ? 'title' : 'otherTitle')}
      description={t(asksCode ? 'codeText' : hasPassword ? 'text' : 'otherText')}
    >
      <div className="mt-5 grid gap-6">
        {hasPassword && (
          <SignInSteps
            {...{ email, remember: isRemembered(), leave: t('cancel') }}
            onLeave={() => end('left')}
            onStep={setAsksCode}
            onSession={finish}
          />
        )}
        {!asksCode && ways && <OtherWays linked={ways.linked} onSession={finish} />}
        {!hasPassword && (
          <Button kind="quiet" onClick={() => end('left')}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface OtherWaysProps {
  linked: OwnIdentities['linked'];
  onSession: (session: { token: string; user: User }) => void;
}

/** A passkey, and the accounts elsewhere that the person has linked; these leave the page, and come back to it. */
function OtherWays({ linked, onSession }: OtherWaysProps) {
  const { t } = useTranslation('sign-in-again');
  const { data } = useQuery(passkeysQuery);
  const hasPasskey = data !== undefined && data.passkeys.length > 0;
  if (!hasPasskey && linked.length === 0) return null;
  const { pathname, search } = window.location;
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      {hasPasskey && <PasskeyAgain onSession={onSession} />}
      {linked.length > 0 && <p className="text-s text-ink-soft">{t('leaves')}</p>}
      {linked.map(({ provider }) => (
        <ElsewhereLink
          key={provider}
          {...{ provider, purpose: 'again', redirect: stripLang(pathname) + search, remember: isRemembered() }}
          label={t('with', { name: identityProviderNames[provider] })}
        />
      ))}
    </div>
  );
}
