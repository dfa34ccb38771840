import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '#shared/contracts/bookings.ts';
import { type BookingStage, stageOf } from './booking-stage.ts';
import { bookingQuery } from './queries.ts';

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
