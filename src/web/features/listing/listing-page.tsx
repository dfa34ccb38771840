import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, type ReactNode, useRef } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import type { CalendarDate } from '#shared/dates.ts';
import type { StaySearch } from '#web/features/catalogue/search-params.ts';
import type { TypedDates } from '#web/features/catalogue/typed-dates.ts';
import { UnitPrice } from '#web/features/catalogue/unit-price.tsx';
import { useDisplay } from '#web/lib/currency.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Card } from '#web/ui/card.tsx';
import { hydrateWhenChanged, hydrateWhenSeen, type LateComponent } from '#web/ui/deferred-hydration.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BookingPart } from './booking/booking-part.tsx';
import { BottomBar } from './booking/bottom-bar.tsx';
import { PlainPanel as PlainPanelInHtml } from './booking/plain-panel.tsx';
import { calendarSpace, panelSpace } from './booking/reserved-space.ts';
import { useStayChoice } from './booking/use-stay-choice.ts';
import { Gallery } from './gallery/gallery.tsx';
import { ruled } from './ruled.ts';
import { Facts, Included } from './sections/facts.tsx';
import { Heading } from './sections/heading.tsx';
import { ListingFacts, type ListingFactsProps } from './sections/listing-facts.tsx';
import { LowerSections, type LowerSectionsProps } from './sections/lower-sections.tsx';
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

/** Where scripts are on, the booking panel takes its place. */
const PlainPanel = createIsomorphicFn()
  .server((): typeof PlainPanelInHtml => PlainPanelInHtml)
  .client(() => () => null)();

const LateSections = hydrateWhenSeen(
  createIsomorphicFn()
    .server((): LateComponent<LowerSectionsProps> => ({ Component: LowerSections }))
    .client(() => ({
      load: () => import('./sections/lower-sections.tsx').then(({ LowerSections }) => LowerSections),
    }))(),
  { loading: <Skeleton lines={12} />, keepsOutdated: true },
);

const LateFacts = hydrateWhenChanged(
  createIsomorphicFn()
    .server((): LateComponent<ListingFactsProps> => ({ Component: ListingFacts }))
    .client(() => ({ load: () => import('./sections/listing-facts.tsx').then(({ ListingFacts }) => ListingFacts) }))(),
);

interface ListingPageProps {
  service: Service;
  address: StaySearch;
  /** The days of the address as they were typed, which may be no dates. */
  typed: TypedDates;
}

/** The page of a listing: description, calendar, prices, reviews, and the booking panel. */
export function ListingPage({ service, address, typed }: ListingPageProps) {
  const choice = useStayChoice(service, address);
  const panel = useRef<HTMLDivElement>(null);
  const { today } = choice;
  return (
    <>
      <article className="page grid grid-cols-1 gap-8 pb-10 md:pt-10">
        <Heading service={service} />
        <div className="max-md:-order-1">
          <Gallery pictures={service.pictures} />
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
              <div className="@container">
                <BookingPart space={panelSpace(address)} plain={<PlainPanel {...{ service, choice, typed }} />}>
                  {today && <BookingPanel service={service} choice={choice} today={today} />}
                </BookingPart>
              </div>
            </Card>
          </aside>
          <div className="grid grid-cols-1 gap-12">
            <div className={ruled}>
              <div className="grid gap-10">
                <Facts service={service} />
                <Included service={service} />
              </div>
              <LateFacts service={service} />
              <Dates service={service} today={today}>
                <BookingPart space={calendarSpace(address, today)} plain={<PlainCalendar />}>
                  {today && <AvailabilityCalendar service={service} choice={choice} today={today} />}
                </BookingPart>
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
