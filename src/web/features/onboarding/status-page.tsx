import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import type { Application } from '#shared/contracts/onboarding.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { addresses } from '#web/lib/addresses.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Horizon } from '#web/ui/horizon.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { applicationQuery } from './queries.ts';
import { partOfStep, screenOfStep } from './screens.ts';
import { MissingDocuments } from './wizard/missing-documents.tsx';
import { ApplicationBadge } from './wizard/status-badge.tsx';
import { Summary } from './wizard/summary.tsx';

const Unverified = lazy(() => import('./wizard/unverified.tsx'));

/** Where a submitted application stands: what was decided, what to do, and what was sent. */
export function StatusPage() {
  const { t } = useTranslation('application');
  const { application } = useSuspenseQuery(applicationQuery).data;
  if (!application) return null;
  const Opening = openings[application.status];
  return (
    <div className="page grid grid-cols-1 gap-12 py-8 md:py-16">
      <header className="grid max-w-2xl justify-items-start gap-5">
        <Horizon />
        <ApplicationBadge status={application.status} />
        <Opening application={application} />
        {isUndecided(application) && <MissingDocuments application={application} />}
        <LazyPart lost={null}>{isUndecided(application) && <Unverified />}</LazyPart>
      </header>
      <section aria-labelledby="what" className="grid max-w-3xl grid-cols-1 gap-8">
        <h2 id="what" className="text-xl">
          {t('what')}
        </h2>
        <Summary application={application} />
      </section>
    </div>
  );
}

const isUndecided = ({ status }: Application) => status !== 'approved' && status !== 'suspended';

type OpeningProps = { application: Application };

const openings: Record<Application['status'], (props: OpeningProps) => React.ReactNode> = {
  draft: Draft,
  pending: Pending,
  approved: Approved,
  rejected: Rejected,
  suspended: Suspended,
};

const dayOf = (instant: string | null, lang: 'en' | 'sw') =>
  instant === null ? '' : formatDate(dateInNairobi(new Date(instant)), lang);

/** Not reached by a link: the wizard is open then. */
function Draft() {
  const { t } = useTranslation('application');
  return (
    <>
      <h1>{t('status.title')}</h1>
      <LinkButton to="/onboard/$step" params={{ step: 'check' }}>
        {t('part.check')}
      </LinkButton>
    </>
  );
}

function Pending({ application: { contact, submittedAt } }: OpeningProps) {
  const { t } = useTranslation('application');
  const lang = useLang();
  return (
    <>
      <h1>{t('pending.heading')}</h1>
      <p className="text-l text-ink-soft">{t('pending.text', { email: contact.email })}</p>
      <p>
        {t('fact.sent')} {dayOf(submittedAt, lang)}
      </p>
      <p className="text-ink-soft">{t('pending.meanwhile')}</p>
      <LinkButton to={`${addresses.provider}/services` as string}>{t('pending.listings')}</LinkButton>
    </>
  );
}

function Rejected({ application: { decidedAt, rejectReason, rejectedSteps } }: OpeningProps) {
  const { t } = useTranslation('application');
  const lang = useLang();
  return (
    <>
      <h1>{t('rejected.heading')}</h1>
      <div className="grid gap-3">
        <p>{t('rejected.text', { date: dayOf(decidedAt, lang) })}</p>
        <blockquote className="border-l-4 border-danger pl-4 whitespace-pre-line wrap-anywhere">
          {rejectReason}
        </blockquote>
      </div>
      <div className="grid gap-2">
        <p>{rejectedSteps.length > 0 ? t('rejected.steps') : t('rejected.any')}</p>
        <ul className="grid">
          {rejectedSteps.map((step) => (
            <li key={step}>
              <TextLink
                to="/onboard/$step"
                params={{ step: screenOfStep[step] }}
                className="inline-flex min-h-11 items-center"
              >
                {t('rejected.mend', { name: t(partOfStep[step]) })}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
      <LinkButton to="/onboard/$step" params={{ step: 'check' }}>
        {t('rejected.send')}
      </LinkButton>
    </>
  );
}

function Approved({ application: { name } }: OpeningProps) {
  const { t } = useTranslation('application');
  return (
    <>
      <h1 className="wrap-anywhere">{t('approved.heading', { name })}</h1>
      <p className="text-l text-ink-soft">{t('approved.text')}</p>
      <LinkButton to={addresses.provider}>{t('approved.panel')}</LinkButton>
    </>
  );
}

function Suspended({ application: { name } }: OpeningProps) {
  const { t } = useTranslation('application');
  const { data: settings } = useQuery(publicSettingsQuery);
  return (
    <>
      <h1 className="wrap-anywhere">{t('suspended.heading', { name })}</h1>
      <p className="text-l">
        {settings
          ? t('suspended.text', { email: settings.supportEmail, phone: settings.supportPhone })
          : t('suspended.textPlain')}
      </p>
    </>
  );
}
