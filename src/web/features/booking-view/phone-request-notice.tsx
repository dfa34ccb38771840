import type { Booking } from '#shared/contracts/bookings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import type { BookingStage } from './booking-stage.ts';

interface PhoneRequestNoticeProps {
  booking: Pick<Booking, 'role' | 'phoneRequest' | 'change'>;
  stage: BookingStage;
}

/** What to do about an M-Pesa push that may still be open on a phone: answer it, wait, or do not pay it. */
export function PhoneRequestNotice({ booking: { role, phoneRequest, change }, stage }: PhoneRequestNoticeProps) {
  const { t } = useTranslation('bookings');
  if (role !== 'traveller' || phoneRequest === null) return null;
  if (stage === 'cancelled' || stage === 'surplus') return <Notice tone="warning">{t('asked.leave')}</Notice>;
  // The text of the stage says it.
  if (stage === 'awaited' || stage === 'completed') return null;
  if (stage === 'confirmed' && !change) return <Notice tone="warning">{t('asked.changeOver')}</Notice>;
  return <Notice>{t(phoneRequest === 'unknown' ? 'asked.unknown' : 'asked.open')}</Notice>;
}
