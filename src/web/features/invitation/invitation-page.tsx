import { useQuery } from '@tanstack/react-query';
import type { Invitation } from '#shared/contracts/provider-team.ts';
import { formatInstant } from '#shared/dates.ts';
import { foldEmail } from '#shared/email.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { addresses } from '#web/lib/addresses.ts';
import { keepInvited } from '#web/lib/new-account.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useAccept } from './offer/use-accept.ts';
import { invitationQuery } from './queries.ts';

/** What the link in an invitation's letter opens: who invites to what, and the button that accepts. */
export function InvitationPage({ token }: { token: string }) {
  const { t } = useTranslation('invitation');
  const textOf = useProblemText();
  // Read in the browser only, since the server knows nothing of whoever is signed in.
  const { data, error, isPending, refetch } = useQuery({ ...invitationQuery(token), enabled: token !== '' });
  if (token === '' || (error instanceof Problem && error.status >= 400 && error.status < 500)) {
    return (
      <AccountPage title={t('gone.title')} text={t('gone.text')}>
        <div>
          <LinkButton to={addresses.home}>{t('home')}</LinkButton>
        </div>
      </AccountPage>
    );
  }
  if (isPending) {
    return (
      <AccountPage title={t('title')}>
        <Skeleton>
          <SkeletonBox className="h-24" />
          <SkeletonBox className="h-12" />
        </Skeleton>
      </AccountPage>
    );
  }
  if (!data) {
    return (
      <AccountPage title={t('title')}>
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      </AccountPage>
    );
  }
  return data.state === 'open' ? <Offer token={token} invitation={data} /> : <Over invitation={data} />;
}

function Over({ invitation: { state, provider, invitedBy } }: { invitation: Invitation }) {
  const { t } = useTranslation('invitation');
  const isMember = useSession().user?.memberships.some(({ providerId }) => providerId === provider.id);
  const kind = state === 'accepted' ? 'used' : 'expired';
  return (
    <AccountPage
      title={t(`${kind}.title`)}
      text={kind === 'used' ? t('used.text') : t('expired.text', { inviter: invitedBy, name: provider.name })}
    >
      <div>
        {isMember ? (
          <LinkButton to={addresses.provider} search={{ providerId: provider.id } as never}>
            {t('used.panel')}
          </LinkButton>
        ) : (
          <LinkButton to={addresses.home}>{t('home')}</LinkButton>
        )}
      </div>
    </AccountPage>
  );
}

interface OfferProps {
  token: string;
  invitation: Invitation;
}

function Offer({ token, invitation }: OfferProps) {
  const { t } = useTranslation(['invitation', 'rights']);
  const { provider, invitedBy, rights } = invitation;
  const { state } = useSession();
  return (
    <AccountPage
      title={t('heading', { name: provider.name })}
      text={t('text', { inviter: invitedBy, name: provider.name })}
    >
      <section aria-labelledby="would-handle" className="grid gap-3">
        <h2 id="would-handle" className="text-l">
          {t('mayDo')}
        </h2>
        <ul className="grid gap-3">
          {rights.map((right) => (
            <li key={right} className="rounded-m border border-line bg-surface p-4">
              <p className="font-semibold">{t(`rights:${right}`)}</p>
              <p className="text-s text-ink-soft">{t(`rights:${right}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      {state === 'authenticated' ? (
        <SignedIn token={token} invitation={invitation} />
      ) : (
        state !== 'loading' && <SignedOut token={token} email={invitation.email} />
      )}
    </AccountPage>
  );
}

function SignedOut({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation('invitation');
  const search = { redirect: `/invitation?token=${token}` };
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">{t('signIn', { email })}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/register" search={search} onClick={() => keepInvited(email)}>
          {t('toRegister')}
        </LinkButton>
        <LinkButton to="/login" search={search} kind="quiet">
          {t('toLogin')}
        </LinkButton>
      </div>
    </div>
  );
}

function SignedIn({ token, invitation }: OfferProps) {
  const { t } = useTranslation('invitation');
  const lang = useLang();
  const { user } = useSession();
  const { busy, problem, accept } = useAccept(token, invitation);
  const { email, expiresAt } = invitation;
  if (!user) return null;
  if (foldEmail(user.email) !== foldEmail(email)) {
    return (
      <Notice tone="warning" still title={t('other.title')}>
        <p className="wrap-anywhere">{t('other.text', { email, own: user.email })}</p>
      </Notice>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-s text-ink-soft wrap-anywhere">
        {t('accepting', { email, date: formatInstant(new Date(expiresAt), lang) })}
      </p>
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      <div>
        <Button busy={busy} onClick={() => void accept()}>
          {t('accept')}
        </Button>
      </div>
    </div>
  );
}
