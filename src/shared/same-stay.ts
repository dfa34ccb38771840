import type { PriceUnit } from './categories.ts';
import type { CalendarDate } from './dates.ts';
import { countsOf, type ExtraCount, extrasText } from './extras.ts';
import { type PartyGroup, partyText } from './party.ts';

interface Booked {
  startDate: string;
  endDate: string;
  guests: number;
  priceUnit: PriceUnit;
  /** Who the guests are; empty where that was not told apart. */
  party: readonly PartyGroup[];
  /** What was added for money. */
  extras: readonly ExtraCount[];
}

/**
 * The search parameters that open the form to book a listing with the dates, guests and extras of a booking. Only nights and days
 * have an end of their own; for the other units it follows from the start. Dates that began before `today` are left out: whoever
 * books a trip of last year again has to choose a day.
 */
export function sameStay({ startDate, endDate, guests, priceUnit, party, extras }: Booked, today: CalendarDate) {
  const hasEnd = priceUnit === 'night' || priceUnit === 'day';
  const added = extrasText(countsOf({ extras }));
  return {
    ...(startDate >= today && { startDate, ...(hasEnd && { endDate }) }),
    guests,
    ...(party.length > 0 && { party: partyText(party) }),
    ...(added !== '' && { extras: added }),
  };
}
