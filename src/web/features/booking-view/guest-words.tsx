import type { Booking } from '#shared/contracts/bookings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** "3 guests", and who they are where prices tell that apart: "3 guests: 2 adults, Kenya residents; 1 child, …". */
export function GuestWords({ of: { guests, party } }: { of: Pick<Booking, 'guests' | 'party'> }) {
  const { t } = useTranslation('bookings');
  const all = t('guestCount', { count: guests });
  return party.length > 0 ? `${all}: ${party.map(({ label }) => label).join('; ')}` : all;
}
