import { pathOf } from '#shared/call.ts';
import { type Booking, bookingCalendarPath } from '#shared/contracts/bookings.ts';
import { bookingReceiptPath, bookingVoucherPath } from '#shared/contracts/papers.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FileButton } from './file-button.tsx';
import { PhoneButton } from './phone-button.tsx';

/** Voucher, receipt and calendar file of a booking, as far as there are any. */
export function BookingFiles({ booking: { id, status, approval, papers, role } }: { booking: Booking }) {
  const { t } = useTranslation('paid');
  const file = (path: string) => pathOf(path, { bookingId: id });
  return (
    <>
      {papers.voucher && <FileButton path={file(bookingVoucherPath)}>{t('voucher')}</FileButton>}
      {papers.voucher && status === 'confirmed' && role === 'traveller' && <PhoneButton bookingId={id} />}
      {papers.receipt && <FileButton path={file(bookingReceiptPath)}>{t('receipt')}</FileButton>}
      {(status === 'confirmed' || (status === 'pending' && approval !== 'asked')) && (
        <FileButton path={file(bookingCalendarPath)}>{t('addToCalendar')}</FileButton>
      )}
    </>
  );
}
