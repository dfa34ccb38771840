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

/** Yellow, green, blue or red, and the word. */
export function StatusBadge({ status }: { status: BookingItem['status'] }) {
  const { t } = useTranslation('bookings');
  return <Badge tone={statuses[status].tone}>{t(statuses[status].text)}</Badge>;
}

type Paid = Pick<BookingItem, 'status' | 'paymentStatus' | 'moneyBack' | 'phoneRequest'>;

/** How far the payment is, in words. What was cancelled unpaid waits for no payment any more. */
export function PaymentStatus({ booking: { status, paymentStatus, moneyBack, phoneRequest } }: { booking: Paid }) {
  const { t } = useTranslation('bookings');
  if (status === 'cancelled' && moneyBack === 'on_its_way') return <>{t('payment.returning')}</>;
  const unpaid = paymentStatus === 'pending' || paymentStatus === 'failed';
  // A request that nobody should answer any more is not waited for.
  const asked = phoneRequest === 'unknown' || (phoneRequest === 'open' && status === 'pending');
  if (unpaid && asked) return <>{t('payment.asked')}</>;
  if (status !== 'cancelled' || !unpaid) return <>{t(payments[paymentStatus])}</>;
  // Money that came too late for its places has paid for nothing, and was given back all the same.
  return <>{t(moneyBack === 'done' ? 'payment.refunded' : 'payment.none')}</>;
}
