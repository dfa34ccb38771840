import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DateSpan } from '#web/ui/date-span.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { Charge } from '#web/ui/price.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { StatusBadge } from '../booking/states.tsx';
import { SummarySheet } from '../booking/summary-sheet.tsx';

/** What is being paid for. */
export function BookingSummary({ booking, amountUsd }: { booking: Booking; amountUsd: number }) {
  const { t } = useTranslation(['payments', 'bookings', 'common']);
  const lang = useLang();
  const { charge } = useMoney();
  return (
    <SummarySheet
      label={t('bookings:summary')}
      service={booking.service}
      total={
        <>
          <span>{t('summary.total')}</span>
          <span className="font-semibold tabular-nums">{charge(amountUsd)}</span>
        </>
      }
    >
      <FactList
        shape="bill"
        facts={[
          [t('summary.id'), booking.bookingId],
          [t('summary.dates'), <DateSpan key="dates" start={booking.startDate} end={booking.endDate} />],
          [t('common:guests'), booking.guests],
          [t('summary.status'), <StatusBadge key="status" status={booking.status} />],
          [t('summary.held'), booking.holdEndsAt && formatInstant(new Date(booking.holdEndsAt), lang)],
        ]}
        sum={[t('summary.total'), <Charge key="total" dollars={amountUsd} />]}
      />
    </SummarySheet>
  );
}
