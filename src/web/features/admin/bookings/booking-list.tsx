import { useQuery } from '@tanstack/react-query';
import type { AdminBookings } from '#shared/contracts/admin-bookings.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { PaymentStatus, StatusBadge } from '#web/features/booking-view/states.tsx';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { DateSpan } from '#web/ui/date-span.tsx';
import { BeyondEnd, Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Charge } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { adminBookingsQuery } from '../bookings-queries.ts';
import type { AdminBookingsSearch } from '../bookings-search.ts';

type Item = AdminBookings['items'][number];

/** A page of the bookings that were looked for, or why there is none. */
export function BookingList({ search }: { search: AdminBookingsSearch }) {
  const { t } = useTranslation('admin-bookings');
  const textOf = useProblemText();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(adminBookingsQuery(search));
  if (isPending) return <Skeleton lines={8} />;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  const { items, total, totalCapped, page, pageSize } = data;
  return (
    <div className="grid grid-cols-1 gap-5" aria-busy={isPlaceholderData}>
      <Whose search={search} first={items[0]} />
      <p role="status" className="text-s text-ink-soft">
        {total > 0 && t(totalCapped ? 'list.foundMany' : 'list.found', { count: total })}
      </p>
      {items.length === 0 && total > 0 && <BeyondEnd />}
      {total === 0 && (
        <Empty
          title={t('list.none')}
          text={t('list.noneText')}
          action={
            <LinkButton to="/admin/bookings" search={{}} kind="quiet">
              {t('list.all')}
            </LinkButton>
          }
        />
      )}
      {items.length > 0 && <Bookings items={items} />}
      <Pagination page={page} pageSize={pageSize} total={total} />
    </div>
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

/** The table of some bookings; the page has loaded the texts `admin-bookings` and `bookings`. */
export function Bookings({ items }: { items: Item[] }) {
  const { t } = useTranslation('admin-bookings');
  return (
    <Table
      caption={t('title')}
      columns={[
        { key: 'booking', label: t('column.booking') },
        { key: 'traveller', label: t('column.traveller') },
        { key: 'trip', label: t('column.trip') },
        { key: 'status', label: t('status') },
        { key: 'total', label: t('column.price'), figures: true },
      ]}
      rows={items.map((item) => ({
        key: item.id,
        cells: {
          booking: <Named item={item} />,
          traveller: <Traveller item={item} />,
          trip: <Trip item={item} />,
          status: (
            <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
              <StatusBadge status={item.status} approval={item.approval} />
              <span className="text-s text-ink-soft">
                <PaymentStatus booking={item} />
              </span>
            </span>
          ),
          total: <Charge dollars={item.total} />,
        },
      }))}
    />
  );
}

function Named({ item: { id, reference, service, provider } }: { item: Item }) {
  const foreign = useForeign();
  return (
    <span className="grid min-w-0 grid-cols-1">
      <TextLink
        to="/admin/bookings/$bookingId"
        params={{ bookingId: id }}
        className="inline-flex min-h-11 items-center justify-self-start tabular-nums"
      >
        {reference}
      </TextLink>
      <span className="text-s font-normal wrap-anywhere" lang={foreign(service.titleLang)}>
        {service.title}
      </span>
      <span className="text-s font-normal text-ink-soft wrap-anywhere">{provider.name}</span>
    </span>
  );
}

function Traveller({ item: { traveller, contact } }: { item: Item }) {
  const { t } = useTranslation('admin-bookings');
  const name = contact.name || traveller.name;
  return (
    <span className="grid min-w-0 grid-cols-1 max-sm:text-right sm:min-w-44">
      <span className="wrap-anywhere">{name}</span>
      <span className="text-s text-ink-soft wrap-anywhere">{contact.email}</span>
      {name !== traveller.name && (
        <span className="text-s text-ink-soft wrap-anywhere">{t('bookedBy', { name: traveller.name })}</span>
      )}
    </span>
  );
}

function Trip({ item: { startDate, endDate, guests, createdAt } }: { item: Item }) {
  const { t } = useTranslation(['admin-bookings', 'bookings']);
  const lang = useLang();
  return (
    <span className="grid max-sm:text-right">
      <span>
        <DateSpan start={startDate} end={endDate} />
      </span>
      <span className="text-s text-ink-soft">{t('bookings:guestCount', { count: guests })}</span>
      <span className="text-s text-ink-soft">
        {t('bookedOn', { date: formatDate(dateInNairobi(new Date(createdAt)), lang) })}
      </span>
    </span>
  );
}
