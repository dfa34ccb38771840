import type { BookingItem } from '#shared/contracts/bookings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const statuses = {
  pending: { text: 'status.pending', tone: 'warning' },
  confirmed: { text: 'status.confirmed', tone: 'success' },
  completed: { text: 'status.completed', tone: 'info' },
  cancelled: { text: 'status.cancelled', tone: 'danger' },
} as const satisfies Record<BookingItem['status'], { text: string; tone: Tone }>;

const payments = {
  pending: 'payment.pending',
  completed: 'payment.completed',
  failed: 'payment.failed',
  refunded: 'payment.refunded',
  partially_refunded: 'payment.partially_refunded',
} as const satisfies Record<BookingItem['paymentStatus'], string>;

/** The status of a booking, as a coloured word. */
export function StatusBadge({ status }: { status: BookingItem['status'] }) {
  const { t } = useTranslation('bookings');
  return <Badge tone={statuses[status].tone}>{t(statuses[status].text)}</Badge>;
}

type Paid = Pick<BookingItem, 'status' | 'paymentStatus' | 'moneyBack' | 'phoneRequest'>;

/** The state of the payment as text. A booking that was cancelled unpaid has no payment that is awaited. */
export function PaymentStatus({ booking: { status, paymentStatus, moneyBack, phoneRequest } }: { booking: Paid }) {
  const { t } = useTranslation('bookings');
  if (status === 'cancelled' && moneyBack === 'on_its_way') return <>{t('payment.returning')}</>;
  const unpaid = paymentStatus === 'pending' || paymentStatus === 'failed';
  // After the booking was cancelled, an open push should not be paid and is not awaited.
  const asked = phoneRequest === 'unknown' || (phoneRequest === 'open' && status === 'pending');
  if (unpaid && asked) return <>{t('payment.asked')}</>;
  if (status !== 'cancelled' || !unpaid) return <>{t(payments[paymentStatus])}</>;
  // A surplus has paid for nothing; it may have been refunded.
  return <>{t(moneyBack === 'done' ? 'payment.refunded' : 'payment.none')}</>;
}
