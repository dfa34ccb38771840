import type { AdminBookings } from '#shared/contracts/admin-bookings.ts';
import { calendarDate, dateInNairobi, formatDate } from '#shared/dates.ts';
import { PaymentStatus, StatusBadge } from '#web/features/booking-view/states.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Charge } from '#web/ui/price.tsx';
import { Table } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import type { ListTable } from '../list/list-table.ts';

type Item = AdminBookings['items'][number];

/** The table of some bookings; the page has loaded the texts `admin-bookings` and `bookings`. */
export function Bookings({ items }: { items: Item[] }) {
  const { caption, columns, rowOf } = useBookingTable();
  return <Table {...{ caption, columns }} rows={items.map(rowOf)} />;
}

/** The same of a list. */
export function useBookingTable(): ListTable<Item> {
  const { t } = useTranslation('admin-bookings');
  return {
    name: 'bookings',
    caption: t('title'),
    columns: [
      { key: 'booking', label: t('column.booking') },
      { key: 'traveller', label: t('column.traveller') },
      { key: 'trip', label: t('column.trip') },
      { key: 'status', label: t('status'), state: true },
      { key: 'total', label: t('column.price'), figures: true },
    ],
    rowOf: (item) => ({
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
    }),
  };
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
      <span className="text-s font-normal wrap-anywhere max-sm:line-clamp-2" lang={foreign(service.titleLang)}>
        {service.title}
      </span>
      <span className="text-s font-normal text-ink-soft wrap-anywhere max-sm:hidden">{provider.name}</span>
    </span>
  );
}

function Traveller({ item: { traveller, contact } }: { item: Item }) {
  const { t } = useTranslation('admin-bookings');
  const name = contact.name || traveller.name;
  return (
    <span className="grid min-w-0 grid-cols-1 sm:min-w-44">
      <span className="wrap-anywhere">{name}</span>
      <span className="text-s text-ink-soft wrap-anywhere max-sm:hidden">{contact.email}</span>
      {name !== traveller.name && (
        <span className="text-s text-ink-soft wrap-anywhere">{t('bookedBy', { name: traveller.name })}</span>
      )}
    </span>
  );
}

function Trip({ item: { startDate, endDate, guests, createdAt } }: { item: Item }) {
  const { t } = useTranslation(['admin-bookings', 'bookings', 'common']);
  const lang = useLang();
  // A date stays on one line.
  const day = (date: string) => formatDate(calendarDate(date), lang).replaceAll(' ', '\u00a0');
  return (
    <span className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 sm:grid">
      <span>
        {startDate === endDate ? day(startDate) : t('common:date.span', { from: day(startDate), to: day(endDate) })}
      </span>
      <span className="text-s text-ink-soft">{t('bookings:guestCount', { count: guests })}</span>
      <span className="text-s text-ink-soft max-sm:hidden">
        {t('bookedOn', { date: day(dateInNairobi(new Date(createdAt))) })}
      </span>
    </span>
  );
}
