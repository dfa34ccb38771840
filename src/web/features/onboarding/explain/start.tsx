import { useQuery } from '@tanstack/react-query';
import type { Application } from '#shared/contracts/onboarding.ts';
import { addresses } from '#web/lib/addresses.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { applicationQuery } from '../queries.ts';

const toApplication = '/onboard/continue';
const search = { redirect: toApplication } as never;

/**
 * The way into the application: by an account for those who have none, and for whoever is signed in to where their own
 * stands. Both have the same size, as the HTML shows the first.
 */
export function Start() {
  const { user } = useSession();
  return <div className="grid justify-items-start gap-3">{user ? <ToOwn name={user.name} /> : <ToAccount />}</div>;
}

/** Whether an application can be begun; an admin may have paused them. */
function useTakesApplications(): boolean {
  const { data } = useQuery(publicSettingsQuery);
  return data?.takes.applications !== false;
}

function ToAccount() {
  const { t } = useTranslation('onboarding');
  if (!useTakesApplications()) return <p>{t('paused')}</p>;
  const link = (to: string) => (words: string) => (
    <TextLink to={to} search={search}>
      {words}
    </TextLink>
  );
  return (
    <>
      <LinkButton to={addresses.register} search={search}>
        {t('start')}
      </LinkButton>
      <p className="text-s text-ink-soft">
        <RichText text={t('account')} parts={{ register: link(addresses.register), login: link(addresses.login) }} />
      </p>
    </>
  );
}

function ToOwn({ name }: { name: string }) {
  const { t } = useTranslation('onboarding');
  const { data } = useQuery(applicationQuery);
  const application = data?.application ?? null;
  const status = application?.status;
  const takesApplications = useTakesApplications();
  if (!application && !takesApplications) return <p>{t('paused')}</p>;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {status === 'approved' ? (
          <>
            <LinkButton to={addresses.provider}>{t('toPanel')}</LinkButton>
            {takesApplications && (
              <LinkButton kind="quiet" to={'/onboard/another' as string}>
                {t('another')}
              </LinkButton>
            )}
          </>
        ) : (
          <LinkButton to={toApplication as string}>{t(wordsOf(status))}</LinkButton>
        )}
      </div>
      <p className="text-s text-ink-soft">
        {application ? <Standing application={application} /> : t('signedIn', { name })}
      </p>
    </>
  );
}

function wordsOf(status: Application['status'] | undefined) {
  if (status === undefined) return 'start';
  return status === 'draft' ? 'continue' : 'seeStatus';
}

function Standing({ application: { status, name } }: { application: Application }) {
  const { t } = useTranslation('onboarding');
  return t(`status.${status}`, { name });
}
