import type { PriceUnit } from './categories.ts';
import { type PartyGroup, partyText } from './party.ts';

interface Booked {
  startDate: string;
  endDate: string;
  guests: number;
  priceUnit: PriceUnit;
  /** Who the guests are; empty where that was not told apart. */
  party: readonly PartyGroup[];
}

/**
 * The search parameters that open a listing, or the form to book it, with the dates and guests of a booking. Only
 * nights and days have an end of their own; for the other units it follows from the start.
 */
export function sameStay({ startDate, endDate, guests, priceUnit, party }: Booked) {
  const hasEnd = priceUnit === 'night' || priceUnit === 'day';
  return { startDate, ...(hasEnd && { endDate }), guests, ...(party.length > 0 && { party: partyText(party) }) };
}
