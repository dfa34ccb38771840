import { type BookingItem, bookingsAhead, listBookingsCall } from '#shared/contracts/bookings.ts';
import { type CalendarDate, calendarDate, daysBetween } from '#shared/dates.ts';
import { callQuery } from '#web/lib/queries.ts';
import type { DashboardSearch } from '../queries.ts';

/** Trips to come; read anew on every visit, since a booking may have been paid or cancelled meanwhile. */
export const aheadQuery = { ...callQuery(listBookingsCall, { query: bookingsAhead }), staleTime: 0 };

/**
 * The trip that begins first; if several begin on one day, the one that was booked first. A request is no trip before its
 * host has accepted it.
 */
export function nextTripOf(items: readonly BookingItem[]): BookingItem | undefined {
  return items
    .filter(({ approval }) => approval !== 'asked')
    .toSorted((a, b) => compare(a.startDate, b.startDate) || compare(a.createdAt, b.createdAt))[0];
}

/**
 * The ids of the trips that stand above the list and would stand in it again: the first page of a list with trips to
 * come leaves them out. Later pages show all they hold, since nothing else may be on them; a search all that it finds.
 */
export function leftOutOf(
  { tab, q, page = 1 }: DashboardSearch,
  above: readonly (Pick<BookingItem, 'id'> | undefined)[],
): Set<string> {
  if (q !== undefined || page > 1 || (tab !== undefined && tab !== 'upcoming')) return new Set();
  return new Set(above.flatMap((trip) => trip?.id ?? []));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The text key of how long it is until a trip begins. */
type Countdown =
  | { key: 'dashboard:next.days'; count: number }
  | { key: 'dashboard:next.tomorrow' | 'dashboard:next.today' | 'dashboard:next.now' };

/** @param today in Nairobi, as the trip's own days are */
export function countdownTo({ startDate }: Pick<BookingItem, 'startDate'>, today: CalendarDate): Countdown {
  const days = daysBetween(today, calendarDate(startDate));
  if (days > 1) return { key: 'dashboard:next.days', count: days };
  if (days === 1) return { key: 'dashboard:next.tomorrow' };
  return { key: days === 0 ? 'dashboard:next.today' : 'dashboard:next.now' };
}
