import { lazy, type ReactNode } from 'react';
import type { AdminService } from '#shared/contracts/approvals.ts';
import { formatInstant, today } from '#shared/dates.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, Notice } from '#web/ui/badge.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { Part } from './part.tsx';
import { serviceHintsQuery } from './queries.ts';
import { Changes } from './review/changes.tsx';
import { Review } from './review/decision-bar.tsx';
import { Hints } from './review/hints.tsx';
import { Offering } from './review/offering.tsx';
import { Decisions, InBoth, Position, ReviewHeading } from './review/parts.tsx';
import type { Reviewed } from './review/use-decide.ts';
import { reviewAddress } from './review-address.ts';
import { ProviderState, ServiceState } from './states.tsx';

const ListingPreview = lazy(() =>
  import('#web/features/listing/listing-preview.tsx').then(({ ListingPreview }) => ({ default: ListingPreview })),
);

/** Everything about a listing, and the decision about it or about a change of it. */
export function ListingReview({ listing }: { listing: AdminService }) {
  const { t } = useTranslation('admin-approvals');
  const foreign = useForeign();
  const { id, title, titleLang, status, change, approved, rejecting, decisions } = listing;
  const waiting = waitingOf(listing);
  return (
    <Review key={id} reviewed={waiting} {...{ title, effect: useEffectOf(listing, waiting), rejecting }}>
      <ReviewHeading
        title={<span lang={foreign(titleLang)}>{title}</span>}
        state={
          <>
            <Badge tone="info">{t(waiting?.kind === 'change' ? 'one.change' : 'one.service')}</Badge>
            <ServiceState status={status} />
            {listing.takenDown && <Badge tone="danger">{t('takenDown.badge')}</Badge>}
            {listing.featured && <Badge>{t('featured.badge')}</Badge>}
          </>
        }
      />
      <State listing={listing} />
      <Hints query={serviceHintsQuery(id)} />
      <Offering listing={listing} />
      {change?.status === 'submitted' && <Changes approved={approved} change={change} />}
      <Part title={t('application.title.listing')}>
        <Facts listing={listing} />
      </Part>
      <Part title={t('preview.title')} lead={t('preview.lead')}>
        <div className="overflow-hidden rounded-l border border-line-strong bg-canvas p-4 sm:p-6">
          <LazyPart loading={<Skeleton lines={12} />}>
            <ListingPreview service={listing.preview} today={today(pageClock)} titleAs="h3" />
          </LazyPart>
        </div>
      </Part>
      <Part title={t('texts.title')}>
        <Texts listing={listing} />
      </Part>
      <Part title={t('texts.extras')}>
        <Extras listing={listing} />
      </Part>
      <Part title={t('texts.questions')}>
        <Questions listing={listing} />
      </Part>
      <Part title={t('texts.pictures')}>
        <Pictures listing={listing} />
      </Part>
      <Part title={t('decisions.title')}>
        <Decisions decisions={decisions} />
      </Part>
    </Review>
  );
}

/** What of it waits for a decision, by the same rule as on the server. */
function waitingOf({ id, version, status, change }: AdminService): Reviewed | undefined {
  if (status === 'submitted') return { kind: 'service', id, version };
  const isApproved = status === 'approved' || status === 'paused';
  return isApproved && change?.status === 'submitted' ? { kind: 'change', id, version } : undefined;
}

function useEffectOf({ provider }: AdminService, waiting: Reviewed | undefined): string {
  const { t } = useTranslation('admin-approvals');
  if (waiting?.kind === 'change') return t('approve.change');
  return t(provider.status === 'approved' ? 'approve.service' : 'approve.serviceWaits');
}

const providerTexts = {
  draft: 'provider.draft',
  pending: 'provider.pending',
  rejected: 'provider.rejected',
  suspended: 'provider.suspended',
} as const;

/** Why it was rejected, and what its provider's state means for it. */
function State({ listing: { rejectReason, status, change, provider } }: { listing: AdminService }) {
  const { t } = useTranslation('admin-approvals');
  return (
    <>
      {status === 'rejected' && (
        <Notice still tone="danger" title={t('rejected.title')}>
          <p className="whitespace-pre-line wrap-anywhere">{rejectReason}</p>
        </Notice>
      )}
      {change?.status === 'rejected' && (
        <Notice still>
          <p className="whitespace-pre-line wrap-anywhere">
            {t('change.rejected', { reason: change.rejectReason ?? '' })}
          </p>
        </Notice>
      )}
      {provider.status !== 'approved' && (
        <Notice still tone="warning">
          <p>{t(providerTexts[provider.status])}</p>
          <TextLink to={reviewAddress('provider', provider.id)} className="inline-flex min-h-11 items-center">
            {t('provider.look')}
          </TextLink>
        </Notice>
      )}
    </>
  );
}

function Facts({ listing }: { listing: AdminService }) {
  const { t } = useTranslation(['admin-approvals', 'catalogue']);
  const lang = useLang();
  const { provider, category, location, county, approved, meetingPosition, booking, submittedAt } = listing;
  return (
    <FactList
      facts={[
        [
          t('fact.provider'),
          <span key="provider" className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TextLink to={reviewAddress('provider', provider.id)} className="inline-flex min-h-11 items-center">
              {provider.name}
            </TextLink>
            <ProviderState status={provider.status} />
          </span>,
        ],
        [t('fact.category'), t(`catalogue:category.${category}`)],
        [t('fact.place'), `${location}, ${county}`],
        [t('fact.position'), <Position key="position" lat={approved.lat} lon={approved.lon} />],
        [t('fact.meeting'), meetingPosition && <Position key="meeting" {...meetingPosition} />],
        [t('fact.booking'), t(booking === 'instant' ? 'fact.booking.instant' : 'fact.booking.request')],
        [t('fact.sentIn'), submittedAt && formatInstant(new Date(submittedAt), lang)],
      ]}
    />
  );
}

