import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { Booking } from '#shared/contracts/bookings.ts';
import { AfterPaying } from '#web/features/booking-view/after-paying.tsx';
import { bookingQuery } from '#web/features/booking-view/queries.ts';
import { StatusBadge } from '#web/features/booking-view/states.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateSpan } from '#web/ui/date-span.tsx';
import { Kicker } from '#web/ui/kicker.tsx';
import { useForeign } from '#web/ui/use-lang.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The booking that was just paid; the payment page leads to the dashboard with it. */
    paidBooking?: string;
  }
}

/** The booking that was paid, after the payment page has led here; undefined until it is read. */
export function useJustPaid(): Booking | undefined {
  const bookingId = useLocation({ select: ({ state }) => state.paidBooking });
  const { data } = useQuery({ ...bookingQuery(bookingId ?? ''), enabled: bookingId !== undefined });
  return data?.status === 'confirmed' ? data : undefined;
}

/** It, with what one needs then. */
export function JustPaid({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['paid', 'dashboard', 'bookings']);
  const foreign = useForeign();
  const { id, bookingId, status, service, startDate, endDate } = booking;
  return (
    <section aria-labelledby="just-paid" className="page">
      <Card className="grid grid-cols-1 gap-6">
        <div className="grid justify-items-start gap-3">
          <Kicker>{t('done')}</Kicker>
          <h2 id="just-paid" lang={foreign(service.textLang)} className="wrap-anywhere">
            {service.title}
          </h2>
          <p className="text-l">
            <DateSpan start={startDate} end={endDate} />
          </p>
          <p className="flex flex-wrap items-center gap-3 text-ink-soft">
            {t('bookings:reference', { reference: bookingId })} <StatusBadge status={status} />
          </p>
          <LinkButton to="/dashboard/bookings/$bookingId" params={{ bookingId: id }} kind="quiet">
            {t('dashboard:viewDetails')}
          </LinkButton>
        </div>
        <AfterPaying booking={booking} />
      </Card>
    </section>
  );
}
