import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { categoryFacts } from '#shared/categories.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { useDisplay } from '#web/lib/currency.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Price } from '#web/ui/price.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import type { Stay } from '../service-card.tsx';
import { Facts, Included, Provider, Seasons } from './facts.tsx';
import { Pictures } from './pictures.tsx';
import { Reviews } from './reviews.tsx';
import { type StayChoice, useStayChoice } from './use-stay-choice.ts';

// Choosing dates needs fields, words and a calendar that reading the page does not.
const BookingPanel = lazy(() => import('./booking-panel.tsx').then(({ BookingPanel }) => ({ default: BookingPanel })));
const AvailabilityCalendar = lazy(() =>
  import('./availability-calendar.tsx').then(({ AvailabilityCalendar }) => ({ default: AvailabilityCalendar })),
);

/** One listing: what it is, when it is free, what it costs, what others say, and the way to book it. */
export function ListingPage({ service, address }: { service: Service; address: Stay }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const lang = useLang();
  const { currency } = useDisplay();
  const choice = useStayChoice(service, address);
  const ready = useBookingWords();
  const { today, value, setValue } = choice;
  const textLang = service.textLang === lang ? undefined : service.textLang;
  return (
    <>
      <article className="page grid gap-8 py-8 md:py-12">
        <Heading service={service} />
        <Pictures pictures={service.pictures} />
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
          <div className="grid gap-4" lang={textLang}>
            <p className="max-w-prose text-l">{service.summary}</p>
            <p className="max-w-prose whitespace-pre-line">{service.description}</p>
          </div>
          <aside
            aria-labelledby="book"
            className="lg:sticky lg:top-20 lg:col-start-2 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:row-span-2 lg:row-start-1"
          >
            <Card className="grid gap-4">
              <h2 id="book" className="text-l">
                <Price
                  dollars={service.priceFrom}
                  unit={service.priceUnit}
                  from={service.priceFrom < service.pricePerUnit}
                />
              </h2>
              {today && ready ? (
                <Suspense fallback={<Skeleton lines={5} />}>
                  <BookingPanel service={service} choice={choice} today={today} />
                </Suspense>
              ) : (
                <Skeleton lines={5} />
              )}
            </Card>
          </aside>
          <div className="grid gap-10">
            <Facts service={service} />
            <Included service={service} />
            <section aria-labelledby="dates" className="grid gap-4">
              <h2 id="dates">{t('calendar.title')}</h2>
              <p className="text-ink-soft">
                {t(`calendar.intro.${service.priceUnit}`)}
                {currency !== 'USD' && ` ${t('calendar.shownIn', { currency: t(`common:currency.${currency}`) })}`}
              </p>
              {today && ready ? (
                <Suspense fallback={<Skeleton lines={8} />}>
                  <AvailabilityCalendar service={service} stay={value} today={today} onChange={setValue} />
                </Suspense>
              ) : (
                <Skeleton lines={8} />
              )}
              <Seasons service={service} />
            </section>
            <Reviews service={service} />
            <Provider service={service} />
          </div>
        </div>
      </article>
      <BottomBar service={service} choice={choice} />
    </>
  );
}

function Heading({ service }: { service: Service }) {
  const { t } = useTranslation('catalogue');
  const lang = useLang();
  const shelf = shelfOf[categoryFacts(service.category).group];
  const foreign = service.textLang !== lang;
  return (
    <header className="grid gap-3">
      <Breadcrumbs
        items={[
          shelf ? { label: t(shelf.label), to: shelf.to } : { label: t('services.title'), to: '/services' },
          { label: t(`category.${service.category}`) },
        ]}
      />
      <h1 lang={foreign ? service.textLang : undefined}>{service.title}</h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="inline-flex items-center gap-1 text-ink-soft">
          <Icon name="pin" />
          {placeOf(service)}
        </span>
        {service.reviewCount > 0 && (
          <a href="#reviews" className="rounded-s underline-offset-4 hover:underline">
            <Rating rating={service.rating} count={service.reviewCount} />
          </a>
        )}
      </p>
      {foreign && <p className="text-s text-ink-soft">{service.textLang === 'en' ? t('only.en') : t('only.sw')}</p>}
    </header>
  );
}

const shelfOf = {
  experience: undefined,
  stay: { label: 'stays.all', to: '/stays' },
  meal: { label: 'meals.all', to: '/meals' },
  transport: { label: 'transport.all', to: '/transport' },
} as const;

/** "Talek, Narok"; a county that the place already names is not said twice. */
function placeOf({ location, county }: Service): string {
  return location.includes(county) || county.startsWith(location) ? location : `${location}, ${county}`;
}

/** At the foot of small screens while one reads: the price and the way to book. */
function BottomBar({ service, choice }: { service: Service; choice: StayChoice }) {
  const { t } = useTranslation('catalogue');
  const money = useMoney();
  const { price, mayGoOn, search } = choice;
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-surface shadow-raised lg:hidden">
      <div className="page flex min-h-16 items-center justify-between gap-4 py-2">
        <p aria-live="polite">
          {price ? (
            <span className="font-semibold">{t('total', { price: money.price(price.total) })}</span>
          ) : (
            <Price
              dollars={service.priceFrom}
              unit={service.priceUnit}
              from={service.priceFrom < service.pricePerUnit}
            />
          )}
        </p>
        {mayGoOn ? (
          <LinkButton
            to="/booking/$serviceId"
            params={{ serviceId: service.id }}
            search={search}
            className="whitespace-nowrap"
          >
            {t('widget.book')}
          </LinkButton>
        ) : (
          <LinkButton
            to="."
            hash="book"
            search={((old: object) => old) as never}
            kind="quiet"
            className="whitespace-nowrap"
          >
            {t('widget.dates')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** Brings the words of dates and prices, which the page itself does not need. */
function useBookingWords(): boolean {
  const { texts } = useRouteContext({ from: '__root__' });
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void Promise.resolve(texts.load(['bookings', 'fields'])).then(() => setReady(true));
  }, [texts]);
  return ready;
}
