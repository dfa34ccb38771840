import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, type RefObject, useId } from 'react';
import { blockLimits } from '#shared/block-limits.ts';
import type { Calendar } from '#shared/contracts/provider-calendar.ts';
import { addDays, type CalendarDate, calendarDate, daysBetween, formatDate } from '#shared/dates.ts';
import { useBusinessSearch } from '#web/features/provider/panel-links.tsx';
import { useMember } from '#web/features/provider/use-member.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { DateSpan } from '#web/ui/date-span.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { FeedSection } from '../feed/feed-section.tsx';
import { EntryList } from '../list/entry-list.tsx';
import { calendarQuery } from '../queries.ts';
import { notOpenText } from './not-open.ts';

const ImportsPart = lazy(() => import('../imports/imports-part.tsx'));

export interface Span {
  startDate: CalendarDate;
  endDate: CalendarDate;
}

interface DaysPanelProps {
  service: string;
  calendar: Calendar | undefined;
  /** The days that are chosen. */
  span: Span | undefined;
  onClear: () => void;
  /** Gets the focus from buttons that are gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The buttons that change days. */
  action: ReactNode;
}

/**
 * What is on the days that are chosen; without any, how the listing is open and how days are blocked. Below it, always, the
 * address for other calendars, and those that are read here.
 */
export function DaysPanel({ service, calendar, span, onClear, heading, action }: DaysPanelProps) {
  const { t } = useTranslation('provider-calendar');
  const id = useId();
  // Who comes, and whom other sites have, is for those who handle bookings.
  const seesBookings = useMember().rights.includes('bookings');
  const short = span && daysBetween(span.startDate, span.endDate) < blockLimits.daysShown;
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'grid grid-cols-1 content-start gap-5 xl:sticky xl:top-24 xl:self-start',
        // What gets the focus stops above the bar with the chosen days.
        span && 'max-xl:[&_:is(a,input,button,select)]:scroll-mb-40',
      )}
    >
      <div aria-live="polite" className="grid gap-1">
        <h2 ref={heading} id={id} tabIndex={-1} className="scroll-mt-24 text-l outline-none">
          {span ? <DateSpan start={span.startDate} end={span.endDate} /> : t('choose')}
        </h2>
        <p className="text-s text-ink-soft">
          {span ? <Length span={span} calendar={calendar} /> : t(seesBookings ? 'choose.text' : 'choose.prices')}
        </p>
      </div>
      {span && short && <ChosenFacts {...{ service, span }} />}
      <div className="flex flex-wrap gap-3">
        {action}
        {span && (
          <Button kind="quiet" onClick={onClear} className="max-sm:w-full">
            {t('clear')}
          </Button>
        )}
      </div>
      {span && short && seesBookings && (
        <div className="grid grid-cols-1 gap-2">
          <h3 className="text-m">{t('onDays')}</h3>
          <EntryList service={service} from={span.startDate} to={span.endDate} />
        </div>
      )}
      {!(span && short) && calendar && <OpenDays calendar={calendar} />}
      {calendar && seesBookings && (
        <>
          <FeedSection service={service} />
          <LazyPart>
            <ImportsPart calendar={calendar} />
          </LazyPart>
        </>
      )}
    </section>
  );
}

/** How many days or nights are chosen; of nights also when the last one ends. */
function Length({ span: { startDate, endDate }, calendar }: { span: Span; calendar: Calendar | undefined }) {
  const { t } = useTranslation('provider-calendar');
  const lang = useLang();
  const count = daysBetween(startDate, endDate) + 1;
  if (calendar?.service.priceUnit !== 'night') return t('length.days', { count });
  return t('length.nights', { count, date: formatDate(addDays(endDate, 1), lang) });
}

/** Places and prices of the days, from the lowest to the highest. */
function ChosenFacts({ service, span: { startDate, endDate } }: { service: string; span: Span }) {
  const { t } = useTranslation('provider-calendar');
  const { price } = useMoney();
  const { providerId } = useMember();
  const { data } = useQuery(calendarQuery({ providerId, service, from: startDate, to: endDate }));
  if (!data) return null;
  const range = (numbers: number[], words: (number: number) => string) => {
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    return least === most ? words(least) : t('range', { from: words(least), to: words(most) });
  };
  const left = data.days.map(({ places, booked, blocked, closed }) => (closed ? 0 : places - booked - blocked));
  const booked = data.days.map((day) => day.booked);
  const facts: Fact[] = [
    [t('fact.left'), range(left, String)],
    [t('fact.booked'), Math.max(...booked) > 0 && range(booked, String)],
    [
      t('fact.price'),
      range(
        data.days.map((day) => day.pricePerUnit),
        price,
      ),
    ],
  ];
  return (
    <>
      {data.days.every(({ closed }) => closed) && <Closed days={data.days} />}
      <FactList className="grid-cols-2 sm:grid-cols-3 xl:grid-cols-2" facts={facts} />
    </>
  );
}

/** Says that the chosen days are closed, and where time off that closes them is ended. */
function Closed({ days }: Pick<Calendar, 'days'>) {
  const { t } = useTranslation('provider-calendar');
  const search = useBusinessSearch();
  const { rights } = useMember();
  if (!days.every(({ onlyTimeOff }) => onlyTimeOff)) return <p className="font-semibold">{t('closed.already')}</p>;
  return (
    <div>
      <p className="font-semibold">{t('closed.timeOff')}</p>
      {rights.includes('bookings') && (
        <p>
          <TextLink
            to="/provider/settings"
            hash="time-off"
            search={search}
            className="inline-flex min-h-11 items-center"
          >
            {t('closed.toTimeOff')}
          </TextLink>
        </p>
      )}
    </div>
  );
}

/** Between which days travellers may book, and the way to where that is changed. */
function OpenDays({ calendar: { service } }: { calendar: Calendar }) {
  const { t } = useTranslation('provider-calendar');
  const lang = useLang();
  const search = useBusinessSearch();
  const { rights } = useMember();
  const { bookableFrom, bookableUntil } = service;
  const notOpen = notOpenText(service);
  const isUnsent = notOpen === 'open.draft';
  const words = (date: string) => formatDate(calendarDate(date), lang);
  return (
    <div className="grid gap-1">
      <h3 className="text-m">{t('open')}</h3>
      <p className="text-ink-soft">
        {notOpen
          ? t(notOpen)
          : bookableFrom && bookableUntil
            ? t('open.between', { from: words(bookableFrom), to: words(bookableUntil) })
            : bookableFrom
              ? t('open.from', { from: words(bookableFrom) })
              : bookableUntil
                ? t('open.until', { to: words(bookableUntil) })
                : t('open.all')}
      </p>
      {rights.includes('manage') && (
        <p>
          <TextLink
            to="/provider/services/$serviceId"
            params={{ serviceId: service.id }}
            search={isUnsent ? search : { ...(search as object), section: 'dates' }}
            className="inline-flex min-h-11 items-center"
          >
            {t(isUnsent ? 'open.edit' : 'open.change')}
          </TextLink>
        </p>
      )}
    </div>
  );
}
