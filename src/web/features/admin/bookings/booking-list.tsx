import type { AdminBookings } from '#shared/contracts/admin-bookings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { adminBookingsQuery } from '../bookings-queries.ts';
import type { AdminBookingsSearch } from '../bookings-search.ts';
import { AdminList } from '../list/admin-list.tsx';
import { useBookingTable } from './booking-table.tsx';

type Item = AdminBookings['items'][number];

/** A page of the bookings that were looked for, or why there is none. */
export function BookingList({ search }: { search: AdminBookingsSearch }) {
  const { t } = useTranslation('admin-bookings');
  const action = (
    <LinkButton to="/admin/bookings" search={{}} kind="quiet">
      {t('list.all')}
    </LinkButton>
  );
  return (
    <AdminList
      query={adminBookingsQuery(search)}
      found={(count, isMore) => t(isMore ? 'list.foundMany' : 'list.found', { count })}
      none={{ title: t('list.none'), text: t('list.noneText'), action }}
      above={(items) => <Whose search={search} first={items[0]} />}
      table={useBookingTable()}
    />
  );
}

/** Says of whom alone the bookings are, where a link has led here, and leads to those of everybody. */
function Whose({ search, first }: { search: AdminBookingsSearch; first: Item | undefined }) {
  const { t } = useTranslation('admin-bookings');
  const { person, service, provider, page: _, ...others } = search;
  const parts = [
    person && t('only.person', { name: first?.traveller.name ?? '…' }),
    service && t('only.service', { name: first?.service.title ?? '…' }),
    provider && t('only.provider', { name: first?.provider.name ?? '…' }),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-m bg-sunken px-4 py-1">
      <span className="min-w-0 wrap-anywhere">{parts.join(' · ')}</span>
      <TextLink to="/admin/bookings" search={others} className="inline-flex min-h-11 items-center">
        {t('only.end')}
      </TextLink>
    </p>
  );
}
