import type { App } from '#server/app.ts';
import type { Booking as Shown } from '#shared/contracts/bookings.ts';
import type { BookingParty } from '#shared/states.ts';
import { answersChangeableUntil } from '../answers/answer-rules.ts';
import type { Booking } from '../repository.ts';
import { showsContact } from '../requests/contact-rules.ts';
import { openCompanions } from './stored-companions.ts';

/**
 * What a booking's page shows of those who come along. Members of the provider need the right `bookings`, and read the names as
 * soon as they may read how to reach the traveller; admins read them by a call that is recorded.
 */
export function bookingCompanionsOf(
  app: App,
  booking: Pick<Booking, 'companionsSealed' | 'status' | 'startDate' | 'approval' | 'confirmedAt'>,
  { party, handles }: { party: BookingParty; handles: boolean },
): Shown['companions'] {
  const own = party === 'traveller';
  const isShown = own || (party === 'provider' && handles && showsContact(booking));
  const until = own ? answersChangeableUntil(booking, app.clock.now()) : undefined;
  return {
    names: isShown ? openCompanions(app, booking.companionsSealed) : [],
    changeableUntil: until?.toISOString() ?? null,
  };
}
