import { useNavigate } from '@tanstack/react-router';
import { ProviderPage } from '#web/features/provider/provider-page.tsx';
import { useMember } from '#web/features/provider/use-member.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { BookingFilters } from './list/booking-filters.tsx';
import { BookingList } from './list/booking-list.tsx';
import { type BookingTab, bookingTabs, type ProviderBookingsSearch } from './queries.ts';

const tabTexts = {
  asked: 'tab.asked',
  arriving: 'tab.arriving',
  under_way: 'tab.under_way',
  upcoming: 'tab.upcoming',
  completed: 'tab.completed',
  cancelled: 'tab.cancelled',
  all: 'tab.all',
} as const satisfies Record<BookingTab, string>;

/** A provider's bookings. Tab, words, listing, days and page are in the address. */
export function BookingsPage({ search }: { search: ProviderBookingsSearch }) {
  const { t } = useTranslation('provider-bookings');
  const navigate = useNavigate();
  const { tab: _, page: __, ...filters } = search;
  const { providerId } = useMember();
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
          <LinkButton to="/provider/calendar" kind="quiet">
            {t('asCalendar')}
          </LinkButton>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <BookingFilters search={search} />
        <Tabs
          label={t('tabs')}
          value={search.tab ?? 'arriving'}
          onChange={choose}
          tabs={bookingTabs.map((value) => ({
            value,
            label: t(tabTexts[value]),
            panel: <BookingList key={providerId} search={search} />,
          }))}
        />
      </div>
    </ProviderPage>
  );
}
