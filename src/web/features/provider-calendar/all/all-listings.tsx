import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, lazy, useRef, useState } from 'react';
import type { AllCalendars } from '#shared/contracts/provider-calendar.ts';
import { addMonths, type CalendarDate, calendarDate, formatDate } from '#shared/dates.ts';
import { monthWords } from '#web/features/provider/month-words.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { BeyondEnd } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import type { ChosenDay } from '../day-drawer.tsx';
import { MonthNav } from '../month-nav.tsx';
import { allCalendarsQuery, type CalendarSearch, daysOfMonth, monthOf } from '../queries.ts';

const loadDrawer = () => import('../day-drawer.tsx');
const DayDrawer = lazy(loadDrawer);

interface AllListingsProps {
  month: string;
  today: CalendarDate;
  search: CalendarSearch;
}

/** All listings below each other with the places left on each day of two months, from today on. Each leads to its own calendar. */
export function AllListings({ month, today, search }: AllListingsProps) {
  const { t } = useTranslation('provider-calendar');
  const textOf = useProblemText();
  const { providerId, rights } = useMember();
  const first = daysOfMonth(month).from;
  const from = month === monthOf(today) ? today : first;
  const { to } = daysOfMonth(monthOf(addMonths(first, 1)));
  const query = allCalendarsQuery({ providerId, from, to, page: search.page });
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(query);
  return (
    <div className="grid grid-cols-1 gap-4">
      <MonthNav {...{ month, today }} />
      {isPending ? (
        <AllSkeleton />
      ) : !data ? (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div className="grid grid-cols-1 gap-4" aria-busy={isPlaceholderData}>
          {data.items.length === 0 && <BeyondEnd />}
          {data.items.length > 0 && <Days {...{ data, today, search }} />}
          <AllLegend />
          <Pagination page={data.page} pageSize={data.pageSize} total={data.total} />
        </div>
      )}
      <p className="text-s text-ink-soft">{t(rights.includes('bookings') ? 'all.hint' : 'all.hint.prices')}</p>
    </div>
  );
}

interface DaysProps {
  data: AllCalendars;
  today: CalendarDate;
  search: CalendarSearch;
}

