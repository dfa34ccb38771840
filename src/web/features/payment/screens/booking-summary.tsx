import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { extraListOf } from '#web/features/booking-view/extra-list.tsx';
import { GuestWords } from '#web/features/booking-view/guest-words.tsx';
import { dueKey } from '#web/features/booking-view/points.ts';
import { StatusBadge } from '#web/features/booking-view/states.tsx';
import { StayWords } from '#web/features/booking-view/stay-words.tsx';
import { SummarySheet } from '#web/features/booking-view/summary-sheet.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DateSpan } from '#web/ui/date-span.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { Charge } from '#web/ui/price.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { heldUntil } from '../state/payment-stage.ts';

/** What is being paid for. */
export function BookingSummary({ booking, amountUsd }: { booking: Booking; amountUsd: number }) {
  const { t } = useTranslation(['payments', 'bookings', 'common']);
  const lang = useLang();
  const { charge } = useMoney();
  const { change, startDate, endDate } = booking;
  const until = heldUntil(booking);
  const points = booking.pointsSpent;
  const sum = t(change ? 'summary.difference' : dueKey({ points, onSite: booking.onSite }));
  const trip: Fact[] = change
    ? [
        [t('summary.before'), <StayWords key="before" stay={booking} />],
        [t('summary.priceBefore'), charge(booking.totalAmount)],
        [t('summary.after'), <StayWords key="after" stay={change} />],
        [t('summary.priceAfter'), charge(change.total)],
      ]
    : [
        [t('summary.dates'), <DateSpan key="dates" start={startDate} end={endDate} />],
        [t('common:guests'), <GuestWords key="guests" of={booking} />],
        [t('bookings:extras.title'), extraListOf(booking)],
        [t('summary.total'), points > 0 && charge(booking.totalAmount)],
        [t('bookings:bill.points', { count: points }), points > 0 && `−${charge(booking.discountAmount)}`],
      ];
  return (
    <SummarySheet
      label={t('bookings:summary')}
      service={booking.service}
      total={
        <>
          <span>{sum}</span>
          <span className="font-semibold tabular-nums">{charge(amountUsd)}</span>
        </>
      }
    >
      <FactList
        shape="bill"
        facts={[
          [t('summary.id'), booking.bookingId],
          ...trip,
          [t('summary.status'), <StatusBadge key="status" status={booking.status} />],
          [t('summary.held'), until && formatInstant(new Date(until), lang)],
        ]}
        sum={[sum, <Charge key="total" dollars={amountUsd} />]}
      />
    </SummarySheet>
  );
}
