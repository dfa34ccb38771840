import type { AdminUser } from '#shared/contracts/admin-users.ts';
import { formatDate, parseCalendarDate } from '#shared/dates.ts';
import { StatusBadge } from '#web/features/booking-view/states.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Table } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';

/** How many bookings there are in each state, with their prices, and the latest. */
export function UserBookings({ id, bookings: { states, latest } }: Pick<AdminUser, 'id' | 'bookings'>) {
  const { t } = useTranslation('admin-users');
  const { charge } = useMoney();
  if (states.length === 0) return <p className="text-ink-soft">{t('bookings.none')}</p>;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Table
        caption={t('bookings.states')}
        columns={[
          { key: 'status', label: t('bookings.status') },
          { key: 'count', label: t('bookings.count'), figures: true },
          { key: 'total', label: t('bookings.total'), figures: true },
        ]}
        rows={states.map(({ status, count, total }) => ({
          key: status,
          cells: { status: <StatusBadge status={status} />, count, total: charge(total) },
        }))}
      />
      <div className="grid grid-cols-1 gap-2">
        <h3>{t('bookings.latest')}</h3>
        <ul className="grid grid-cols-1 border-b border-line">
          {latest.map((booking) => (
            <Latest key={booking.id} booking={booking} />
          ))}
        </ul>
        <TextLink
          to="/admin/bookings"
          search={{ person: id }}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {t('bookings.all')}
        </TextLink>
      </div>
    </div>
  );
}

function Latest({ booking }: { booking: AdminUser['bookings']['latest'][number] }) {
  const { t } = useTranslation('common');
  const lang = useLang();
  const foreign = useForeign();
  const { charge } = useMoney();
  const { id, reference, status, title, titleLang, startDate, endDate, total } = booking;
  const day = (text: string) => {
    const date = parseCalendarDate(text);
    return date ? formatDate(date, lang) : text;
  };
  const days = startDate === endDate ? day(startDate) : t('date.span', { from: day(startDate), to: day(endDate) });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0 flex-[1_1_14rem] gap-0.5">
        <p className="font-medium wrap-anywhere" lang={foreign(titleLang)}>
          {title}
        </p>
        <p className="text-s text-ink-soft">
          <TextLink to="/admin/bookings/$bookingId" params={{ bookingId: id }} className="inline-block py-1">
            {reference}
          </TextLink>
          {` · ${[days, charge(total)].join(' · ')}`}
        </p>
      </div>
      <StatusBadge status={status} />
    </li>
  );
}
