import type { OverviewBooking } from '#shared/contracts/provider-overview.ts';
import { StatusBadge } from '#web/features/booking-view/states.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DateSpan } from '#web/ui/date-span.tsx';
import { Charge } from '#web/ui/price.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { PanelSection } from '../panel-section.tsx';

/** The newest bookings, each with its page. */
export function RecentBookings({ bookings }: { bookings: OverviewBooking[] }) {
  const { t } = useTranslation('provider-overview');
  return (
    <PanelSection
      title={t('recent.title')}
      action={bookings.length > 0 && <TextLink to="/provider/bookings">{t('recent.all')}</TextLink>}
    >
      {bookings.length === 0 ? (
        <p className="text-ink-soft">{t('recent.none')}</p>
      ) : (
        <ul className="grid">
          {bookings.map((booking) => (
            <Recent key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
    </PanelSection>
  );
}

function Recent({ booking }: { booking: OverviewBooking }) {
  const { t } = useTranslation(['provider-overview', 'bookings']);
  const foreign = useForeign();
  const { id, bookingId, service, traveller, guests, startDate, endDate, status, totalAmount } = booking;
  return (
    <li className="group relative grid grid-cols-1 gap-x-6 gap-y-1 border-b border-line py-3 first:pt-0 last:border-0 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)] sm:items-center">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {/* The whole row leads there. */}
          <TextLink
            to="/provider/bookings/$bookingId"
            params={{ bookingId: id }}
            className="text-ink no-underline after:absolute after:inset-0 group-hover:underline"
          >
            {traveller}
          </TextLink>
        </p>
        <p lang={foreign(service.textLang)} className="text-s text-ink-soft wrap-anywhere">
          {service.title}
        </p>
      </div>
      <p className="text-s">
        <DateSpan start={startDate} end={endDate} />
        <span className="block text-ink-soft">
          {t('bookings:guestCount', { count: guests })} · {bookingId}
        </span>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:flex-col sm:items-end">
        <span className="tabular-nums sm:text-right">
          <Charge dollars={totalAmount} />
        </span>
        <StatusBadge status={status} />
      </p>
    </li>
  );
}
