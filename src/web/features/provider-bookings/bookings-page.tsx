import { useQuery } from '@tanstack/react-query';
import { createLink, useNavigate } from '@tanstack/react-router';
import { type ComponentProps, lazy } from 'react';
import { ProviderPage } from '#web/features/provider/provider-page.tsx';
import { useMember } from '#web/features/provider/use-member.ts';
import { keepSearch } from '#web/lib/keep-search.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { CalendarSkeleton } from './calendar/calendar-skeleton.tsx';
import { BookingFilters } from './list/booking-filters.tsx';
import { BookingList } from './list/booking-list.tsx';
import { type BookingTab, bookingTabs, type ProviderBookingsSearch, waitingRequestsQuery } from './queries.ts';

const BookingsCalendar = lazy(() => import('./calendar/bookings-calendar.tsx'));

const tabTexts = {
  asked: 'tab.asked',
  arriving: 'tab.arriving',
  under_way: 'tab.under_way',
  upcoming: 'tab.upcoming',
  completed: 'tab.completed',
  cancelled: 'tab.cancelled',
  all: 'tab.all',
} as const satisfies Record<BookingTab, string>;

/** A provider's bookings, as a list or as a calendar. View, month, tab, words, listing, days and page are in the address. */
export function BookingsPage({ search }: { search: ProviderBookingsSearch }) {
  const { t } = useTranslation('provider-bookings');
  const navigate = useNavigate();
  const { tab: _, page: __, ...filters } = search;
  const { providerId } = useMember();
  const { data: waiting = 0 } = useQuery(waitingRequestsQuery(providerId));
  const choose = (tab: BookingTab) =>
    void navigate({
      to: '/provider/bookings',
      search: { ...filters, ...(tab !== 'arriving' && { tab }) },
      resetScroll: false,
    });
  return (
    <ProviderPage
      title={t('title')}
      actions={
        <>
          {/* As a document of its own: only that of this page may use the camera. */}
          <LinkButton to="/provider/check-in" reloadDocument>
            {t('scan')}
          </LinkButton>
          <LinkButton to="/provider/bookings/day" kind="quiet">
            {t('daySheet')}
          </LinkButton>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <div className="flex flex-wrap items-start gap-2 sm:grid sm:grid-cols-1 sm:gap-6">
          <ViewSwitch view={search.view} />
          {search.view !== 'calendar' && <BookingFilters search={search} />}
        </div>
        {search.view === 'calendar' ? (
          <LazyPart loading={<CalendarSkeleton />}>
            <BookingsCalendar key={providerId} search={search} />
          </LazyPart>
        ) : (
          <Tabs
            oneRow
            label={t('tabs')}
            value={search.tab ?? 'arriving'}
            onChange={choose}
            tabs={bookingTabs.map((value) => ({
              value,
              label: value === 'asked' && waiting > 0 ? t('tab.askedCount', { count: waiting }) : t(tabTexts[value]),
              panel: <BookingList key={providerId} search={search} />,
            }))}
          />
        )}
      </div>
    </ProviderPage>
  );
}

const views = [
  [undefined, 'view.list'],
  ['calendar', 'view.calendar'],
] as const;

/** As a list or as a month of days; what is chosen otherwise stays. */
function ViewSwitch({ view: shown }: Pick<ProviderBookingsSearch, 'view'>) {
  const { t } = useTranslation('provider-bookings');
  return (
    <nav aria-label={t('views')}>
      <ul className="flex gap-2">
        {views.map(([view, name]) => (
          <li key={name}>
            <ViewLink to="." search={keepSearch({ view, page: undefined })} chosen={view === shown} resetScroll={false}>
              {t(name)}
            </ViewLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ViewLink = createLink(({ chosen, ...rest }: ComponentProps<'a'> & { chosen: boolean }) => (
  // `aria-current` comes last, since the router would mark every link to this page as the current one.
  <a
    {...rest}
    aria-current={chosen || undefined}
    className="inline-flex min-h-11 items-center rounded-round border border-line-strong px-4 text-s font-medium transition-colors hover:border-ink aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:text-on-brand"
  />
));
