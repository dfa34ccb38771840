import type { Booking } from '#shared/contracts/bookings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BookingFiles } from './booking-files.tsx';
import { NextSteps } from './next-steps.tsx';
import { WhereToBe } from './where-to-be.tsx';

/**
 * What one needs right after paying: voucher, receipt and calendar, where to be, and what comes next. The page must
 * have loaded the texts `paid`, `arrival` and `bookings`.
 */
export function AfterPaying({ booking }: { booking: Booking }) {
  const { t } = useTranslation('paid');
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="flex flex-wrap gap-3">
        <BookingFiles booking={booking} />
      </div>
      <WhereToBe booking={booking} />
      <NextSteps
        title={t('next.title')}
        steps={[t('next.mail', { email: booking.contact.email }), t('next.voucher'), t('next.change')]}
      />
    </div>
  );
}