/** A table that scrolls sideways; the titles stay in sight. A day opens the list of who comes on it. */
function Days({ data, today, search: { month } }: DaysProps) {
  const { t } = useTranslation(['provider-calendar', 'common']);
  const lang = useLang();
  const foreign = useForeign();
  // Those of the answer, which may still be that of the months before.
  const dates = data.items[0]?.days.map(({ date }) => calendarDate(date)) ?? [];
  const weekdays = t('common:date.weekdays').split(' ');
  const weekdayOf = (date: CalendarDate) => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  // The lists name guests.
  const seesBookings = useMember().rights.includes('bookings');
  const { drawer, open } = useDayDrawer();
  const focus = useDayFocus(dates);
  return (
    <section
      aria-label={t('all')}
      className="relative -mx-4 overflow-x-auto overscroll-x-contain px-4 pb-2 md:mx-0 md:px-0"
    >
      {drawer}
      <table ref={focus.table} className="border-separate border-spacing-x-0.75 border-spacing-y-0">
        <caption className="sr-only">{t('all.caption')}</caption>
        <thead>
          <tr>
            {dates.map((date, at) => (
              <th key={date} scope="col" className="p-0 align-bottom font-normal">
                <span
                  aria-hidden="true"
                  className="grid w-10.5 justify-items-center text-xs leading-tight text-ink-soft"
                >
                  <span className="h-5 font-semibold whitespace-nowrap text-ink">
                    {(at === 0 || date.endsWith('-01')) && monthWords(monthOf(date), lang).label}
                  </span>
                  {weekdayOf(date)}
                  {!seesBookings && (
                    <span className={classes('text-s tabular-nums', date === today && 'font-bold text-accent')}>
                      {Number(date.slice(8))}
                    </span>
                  )}
                </span>
                {seesBookings ? (
                  <button
                    type="button"
                    data-day={date}
                    tabIndex={date === focus.at ? 0 : -1}
                    onKeyDown={focus.onKeyDown}
                    onClick={({ currentTarget }) => {
                      focus.remember(date);
                      void open({ date }, currentTarget);
                    }}
                    className={classes(
                      'grid h-9 w-10.5 place-items-center rounded-s text-s tabular-nums underline decoration-line-strong underline-offset-4 hover:bg-sunken',
                      date === today && 'font-bold text-accent',
                    )}
                  >
                    <span aria-hidden="true">{Number(date.slice(8))}</span>
                    <span className="sr-only">{t('day.show', { date: formatDate(date, lang) })}</span>
                  </button>
                ) : (
                  <span className="sr-only">{formatDate(date, lang)}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {data.items.map(({ service, days }) => (
          <tbody key={service.id}>
            <tr>
              <th scope="rowgroup" colSpan={dates.length} className="h-13 p-0 text-left align-bottom">
                <span className="sticky left-0 inline-flex max-w-[min(calc(100vw-2rem),40rem)] items-center gap-3">
                  <Link
                    to="/provider/calendar"
                    search={{ service: service.id, ...(month && { month }) }}
                    lang={foreign(service.textLang)}
                    className="inline-flex min-h-11 min-w-0 items-center gap-1 font-semibold text-brand decoration-1 underline-offset-4 hover:underline"
                  >
                    <span className="truncate">{service.title}</span>
                    <Icon name="right" className="size-4" />
                  </Link>
                  {!service.listed && <Badge>{t(service.status === 'paused' ? 'paused' : 'unapproved')}</Badge>}
                </span>
              </th>
            </tr>
            <tr>
              {days.map((day) => (
                <Cell
                  key={day.date}
                  day={day}
                  capacity={service.capacity}
                  {...(seesBookings && {
                    onOpen: (button: HTMLElement) => void open({ date: calendarDate(day.date), service }, button),
                  })}
                />
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** The list of a day: once it was asked for, and for which. */
function useDayDrawer() {
  const [asked, setAsked] = useState<{ day: ChosenDay; open: boolean }>();
  const button = useRef<HTMLElement>(null);
  const open = async (day: ChosenDay, pressed: HTMLElement) => {
    button.current = pressed;
    // If it cannot be loaded, `LazyPart` says so.
    await loadDrawer().catch(() => undefined);
    setAsked({ day, open: true });
  };
  const drawer = asked && (
    <LazyPart>
      <DayDrawer {...asked} onClose={() => setAsked({ ...asked, open: false })} returnTo={button} />
    </LazyPart>
  );
  return { drawer, open };
}

/** One day of the head can be reached by Tab; the arrow keys, Home and End lead to the others. */
function useDayFocus(dates: readonly CalendarDate[]) {
  const table = useRef<HTMLTableElement>(null);
  const [remembered, remember] = useState<CalendarDate>();
  const at = remembered && dates.includes(remembered) ? remembered : dates[0];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const place = at ? dates.indexOf(at) : 0;
    const wanted = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: dates.length - 1 }[event.key];
    const next = wanted === undefined ? undefined : dates[wanted];
    if (!next) return;
    event.preventDefault();
    remember(next);
    table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return { table, at, remember, onKeyDown };
}

interface CellProps {
  day: AllCalendars['items'][number]['days'][number];
  capacity: number;
  /** Opens the list of the day; absent for whoever may not see it. */
  onOpen?: (button: HTMLElement) => void;
}

/** The places left on a day; the fuller it is, the darker. By keyboard its day in the head opens the same list. */
function Cell({ day: { left, closed }, capacity, onOpen }: CellProps) {
  const { t } = useTranslation('provider-calendar');
  const look = closed
    ? 'hatched border-line text-ink-soft'
    : left === 0
      ? 'border-brand bg-brand text-on-brand'
      : left < capacity
        ? 'border-brand-soft bg-brand-soft'
        : 'border-line bg-surface';
  const content = closed ? (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('day.closed')}</span>
    </>
  ) : (
    left
  );
  const box = classes('grid h-10 w-10.5 place-items-center rounded-s border font-semibold tabular-nums', look);
  return (
    <td className="p-0">
      {onOpen ? (
        <button
          type="button"
          tabIndex={-1}
          onClick={({ currentTarget }) => onOpen(currentTarget)}
          className={classes(box, 'hover:ring-1 hover:ring-ink')}
        >
          {content}
        </button>
      ) : (
        <span className={box}>{content}</span>
      )}
    </td>
  );
}

function AllLegend() {
  const { t } = useTranslation('provider-calendar');
  const marks = [
    ['border-line bg-surface', t('all.free')],
    ['border-brand-soft bg-brand-soft', t('all.partly')],
    ['border-brand bg-brand', t('all.full')],
    ['hatched border-line', t('legend.closed')],
  ];
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-s text-ink-soft">
      {marks.map(([look, name]) => (
        <li key={name} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-4.5 rounded-s border ${look}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function AllSkeleton() {
  return (
    <Skeleton>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="grid gap-2">
          <SkeletonBox className="h-6 w-1/2" />
          <SkeletonBox className="h-10" />
        </div>
      ))}
    </Skeleton>
  );
}
