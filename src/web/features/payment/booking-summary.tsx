import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Card } from '#web/ui/card.tsx';
import { DateSpan } from '#web/ui/date-span.tsx';
import { Charge } from '#web/ui/price.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { ServiceHeading } from '../booking/service-heading.tsx';
import { StatusBadge } from '../booking/states.tsx';

/** What is being paid for. */
export function BookingSummary({ booking, amountUsd }: { booking: Booking; amountUsd: number }) {
  const { t } = useTranslation(['payments', 'common']);
  const lang = useLang();
  return (
    <Card className="grid gap-5">
      <ServiceHeading service={booking.service} />
      <dl className="grid gap-2">
        <Row name={t('summary.id')}>{booking.bookingId}</Row>
        <Row name={t('summary.dates')}>
          <DateSpan start={booking.startDate} end={booking.endDate} />
        </Row>
        <Row name={t('common:guests')}>{booking.guests}</Row>
        <Row name={t('summary.status')}>
          <StatusBadge status={booking.status} />
        </Row>
        {booking.holdEndsAt !== null && (
          <Row name={t('summary.held')}>{formatInstant(new Date(booking.holdEndsAt), lang)}</Row>
        )}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">{t('summary.total')}</dt>
          <dd className="text-right text-l tabular-nums">
            <Charge dollars={amountUsd} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  );
}
