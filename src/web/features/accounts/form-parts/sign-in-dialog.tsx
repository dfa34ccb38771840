import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { identityProviderNames } from '#shared/identity-providers.ts';
import { stripLang } from '#shared/languages.ts';
import { useSession } from '#web/lib/session.ts';
import { isRemembered } from '#web/lib/token.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ElsewhereLink } from '../identities/elsewhere-link.tsx';
import { identitiesQuery } from '../identities-query.ts';
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
      title={t(asksCode ? 'codeTitle' : 'title')}
      description={t(asksCode ? 'codeText' : 'text')}
    >
      <div className="mt-5 grid gap-6">
        <SignInSteps
          {...{ email, remember: isRemembered(), leave: t('cancel') }}
          onLeave={() => end('left')}
          onStep={setAsksCode}
          onSession={finish}
        />
        {!asksCode && <OtherWays />}
      </div>
    </Dialog>
  );
}

/** For whoever has linked another account, and may have no password. It leaves the page, and comes back to it. */
function OtherWays() {
  const { t } = useTranslation('sign-in-again');
  const { data } = useQuery(identitiesQuery);
  if (!data || data.linked.length === 0) return null;
  const { pathname, search } = window.location;
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <p className="text-s text-ink-soft">{t('leaves')}</p>
      {data.linked.map(({ provider }) => (
        <ElsewhereLink
          key={provider}
          {...{ provider, purpose: 'again', redirect: stripLang(pathname) + search }}
          label={t('with', { name: identityProviderNames[provider] })}
        />
      ))}
    </div>
  );
}
