import { Link } from '@tanstack/react-router';
import type { ProviderPage } from '#shared/contracts/provider-page.ts';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { Review } from '#web/features/catalogue/review.tsx';
import { ServiceCards } from '#web/features/catalogue/service-card.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { classes } from '#web/ui/classes.ts';
import { hydrateWhenUsed } from '#web/ui/deferred-hydration.tsx';
import { BeyondEnd, Empty } from '#web/ui/empty.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { Kicker } from '#web/ui/kicker.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';

/** Who a host is, what it offers, and what travellers say of it. */
export function HostPage({ host }: { host: ProviderPage }) {
  return (
    <div className="page grid grid-cols-1 gap-14 pt-6 pb-16 md:gap-20 md:pt-10 md:pb-24">
      <Introduction host={host} />
      <Offered host={host} />
      <Said host={host} />
    </div>
  );
}

const Introduction = hydrateWhenUsed(({ host }: { host: ProviderPage }) => {
  const { t } = useTranslation(['host', 'catalogue']);
  const lang = useLang();
  const foreign = useForeign()(host.aboutLang);
  const { name, kind, location, about, languages, since, rating, reviewCount } = host;
  return (
    <article className="grid grid-cols-1 gap-8 md:gap-12">
      <header className="grid gap-5">
        <Breadcrumbs items={[{ label: t('catalogue:services.title'), to: '/services' }, { label: name }]} />
        <div className="grid grid-cols-1 items-center gap-x-8 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]">
          <Avatar user={{ name, avatar: null }} size="l" />
          <div className="grid gap-2">
            <Kicker>{t(`kind.${kind}`)}</Kicker>
            <h1 className="max-w-5xl wrap-anywhere lg:text-[3.5rem]">{name}</h1>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="font-medium">{location}</span>
              {reviewCount > 0 && (
                <a href="#reviews" className="rounded-s underline-offset-4 hover:underline">
                  <Rating rating={rating} count={reviewCount} />
                </a>
              )}
            </p>
          </div>
        </div>
      </header>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-20">
        <div className="grid gap-3">
          {foreign && about !== '' && <p className="text-s text-ink-soft">{t(`only.${foreign}`)}</p>}
          <p lang={foreign} className="max-w-2xl font-display text-xl leading-snug whitespace-pre-line wrap-anywhere">
            {about === '' ? t('noAbout') : about}
          </p>
        </div>
        <section aria-labelledby="facts" className="grid gap-3">
          <h2 id="facts" className="text-l">
            {t('catalogue:facts.title')}
          </h2>
          <FactList
            className="lg:grid-cols-1"
            facts={[
              [
                t('catalogue:fact.languages'),
                languages.length > 0 && languages.map((code) => t(`catalogue:language.${code}`)).join(', '),
              ],
              [t('since'), formatDate(calendarDate(since), lang)],
            ]}
          />
        </section>
      </div>
    </article>
  );
});

/** Its listings as everywhere, and the way to the others. */
function Offered({ host: { name, services } }: { host: ProviderPage }) {
  const { t } = useTranslation('host');
  const { items, total, page, pageSize } = services;
  return (
    <section aria-labelledby="listings" className="grid grid-cols-1 gap-8">
      {total === 0 ? (
        <Empty title={<span id="listings">{t('none')}</span>} text={t('none.text')} />
      ) : (
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-3">
            <h2 id="listings" className="text-2xl wrap-anywhere">
              {t('listings', { name })}
            </h2>
            <p className="text-ink-soft">{t('listings.count', { count: total })}</p>
          </div>
          {items.length > 0 ? <ServiceCards items={items} level={3} below /> : <BeyondEnd />}
          <Pagination page={page} pageSize={pageSize} total={total} />
        </>
      )}
    </section>
  );
}

const Said = hydrateWhenUsed(({ host: { name, rating, reviewCount, reviews } }: { host: ProviderPage }) => {
  const { t } = useTranslation(['host', 'catalogue']);
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="grid scroll-mt-24 grid-cols-1 gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-3">
        <h2 id="reviews-title" className="text-2xl">
          {t('catalogue:reviews.title')}
        </h2>
        <Rating rating={rating} count={reviewCount} />
      </div>
      {reviews.length === 0 ? (
        <p className="text-ink-soft">{t('catalogue:reviews.none')}</p>
      ) : (
        <>
          <p className="text-s text-ink-soft">
            {t('catalogue:reviews.verified')}
            {reviews.length < reviewCount && ` ${t('catalogue:reviews.latest', { count: reviews.length })}`}
          </p>
          <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {reviews.map((review, place) => (
              <li key={review.id} className={classes(place === 0 && 'sm:col-span-2')}>
                <Review
                  review={review}
                  provider={name}
                  first={place === 0}
                  listing={<Reviewed of={review.service} />}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
});

/** The listing that a review is of; it may not be offered any more. */
function Reviewed({ of }: { of: ProviderPage['reviews'][number]['service'] }) {
  const { t } = useTranslation('host');
  const foreign = useForeign();
  return (
    <p className="text-s text-ink-soft">
      {of ? (
        <Link
          to="/services/$id"
          params={{ id: of.id }}
          lang={foreign(of.textLang)}
          className="rounded-s underline underline-offset-4 hover:text-ink"
        >
          {of.title}
        </Link>
      ) : (
        t('notOffered')
      )}
    </p>
  );
}
