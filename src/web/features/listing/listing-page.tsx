import { useRouteContext } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import type { CalendarDate } from '#shared/dates.ts';
import type { StaySearch } from '#web/features/catalogue/search-params.ts';
import type { TypedDates } from '#web/features/catalogue/typed-dates.ts';
import { UnitPrice } from '#web/features/catalogue/unit-price.tsx';
import { useDisplay } from '#web/lib/currency.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useWanted } from '#web/lib/use-wanted.ts';
import { Card } from '#web/ui/card.tsx';
import { LazyPart, LostPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { untilSeen } from '#web/ui/stays-html.tsx';
import { BottomBar } from './booking/bottom-bar.tsx';
import { PlainPanel as PlainPanelInHtml } from './booking/plain-panel.tsx';
import { useStayChoice } from './booking/use-stay-choice.ts';
import { Gallery } from './gallery/gallery.tsx';
import { useOpenedPicture } from './gallery/use-opened-picture.ts';
import { ruled } from './ruled.ts';
import { Facts, Included } from './sections/facts.tsx';
import { Heading } from './sections/heading.tsx';
import { LowerSections as LowerSectionsInHtml } from './sections/lower-sections.tsx';
import { Seasons } from './sections/seasons.tsx';
import { Similar } from './sections/similar.tsx';
import { Story } from './sections/story.tsx';

// Loaded after the page, since choosing dates needs fields, texts and a calendar.
const BookingPanel = lazy(() =>
  import('./booking/booking-panel.tsx').then(({ BookingPanel }) => ({ default: BookingPanel })),
);
const AvailabilityCalendar = lazy(() =>
  import('./booking/availability-calendar.tsx').then(({ AvailabilityCalendar }) => ({ default: AvailabilityCalendar })),
);

const LowerSections = createIsomorphicFn()
  .server((): typeof LowerSectionsInHtml => LowerSectionsInHtml)
  .client(() =>
    lazy(() => import('./sections/lower-sections.tsx').then(({ LowerSections }) => ({ default: LowerSections }))),
  )();

/** Where scripts are on, the booking panel takes its place. */
const PlainPanel = createIsomorphicFn()
  .server((): typeof PlainPanelInHtml => PlainPanelInHtml)
  .client(() => () => null)();

/** What lies far below stands in the HTML; its code is loaded when it comes near the screen. */
const LateSections = untilSeen(({ service }: { service: Service }) => (
  <LazyPart loading={<Skeleton lines={12} />}>
    <LowerSections service={service} />
  </LazyPart>
));

interface ListingPageProps {
  service: Service;
  address: StaySearch;
  /** The days of the address as they were typed, which may be no dates. */
  typed: TypedDates;
}

/** The page of a listing: description, calendar, prices, reviews, and the booking panel. */
export function ListingPage({ service, address, typed }: ListingPageProps) {
  const choice = useStayChoice(service, address);
  const opened = useOpenedPicture();
  const panel = useRef<HTMLDivElement>(null);
  const { today } = choice;
  return (
    <>
      <article className="page grid grid-cols-1 gap-8 pb-10 md:pt-10">
        <Heading service={service} />
        <div className="max-md:-order-1">
          <Gallery pictures={service.pictures} opened={opened} />
        </div>
        <div className="grid items-start gap-10 md:pt-4 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-20">
          <Story service={service} />
          <aside
            aria-labelledby="book"
            className="scroll-mt-24 lg:top-18 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:[@media(min-height:43.75rem)]:sticky"
          >
            <Card ref={panel} padded={false} className="grid gap-3 p-5">
              <h2 id="book" className="text-l">
                <UnitPrice service={service} onDates={choice.shown} />
              </h2>
              <WithBookingTexts lines={5} plain={<PlainPanel {...{ service, choice, typed }} />}>
                {today && <BookingPanel service={service} choice={choice} today={today} />}
              </WithBookingTexts>
            </Card>
          </aside>
          <div className="grid grid-cols-1 gap-12">
            <div className={ruled}>
              <div className="grid gap-10">
                <Facts service={service} />
                <Included service={service} />
              </div>
              <Dates service={service} today={today}>
                <WithBookingTexts lines={8} plain={<PlainCalendar />}>
                  {today && <AvailabilityCalendar service={service} choice={choice} today={today} />}
                </WithBookingTexts>
              </Dates>
            </div>
            <LateSections service={service} />
          </div>
        </div>
      </article>
      <Similar serviceId={service.id} stay={choice.similarFor} />
      <BottomBar service={service} choice={choice} panel={panel} />
    </>
  );
}

function PlainCalendar() {
  const { t } = useTranslation('catalogue');
  return <p>{t('plain.calendar')}</p>;
}

interface DatesProps {
  service: Service;
  today: CalendarDate | undefined;
  children: ReactNode;
}

/** The calendar of free days and prices. */
function Dates({ service, today, children }: DatesProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { currency } = useDisplay();
  return (
    <section aria-labelledby="dates" className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h2 id="dates">{t('calendar.title')}</h2>
        <p className="text-ink-soft">
          {t(`calendar.intro.${service.priceUnit}`)}
          {currency !== 'USD' && ` ${t('calendar.shownIn', { currency: t(`common:currency.${currency}`) })}`}
        </p>
      </div>
      {children}
      {today && <Seasons service={service} today={today} />}
    </section>
  );
}

interface WithBookingTextsProps {
  /** How many lines the skeleton has. */
  lines: number;
  /** Stands in its place where scripts are off. */
  plain: ReactNode;
  /** Null until it is known what day it is. */
  children: ReactNode;
}

/** Shows its children once they are wanted, and their texts are there. */
function WithBookingTexts({ lines, plain, children }: WithBookingTextsProps) {
  const place = useRef<HTMLDivElement>(null);
  const texts = useBookingTexts({ wanted: useWanted(place) });
  const loading = (
    <>
      <div ref={place} className="noscript:hidden">
        <Skeleton lines={lines} />
      </div>
      <noscript>{plain}</noscript>
    </>
  );
  if (texts === 'failed') return <LostPart />;
  return texts === 'loaded' && children ? <LazyPart loading={loading}>{children}</LazyPart> : loading;
}

/** Loads the texts of dates and prices, which the page itself does not need. */
function useBookingTexts({ wanted }: { wanted: boolean }): 'loading' | 'loaded' | 'failed' {
  const { texts } = useRouteContext({ from: '__root__' });
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  useEffect(() => {
    if (!wanted) return;
    Promise.resolve(texts.load(['bookings', 'fields'])).then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }, [texts, wanted]);
  return state;
}
