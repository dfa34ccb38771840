import type { PriceUnit } from '#shared/categories.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { takenDates } from '#shared/quote.ts';
import { type PlacesShift, sumByDay } from '../places.ts';
import type { Change } from './repository.ts';

/** The dates of a stay, and the places it takes on each of them. */
export interface Stay {
  startDate: CalendarDate;
  endDate: CalendarDate;
  places: number;
}

/**
 * The places that moving from one stay to another takes or returns, by day in order of time; unchanged days are left
 * out.
 */
export function stayShift(unit: PriceUnit, from: Stay, to: Stay): PlacesShift['days'] {
  const daysOf = ({ startDate, endDate, places }: Stay, sign: 1 | -1) =>
    takenDates(unit, startDate, endDate).map((date) => ({ date, places: sign * places }));
  return sumByDay([...daysOf(to, 1), ...daysOf(from, -1)]);
}

type Stays = Pick<Change, 'startDate' | 'endDate' | 'places' | 'fromStartDate' | 'fromEndDate' | 'fromPlaces'>;

/**
 * The whole shift of a change; the part that is taken while it is held; and the part that is returned once it is
 * applied.
 */
export function shiftsOf(booking: { serviceId: string; priceUnit: PriceUnit }, change: Stays) {
  const { serviceId, priceUnit } = booking;
  const from = { startDate: change.fromStartDate, endDate: change.fromEndDate, places: change.fromPlaces };
  const days = stayShift(priceUnit, from, change);
  const part = (which: (places: number) => boolean): PlacesShift => ({
    serviceId,
    days: days.filter(({ places }) => which(places)),
  });
  return { whole: part(() => true), taken: part((places) => places > 0), freed: part((places) => places < 0) };
}
