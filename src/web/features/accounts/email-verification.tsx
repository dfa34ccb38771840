import { useQuery } from '@tanstack/react-query';
import { addresses } from '#web/lib/addresses.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { textLinkClasses } from '#web/ui/text-link.tsx';
import { AccountPage } from './account-page.tsx';
import { verifyEmailQuery } from './verify-email-query.ts';

/** The result of opening the link in the letter, and a button to go on. */
export function EmailVerification({ token }: { token: string | undefined }) {
  const { t } = useTranslation('accounts');
  const textOf = useProblemText();
  // Asked in the browser only: a mail server's scanner that fetches the address must not verify it.
  const { data, error, isPending, refetch } = useQuery({ ...verifyEmailQuery(token ?? ''), enabled: Boolean(token) });
  if (!token) return <BadLink />;
  if (isPending) {
    return (
      <AccountPage title={t('verify.title')}>
        <Skeleton />
      </AccountPage>
    );
  }
  if (data?.alreadyVerified) {
    return (
      <AccountPage title={t('verify.alreadyTitle')} text={t('verify.alreadyText')}>
        <ContinueButton />
      </AccountPage>
    );
  }
  if (data) {
    return (
      <AccountPage title={t('verify.doneTitle')} text={t('verify.doneText')}>
        <ContinueButton />
      </AccountPage>
    );
  }
  if (error instanceof Problem && error.fields.token !== undefined) {
    return (
      <AccountPage title={t('verify.expiredTitle')} text={t('verify.expiredText')}>
        <ContinueButton />
      </AccountPage>
    );
  }
  if (error instanceof Problem && error.status >= 400 && error.status < 500) return <BadLink />;
  return (
    <AccountPage title={t('verify.title')}>
      <LoadError text={textOf(error)} onRetry={() => void refetch()} />
    </AccountPage>
  );
}

/** The link in a letter is not, or no longer, one of ours. */
export function BadLink() {
  const { t } = useTranslation('accounts');
  const { data: settings } = useQuery(publicSettingsQuery);
  return (
    <AccountPage title={t('verify.badTitle')} text={t('verify.badText')}>
      {settings && (
        <a href={`mailto:${settings.supportEmail}`} className={textLinkClasses}>
          {t('verify.contact', { email: settings.supportEmail })}
        </a>
      )}
      <ContinueButton />
    </AccountPage>
  );
}

function ContinueButton() {
  const { t } = useTranslation('accounts');
  const signedIn = useSession().state === 'authenticated';
  return (
    <div>
      <LinkButton to={signedIn ? addresses.dashboard : addresses.login}>
        {signedIn ? t('verify.toDashboard') : t('verify.toLogin')}
      </LinkButton>
    </div>
  );
}
