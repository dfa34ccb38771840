import type { PriceUnit } from './categories.ts';

interface Booked {
  startDate: string;
  endDate: string;
  guests: number;
  priceUnit: PriceUnit;
}

/**
 * The search parameters that open a listing, or the form to book it, with the dates and guests of a booking. Only
 * nights and days have an end of their own; for the other units it follows from the start.
 */
export function sameStay({ startDate, endDate, guests, priceUnit }: Booked) {
  const hasEnd = priceUnit === 'night' || priceUnit === 'day';
  return { startDate, ...(hasEnd && { endDate }), guests };
}
