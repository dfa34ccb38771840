import type { PriceUnit } from '#shared/categories.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { takenDates } from '#shared/quote.ts';
import type { PlacesShift } from '../places.ts';
import type { Change } from './repository.ts';

/** The dates of a stay, and the places it takes on each of them. */
export interface Stay {
  startDate: CalendarDate;
  endDate: CalendarDate;
  places: number;
}

/** The places that moving from one stay to another takes or returns, by day in order of time; unchanged days are left out. */
export function stayShift(unit: PriceUnit, from: Stay, to: Stay): PlacesShift['days'] {
  const places = new Map<CalendarDate, number>();
  const add = (stay: Stay, sign: 1 | -1) => {
    for (const date of takenDates(unit, stay.startDate, stay.endDate)) {
      places.set(date, (places.get(date) ?? 0) + sign * stay.places);
    }
  };
  add(to, 1);
  add(from, -1);
  return [...places]
    .map(([date, count]) => ({ date, places: count }))
    .filter((day) => day.places !== 0)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

type Stays = Pick<Change, 'startDate' | 'endDate' | 'places' | 'fromStartDate' | 'fromEndDate' | 'fromPlaces'>;

/** The whole shift of a change; the part that is taken while it is held; and the part that is returned once it is applied. */
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
