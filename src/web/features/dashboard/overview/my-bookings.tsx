import { useNavigate } from '@tanstack/react-router';
import { lazy, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { type Tab, tabs } from '../queries.ts';
import { BookingList, type BookingListProps } from './booking-list.tsx';
import { BookingSearch } from './booking-search.tsx';

const CalendarDialog = lazy(() => import('./calendar-dialog.tsx'));

const tabTexts = {
  all: 'tab.all',
  upcoming: 'tab.upcoming',
  completed: 'tab.completed',
  cancelled: 'tab.cancelled',
} as const satisfies Record<Tab, string>;

/** Search box, tabs and list; tab, search and page are in the address. */
export function MyBookings({ search, paid }: BookingListProps) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const choose = (tab: Tab) =>
    void navigate({
      to: '/dashboard',
      search: { ...(tab !== 'all' && { tab }), ...(search.q && { q: search.q }) },
      resetScroll: false,
    });
  return (
    <section aria-labelledby="my-bookings" className="grid grid-cols-1 gap-5">
      <div className="grid items-center gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="my-bookings" className="text-2xl">
            {t('myBookings')}
          </h2>
          <CalendarButton />
        </div>
        <BookingSearch q={search.q ?? ''} />
      </div>
      <Tabs
        label={t('tabs')}
        value={search.tab ?? 'all'}
        onChange={choose}
        tabs={tabs.map((value) => ({
          value,
          label: t(tabTexts[value]),
          panel: <BookingList search={search} paid={paid} />,
        }))}
      />
    </section>
  );
}

/** Opens how a calendar shows all trips. */
function CalendarButton() {
  const { t } = useTranslation('feed');
  const button = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        kind="plain"
        className="-ml-2"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('trips.open')}
      </Button>
      {wanted && (
        <LazyPart loading={null}>
          <CalendarDialog open={open} onClose={() => setOpen(false)} returnTo={button} />
        </LazyPart>
      )}
    </>
  );
}
