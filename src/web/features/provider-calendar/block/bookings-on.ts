import type { CalendarEntry } from '#shared/contracts/provider-calendar.ts';
import { calendarDate } from '#shared/dates.ts';
import { takenDates } from '#shared/quote.ts';

/**
 * Of the entries of a calendar the bookings, and the changes of bookings, that take places on one of these days. What waits
 * for its payment is `waiting`: unless it is paid, it lapses by itself. Blocks are in neither list.
 */
export function bookingsOn(entries: readonly CalendarEntry[], days: readonly string[]) {
  const wanted = new Set(days);
  const takesOne = ({ kind, service, startDate, endDate }: CalendarEntry) =>
    kind !== 'block' &&
    takenDates(service.priceUnit, calendarDate(startDate), calendarDate(endDate)).some((date) => wanted.has(date));
  const found = entries.filter(takesOne);
  const isWaiting = ({ kind, status }: CalendarEntry) => kind === 'change' || status === 'pending';
  return { paid: found.filter((entry) => !isWaiting(entry)), waiting: found.filter(isWaiting) };
}
