import type { User } from '#shared/contracts/accounts.ts';
import type { IdentitySignIn } from '#shared/contracts/identities.ts';
import { identityProviderNames } from '#shared/identity-providers.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { SignInSteps } from '../form-parts/sign-in-steps.tsx';

interface LinkExistingProps {
  link: NonNullable<IdentitySignIn['link']>;
  /** Whether the session shall last 30 days. */
  remember: boolean;
  onConfirm: () => Promise<void>;
  onSession: (session: { token: string; user: User }) => void;
  onLeave: () => void;
}

/** Asks before the account of Google or Facebook is linked to the one here that has the same address. */
export function LinkExisting({ link, remember, onConfirm, onSession, onLeave }: LinkExistingProps) {
  const { t } = useTranslation('identities');
  const { busy, run } = useOneAtATime();
  const { provider, email, needs } = link;
  const name = identityProviderNames[provider];
  return (
    <div className="grid gap-6">
      <p className="wrap-anywhere">{t('link.exists', { email })}</p>
      <p>{t(needs === 'password' ? 'link.password' : 'link.confirm', { name })}</p>
      {needs === 'password' ? (
        <>
          <SignInSteps {...{ email, onSession, onLeave, remember, leave: t('link.not') }} />
          <p>
            <RichText
              text={t('link.noPassword')}
              parts={{
                letter: (words) => (
                  <TextLink to="/forgot-password" search={{}}>
                    {words}
                  </TextLink>
                ),
              }}
            />
          </p>
        </>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => void run(onConfirm)}>
            {t('link.submit')}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onLeave}>
            {t('link.not')}
          </Button>
        </div>
      )}
    </div>
  );
}
