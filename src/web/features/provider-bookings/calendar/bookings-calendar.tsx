import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, useRef, useState } from 'react';
import { type CalendarDate, today as todayOf } from '#shared/dates.ts';
import { useBusinessSearch } from '#web/features/provider/panel-links.tsx';
import { useMember } from '#web/features/provider/use-member.ts';
import type { ChosenDay } from '#web/features/provider-calendar/day-drawer.tsx';
import { MonthNav } from '#web/features/provider-calendar/month-nav.tsx';
import { monthOf } from '#web/features/provider-calendar/queries.ts';
import { pageClock } from '#web/lib/clock.ts';
import { keepSearch } from '#web/lib/keep-search.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ListingChoice } from '../listing-choice.tsx';
import { bookedServicesQuery, bookingDaysQuery, type ProviderBookingsSearch } from '../queries.ts';
import { GuestsLegend } from './day-marks.tsx';
import { GuestsMonth } from './guests-month.tsx';

const loadDrawer = () => import('#web/features/provider-calendar/day-drawer.tsx');
const DayDrawer = lazy(loadDrawer);

/** Bookings of all listings, or one, as a month: how many come, stay and leave on each day. A day opens the list of them. */
export default function BookingsCalendar({ search }: { search: ProviderBookingsSearch }) {
  const { t } = useTranslation('provider-bookings');
  const textOf = useProblemText();
  const navigate = useNavigate();
  const { providerId } = useMember();
  const today = todayOf(pageClock);
  const { month = monthOf(today), service = '' } = search;
  const query = bookingDaysQuery(providerId, month, service || undefined);
  const { data, error, isPlaceholderData, refetch } = useQuery(query);
  const { drawer, open } = useDayDrawer(service);
  const go = (changes: Partial<ProviderBookingsSearch>) =>
    void navigate({ to: '.', search: keepSearch(changes), replace: true, resetScroll: false });
  const shown = isPlaceholderData ? undefined : data;
  return (
    <div className="grid grid-cols-1 gap-5">
      <ListingChoice
        value={service}
        onChange={(one) => go({ service: one || undefined } as Partial<ProviderBookingsSearch>)}
        className="max-w-xl"
      />
      <div className="grid grid-cols-1 gap-4">
        <MonthNav month={month} today={today} />
        {error && !data ? (
          <LoadError text={textOf(error)} onRetry={() => void refetch()} />
        ) : (
          <>
            <p role="status" className="text-s text-ink-soft empty:hidden">
              {shown?.days.length === 0 && t('calendar.none')}
            </p>
            <GuestsMonth
              {...{ month, today }}
              days={shown?.days}
              onOpen={open}
              onMonth={(wanted) =>
                go({ month: wanted === monthOf(today) ? undefined : wanted } as Partial<ProviderBookingsSearch>)
              }
            />
            <GuestsLegend />
          </>
        )}
      </div>
      {drawer}
    </div>
  );
}

/** The list of a day, once it was asked for. */
function useDayDrawer(service: string) {
  const { t } = useTranslation('provider-bookings');
  const { providerId } = useMember();
  const business = useBusinessSearch();
  const { data: listings } = useQuery(bookedServicesQuery(providerId));
  const [asked, setAsked] = useState<{ day: ChosenDay; open: boolean }>();
  const button = useRef<HTMLElement>(null);
  const open = async (date: CalendarDate, pressed: HTMLElement) => {
    button.current = pressed;
    const title = listings?.items.find(({ id }) => id === service)?.title ?? '';
    // If it cannot be loaded, `LazyPart` says so.
    await loadDrawer().catch(() => undefined);
    setAsked({ day: { date, ...(service && { service: { id: service, title } }) }, open: true });
  };
  const drawer = asked && (
    <LazyPart>
      <DayDrawer {...asked} only="guests" onClose={() => setAsked({ ...asked, open: false })} returnTo={button}>
        <p>
          <TextLink
            to="/provider/bookings/day"
            search={{ ...(business as object), date: asked.day.date }}
            className="inline-flex min-h-11 items-center"
          >
            {t('calendar.sheet')}
          </TextLink>
        </p>
      </DayDrawer>
    </LazyPart>
  );
  return { drawer, open: (date: CalendarDate, pressed: HTMLElement) => void open(date, pressed) };
}
