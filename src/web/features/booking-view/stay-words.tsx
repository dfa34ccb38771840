import type { Booking } from '#shared/contracts/bookings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DateSpan } from '#web/ui/date-span.tsx';

/** "14 Aug 2026 to 16 Aug 2026, 2 guests". */
export function StayWords({ stay }: { stay: Pick<Booking, 'startDate' | 'endDate' | 'guests'> }) {
  const { t } = useTranslation('bookings');
  return (
    <>
      <DateSpan start={stay.startDate} end={stay.endDate} />, {t('guestCount', { count: stay.guests })}
    </>
  );
}