/** What the provider has written, in both languages side by side. */
function Texts({ listing: { texts, facts } }: { listing: AdminService }) {
  const { t } = useTranslation('admin-approvals');
  const { en, sw } = texts;
  const items = (list: string[]): ReactNode =>
    list.length > 0 && (
      <ul className="grid list-disc gap-1 pl-5">
        {list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  const plan = (lang: 'en' | 'sw'): ReactNode => (
    <ol className="grid list-decimal gap-2 pl-5">
      {facts.plan?.map(({ title, text }, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place alone
        <li key={day} className="whitespace-pre-line wrap-anywhere">
          {[title[lang], text[lang]].filter(Boolean).join(': ')}
        </li>
      ))}
    </ol>
  );
  return (
    <div className="grid gap-6">
      {(
        [
          [t('texts.title.field'), en.title, sw.title],
          [t('texts.summary'), en.summary, sw.summary],
          [t('texts.description'), en.description, sw.description],
          [t('texts.included'), items(en.included), items(sw.included)],
          [t('texts.notIncluded'), items(en.notIncluded), items(sw.notIncluded)],
          [t('texts.meetingPoint'), en.meetingPoint, sw.meetingPoint],
          ...(facts.lodging ? [[t('texts.lodging'), facts.lodging.en, facts.lodging.sw] as const] : []),
          ...(facts.plan ? [[t('texts.plan'), plan('en'), plan('sw')] as const] : []),
          ...(facts.bring ? [[t('texts.bring'), items(facts.bring.en), items(facts.bring.sw)] as const] : []),
        ] as const
      ).map(([label, inEnglish, inKiswahili]) => (
        <div key={label} className="grid gap-2">
          <h3>{label}</h3>
          <InBoth en={inEnglish} sw={inKiswahili} />
        </div>
      ))}
    </div>
  );
}

/** What travellers may add for money, with its price; how it is charged stands in the preview's words. */
function Extras({ listing: { extras, preview } }: { listing: AdminService }) {
  const { t } = useTranslation('admin-approvals');
  const { charge } = useMoney();
  if (extras.length === 0) return <p className="text-ink-soft">{t('texts.noExtras')}</p>;
  return (
    <ol className="grid gap-6">
      {extras.map(({ id, name, description, price }) => (
        <li key={id} className="grid gap-2">
          <p className="font-medium">
            {charge(price)} {preview.extras.find((one) => one.id === id)?.per}
          </p>
          <InBoth {...withDescription(name, description)} />
        </li>
      ))}
    </ol>
  );
}

/** A name with its description behind it. */
function withDescription(name: OwnWords['text'], description: OwnWords['text']): Record<'en' | 'sw', ReactNode> {
  const wordsIn = (lang: 'en' | 'sw') => name[lang] && [name[lang], description[lang]].filter(Boolean).join(': ');
  return { en: wordsIn('en'), sw: wordsIn('sw') };
}

/** What travellers are asked, in the words of the provider; those of standard questions are ours. */
function Questions({ listing: { questions, preview } }: { listing: AdminService }) {
  const { t } = useTranslation('admin-approvals');
  if (questions.length === 0) return <p className="text-ink-soft">{t('texts.noQuestions')}</p>;
  return (
    <ol className="grid gap-4">
      {questions.map(({ id, own }) => (
        <li key={id}>
          {own ? (
            <InBoth {...bothOf(own)} />
          ) : (
            t('texts.standardQuestion', { question: preview.questions.find((one) => one.id === id)?.text ?? id })
          )}
        </li>
      ))}
    </ol>
  );
}

type OwnWords = NonNullable<AdminService['questions'][number]['own']>;

/** A question with its choices behind it. */
function bothOf({ text, choices }: OwnWords): Record<'en' | 'sw', ReactNode> {
  const wordsIn = (lang: 'en' | 'sw') => {
    const offered = choices.flatMap((choice) => choice[lang] ?? []);
    return text[lang] && [text[lang], offered.join(' / ')].filter(Boolean).join(': ');
  };
  return { en: wordsIn('en'), sw: wordsIn('sw') };
}

/** Each photo with what is said about it to those who do not see it. */
function Pictures({ listing: { pictures } }: { listing: AdminService }) {
  const { t } = useTranslation('admin-approvals');
  if (pictures.length === 0) return <p className="text-ink-soft">{t('texts.noPhotos')}</p>;
  return (
    <ol className="grid gap-6 sm:grid-cols-2">
      {pictures.map(({ image, placeholder, altEn, altSw }, place) => (
        <li key={image} className="grid content-start gap-3">
          <Picture
            {...{ image, placeholder }}
            alt={t('texts.photo', { number: place + 1 })}
            sizes="(min-width: 40rem) 28rem, 100vw"
            className="aspect-4/3 rounded-m"
          />
          <InBoth en={altEn} sw={altSw} />
        </li>
      ))}
    </ol>
  );
}
