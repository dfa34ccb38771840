import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CalendarServices } from '#shared/contracts/provider-calendar.ts';
import { type CalendarDate, today as todayOf } from '#shared/dates.ts';
import { useBusinessSearch } from '#web/features/provider/panel-links.tsx';
import { ProviderPage } from '#web/features/provider/provider-page.tsx';
import { useMember } from '#web/features/provider/use-member.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { AllListings } from './all/all-listings.tsx';
import { EntryList } from './list/entry-list.tsx';
import { MonthView } from './month/month-view.tsx';
import { MonthNav } from './month-nav.tsx';
import { type CalendarSearch, calendarServicesQuery, daysOfMonth, monthOf } from './queries.ts';

/**
 * The days of a provider's listings: all of them at a glance, or the month of one, or what takes places as a list. Listing,
 * view, month and page are in the address.
 */
export function CalendarPage({ search }: { search: CalendarSearch }) {
  const { t } = useTranslation('provider-calendar');
  const textOf = useProblemText();
  const { providerId, rights } = useMember();
  const { data, error, isPending, refetch } = useQuery(calendarServicesQuery(providerId));
  return (
    <ProviderPage
      title={t('title')}
      lead={<span className="max-sm:hidden">{t(rights.includes('bookings') ? 'lead' : 'lead.prices')}</span>}
    >
      {isPending ? (
        <PageSkeleton />
      ) : !data ? (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      ) : data.items.length === 0 ? (
        <Empty
          title={t('noListings')}
          text={t('noListings.text')}
          action={
            rights.includes('manage') && (
              <LinkButton to="/provider/services" kind="quiet">
                {t('noListings.action')}
              </LinkButton>
            )
          }
        />
      ) : (
        <Calendar search={search} listings={data.items} />
      )}
    </ProviderPage>
  );
}

interface CalendarProps {
  search: CalendarSearch;
  listings: CalendarServices['items'];
}

function Calendar({ search, listings }: CalendarProps) {
  const { t } = useTranslation('provider-calendar');
  const navigate = useNavigate();
  // The list names guests.
  const seesBookings = useMember().rights.includes('bookings');
  const today = todayOf(pageClock);
  const month = search.month ?? monthOf(today);
  // With one listing there is nothing to choose.
  const only = listings.length === 1 ? listings[0]?.id : undefined;
  const service = search.service ?? only;
  // By an old link: it is deleted, or another's.
  if (service !== undefined && listings.every(({ id }) => id !== service)) return <UnknownListing />;
  const days = service ? (
    <MonthView key={service} {...{ service, month, today, search }} />
  ) : (
    <AllListings {...{ month, today, search }} />
  );
  const go = (changes: { service?: string | undefined; view?: CalendarSearch['view'] | undefined }) => {
    const next = { service: search.service, view: search.view, ...changes };
    void navigate({
      to: '/provider/calendar',
      search: {
        ...(next.service && { service: next.service }),
        ...(next.view && { view: next.view }),
        ...(search.month && { month: search.month }),
      },
      resetScroll: false,
    });
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      {only === undefined && (
        <Select
          label={t('listing')}
          value={service ?? ''}
          onChange={({ target }) => go({ service: target.value || undefined })}
          className="max-w-xl"
        >
          <option value="">{t('allListings')}</option>
          {listings.map(({ id, title, textLang, status }) => (
            <option key={id} value={id} lang={textLang}>
              {isPublic(status) ? title : t('unapproved.named', { title })}
            </option>
          ))}
        </Select>
      )}
      {seesBookings ? (
        <Tabs
          label={t('views')}
          value={search.view ?? 'month'}
          onChange={(view) => go({ view: view === 'list' ? 'list' : undefined })}
          tabs={[
            { value: 'month', label: t('view.month'), panel: days },
            {
              value: 'list',
              label: t('view.list'),
              panel: <Entries {...{ month, today, search }} service={service} />,
            },
          ]}
        />
      ) : (
        days
      )}
    </div>
  );
}

function UnknownListing() {
  const { t } = useTranslation('provider-calendar');
  const search = useBusinessSearch();
  return (
    <Empty
      title={t('unknown')}
      text={t('unknown.text')}
      action={
        <LinkButton to="/provider/calendar" search={search} kind="quiet">
          {t('unknown.action')}
        </LinkButton>
      }
    />
  );
}

/** Whether travellers can find, or could find, a listing in this state. */
const isPublic = (status: CalendarServices['items'][number]['status']) => status === 'approved' || status === 'paused';

interface EntriesProps {
  month: string;
  today: CalendarDate;
  search: CalendarSearch;
  service: string | undefined;
}

function Entries({ month, today, search, service }: EntriesProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <MonthNav {...{ month, today }} />
      <EntryList key={service} service={service} {...daysOfMonth(month)} page={search.page ?? 1} />
    </div>
  );
}

function PageSkeleton() {
  return (
    <Skeleton>
      <div className="grid gap-4">
        <SkeletonBox className="h-12" />
        <SkeletonBox className="h-9 w-1/2" />
        <SkeletonBox className="h-96" />
      </div>
    </Skeleton>
  );
}
