import type { Booking } from '#shared/contracts/bookings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import type { BookingStage } from './booking-stage.ts';

interface PhoneAskedProps {
  booking: Pick<Booking, 'role' | 'phoneRequest' | 'change'>;
  stage: BookingStage;
}

/** What to do about a request for money that may still stand on a phone: answer it, wait, or leave it alone. */
export function PhoneAsked({ booking: { role, phoneRequest, change }, stage }: PhoneAskedProps) {
  const { t } = useTranslation('bookings');
  if (role !== 'traveller' || phoneRequest === null) return null;
  if (stage === 'cancelled' || stage === 'surplus') return <Notice tone="warning">{t('asked.leave')}</Notice>;
  // The stage itself tells.
  if (stage === 'awaited' || stage === 'completed') return null;
  if (stage === 'confirmed' && !change) return <Notice tone="warning">{t('asked.changeOver')}</Notice>;
  return <Notice>{t(phoneRequest === 'unknown' ? 'asked.unknown' : 'asked.open')}</Notice>;
}
