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

const asked = { text: 'status.asked', tone: 'info' } as const;

interface StatusBadgeProps {
  status: BookingItem['status'];
  /** Left out where requests are not listed. */
  approval?: BookingItem['approval'];
}

/** The status of a booking, as a coloured word; a request that waits for its answer is called so. */
export function StatusBadge({ status, approval }: StatusBadgeProps) {
  const { t } = useTranslation('bookings');
  const { text, tone } = status === 'pending' && approval === 'asked' ? asked : statuses[status];
  return <Badge tone={tone}>{t(text)}</Badge>;
}

type Paid = Pick<BookingItem, 'status' | 'approval' | 'paymentStatus' | 'moneyBack' | 'phoneRequest'>;

/** The state of the payment as text. A booking that was cancelled unpaid has no payment that is awaited. */
export function PaymentStatus({ booking }: { booking: Paid }) {
  const { t } = useTranslation('bookings');
  const { status, approval, paymentStatus, moneyBack, phoneRequest } = booking;
  if (status === 'pending' && approval === 'asked') return <>{t('payment.notYet')}</>;
  if (status === 'cancelled' && moneyBack === 'on_its_way') return <>{t('payment.returning')}</>;
  const unpaid = paymentStatus === 'pending' || paymentStatus === 'failed';
  // After the booking was cancelled, an open push should not be paid and is not awaited.
  const onPhone = phoneRequest === 'unknown' || (phoneRequest === 'open' && status === 'pending');
  if (unpaid && onPhone) return <>{t('payment.asked')}</>;
  if (status !== 'cancelled' || !unpaid) return <>{t(payments[paymentStatus])}</>;
  // A surplus has paid for nothing; it may have been refunded.
  return <>{t(moneyBack === 'done' ? 'payment.refunded' : 'payment.none')}</>;
}
