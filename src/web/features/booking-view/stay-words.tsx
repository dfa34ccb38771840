import type { Booking } from '#shared/contracts/bookings.ts';
import { DateSpan } from '#web/ui/date-span.tsx';
import { GuestWords } from './guest-words.tsx';

/** "14 Aug 2026 to 16 Aug 2026, 2 guests", who they are where prices tell that apart, and what was added for money. */
export function StayWords({ stay }: { stay: Pick<Booking, 'startDate' | 'endDate' | 'guests' | 'party' | 'extras'> }) {
  return (
    <>
      <DateSpan start={stay.startDate} end={stay.endDate} />, <GuestWords of={stay} />
      {stay.extras.map(({ label }) => `; ${label}`).join('')}
    </>
  );
}
