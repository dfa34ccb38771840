import type { AdminProvider } from '#shared/contracts/approvals.ts';
import { formatInstant, today } from '#shared/dates.ts';
import { missingDocuments } from '#shared/provider-documents.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, Notice } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { ProviderMoney } from './money/provider-money.tsx';
import { Part } from './part.tsx';
import { providerHintsQuery } from './queries.ts';
import { Review } from './review/decision-bar.tsx';
import { Documents } from './review/documents.tsx';
import { Hints } from './review/hints.tsx';
import { Decisions, InBoth, Position, ReviewHeading } from './review/parts.tsx';
import { Standing } from './review/standing.tsx';
import { reviewAddress } from './review-address.ts';
import { businessTexts, ProviderState, ServiceState, stepTexts } from './states.tsx';

/** Everything about a provider, and the decision about its application. */
export function ProviderReview({ provider }: { provider: AdminProvider }) {
  const { t } = useTranslation(['admin-approvals', 'admin-payouts']);
  const { id, name, status, version, rejecting, decisions } = provider;
  const effect = useEffectOf(provider);
  return (
    <Review
      key={id}
      reviewed={status === 'pending' ? { kind: 'provider', id, version } : undefined}
      {...{ title: name, status, effect, rejecting }}
    >
      <ReviewHeading
        title={name}
        state={
          <>
            <Badge tone="info">{t('one.provider')}</Badge>
            <ProviderState status={status} />
          </>
        }
      />
      {(status === 'rejected' || status === 'suspended') && <Refused provider={provider} />}
      <Standing provider={provider} />
      <Hints query={providerHintsQuery(id)} />
      <Part title={t('application.title')}>
        <Facts provider={provider} />
      </Part>
      <Part title={t('application.about')}>
        <InBoth en={provider.about.en} sw={provider.about.sw} />
      </Part>
      <Part title={t('application.contact')}>
        <Contact provider={provider} />
      </Part>
      <Part title={t('documents.title')} lead={t('documents.opened')}>
        <Documents provider={provider} />
      </Part>
      <Part title={t('members.title')}>
        <Members provider={provider} />
      </Part>
      {(status === 'approved' || status === 'suspended') && (
        <Part title={t('admin-payouts:money.title')} lead={t('admin-payouts:money.lead')}>
          <ProviderMoney providerId={id} />
        </Part>
      )}
      <Part title={t('listings.title')}>
        <Listings provider={provider} />
      </Part>
      <Part title={t('decisions.title')}>
        <Decisions decisions={decisions} />
      </Part>
    </Review>
  );
}

/** What approving does, and what speaks against it. */
function useEffectOf({ kind, documents, services, members }: AdminProvider): string {
  const { t } = useTranslation(['admin-approvals', 'provider-documents']);
  const approved = services.filter(({ status }) => status === 'approved').length;
  const missing = missingDocuments(kind, documents, today(pageClock));
  const names = missing.map((group) => t(`provider-documents:group.${group}`)).join(', ');
  const shown = approved > 0 ? t('approve.provider', { count: approved }) : t('approve.providerNone');
  const warnings = [
    missing.length > 0 && t('approve.missing', { names }),
    !members.some(({ emailVerified }) => emailVerified) && t('approve.unverified'),
  ];
  return [...warnings, shown].filter(Boolean).join(' ');
}

function Refused({ provider: { status, rejectReason, rejectedSteps } }: { provider: AdminProvider }) {
  const { t } = useTranslation('admin-approvals');
  return (
    <Notice still tone="danger" title={t(status === 'suspended' ? 'suspended.title' : 'rejected.title')}>
      <p className="whitespace-pre-line wrap-anywhere">{rejectReason}</p>
      {rejectedSteps.length > 0 && (
        <p>{t('decisions.steps', { names: rejectedSteps.map((step) => t(stepTexts[step])).join(', ') })}</p>
      )}
    </Notice>
  );
}

function Facts({ provider }: { provider: AdminProvider }) {
  const { t } = useTranslation('admin-approvals');
  const lang = useLang();
  const { kind, location, county, landmark, lat, lon, submittedAt, createdAt } = provider;
  const at = (instant: string | null) => instant && formatInstant(new Date(instant), lang);
  return (
    <FactList
      facts={[
        [t('fact.business'), t(businessTexts[kind])],
        [t('fact.place'), `${location}, ${county}`],
        [t('fact.position'), <Position key="position" lat={lat} lon={lon} />],
        [t('fact.landmark'), landmark],
        [t('fact.sentIn'), at(submittedAt)],
        [t('fact.begun'), at(createdAt)],
      ]}
    />
  );
}

function Contact({ provider: { email, phone, languages } }: { provider: AdminProvider }) {
  const { t } = useTranslation(['admin-approvals', 'catalogue']);
  return (
    <div className="grid gap-3">
      <FactList
        facts={[
          [t('fact.email'), email],
          [t('fact.phone'), phone ?? t('application.noPhone')],
          [t('fact.languages'), languages.map((code) => t(`catalogue:language.${code}`)).join(', ')],
        ]}
      />
      {phone !== null && <p className="text-s text-ink-soft">{t('application.phoneNote')}</p>}
    </div>
  );
}

const rightTexts = { manage: 'right.manage', bookings: 'right.bookings', money: 'right.money' } as const;

function Members({ provider: { members } }: { provider: AdminProvider }) {
  const { t } = useTranslation('admin-approvals');
  if (members.length === 0) return <p className="text-ink-soft">{t('members.none')}</p>;
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {members.map(({ id, name, email, emailVerified, rights }) => (
        <li key={id} className="grid min-w-0 grid-cols-1 content-start gap-1">
          <p className="font-medium">
            <TextLink
              to="/admin/users/$userId"
              params={{ userId: id }}
              className="inline-flex min-h-11 items-center wrap-anywhere"
            >
              {name}
            </TextLink>
          </p>
          <p className="text-s wrap-anywhere">{email}</p>
          <p className="text-s text-ink-soft">{rights.map((right) => t(rightTexts[right])).join(', ')}</p>
          <p className={classes('text-s', emailVerified ? 'text-ink-soft' : 'font-semibold text-warning')}>
            {t(emailVerified ? 'members.verified' : 'members.unverified')}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Listings({ provider: { services } }: { provider: AdminProvider }) {
  const { t } = useTranslation(['admin-approvals', 'catalogue']);
  const foreign = useForeign();
  if (services.length === 0) return <p className="text-ink-soft">{t('listings.none')}</p>;
  return (
    <ul className="grid">
      {services.map(({ id, title, titleLang, category, status }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 first:border-t"
        >
          <span className="min-w-0 flex-[1_1_14rem]">
            <TextLink to={reviewAddress('service', id)} className="inline-flex min-h-11 items-center wrap-anywhere">
              <span lang={foreign(titleLang)}>{title}</span>
            </TextLink>
            <span className="block text-s text-ink-soft">{t(`catalogue:category.${category}`)}</span>
          </span>
          <ServiceState status={status} />
        </li>
      ))}
    </ul>
  );
}
