import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Booking, getBookingCall, getDashboardCall } from '#shared/contracts/bookings.ts';
import { getAvailabilityCall, getQuoteCall } from '#shared/contracts/catalogue.ts';
import { addDays, type CalendarDate } from '#shared/dates.ts';
import { callQuery } from '#web/lib/queries.ts';
import { type BookingStage, stageOf } from './booking-stage.ts';
import type { Stay } from './stay.ts';

/** What the stay costs and how many places are left; always asked anew, since others book too. */
export const quoteQuery = (id: string, stay: Stay | undefined) =>
  queryOptions({
    ...callQuery(getQuoteCall, { params: { id }, query: stay ?? { startDate: '' } }),
    enabled: stay !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });

// One call answers at most 366 days.
const daysShown = 365;

/** Places left on each day of the coming year, for the calendar. */
export const availabilityQuery = (id: string, from: CalendarDate) =>
  callQuery(getAvailabilityCall, { params: { id }, query: { from, to: addDays(from, daysShown) } });

/** The person's points, as they are now. */
export const pointsQuery = queryOptions({ ...callQuery(getDashboardCall, {}), staleTime: 0 });

/** One booking, by id or reference; read anew on every visit, since payment, holds and admins change it. */
export const bookingQuery = (bookingId: string) =>
  queryOptions({ ...callQuery(getBookingCall, { params: { bookingId } }), staleTime: 0 });

/** What settles by itself is looked for again after this. */
const lookAgainMs: Partial<Record<BookingStage, number>> = { holdOver: 5_000, byPoints: 1_000 };
const moneyBackMs = 15_000;

/**
 * The same for a page that stays open: once the hold is over, money of the last moment may still arrive, points need a moment,
 * and money on its way back arrives.
 */
export const openBookingQuery = (bookingId: string) =>
  queryOptions({
    ...bookingQuery(bookingId),
    refetchInterval: ({ state }) => (state.data ? lookAgainAfter(state.data) : false),
  });

const lookAgainAfter = (booking: Booking): number | false =>
  lookAgainMs[stageOf(booking)] ?? (booking.moneyBack === 'on_its_way' && moneyBackMs);
