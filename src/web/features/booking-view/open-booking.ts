import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '#shared/contracts/bookings.ts';
import { pageClock } from '#web/lib/clock.ts';
import { type BookingStage, stageOf } from './booking-stage.ts';
import { bookingQuery } from './queries.ts';

/** Stages that soon change without the traveller, and after how long the booking is read again. */
const refetchMsByStage: Partial<Record<BookingStage, number>> = {
  holdEnded: 5_000,
  byPoints: 1_000,
  asked: 30_000,
};
/** While an M-Pesa push may be paid, or a refund is on its way. */
const moneyMs = 15_000;
const leastChangeMs = 5_000;

/**
 * `bookingQuery` for a page that stays open. It reads the booking again while its state may change by itself: a hold
 * ends, points confirm the booking, an M-Pesa push is answered, or a refund arrives.
 */
export const openBookingQuery = (bookingId: string) =>
  queryOptions({
    ...bookingQuery(bookingId),
    refetchInterval: ({ state }) => (state.data ? refetchAfter(state.data) : false),
  });

/** After how many milliseconds the booking is to be read again; false: not at all. */
export const refetchAfter = (booking: Booking): number | false =>
  refetchMsByStage[stageOf(booking)] ??
  (booking.phoneRequest === null ? msUntilChangeEnds(booking) : moneyMs) ??
  (booking.refunds.some(isOnItsWay) && moneyMs);

/** A refund by hand takes days, so it is not waited for. */
const isOnItsWay = ({ status }: Booking['refunds'][number]) => status !== 'done' && status !== 'by_hand';

/**
 * Half a minute while its host is asked; until the hold of a change ends; after that, five seconds until the booking shows whether it was applied or lapsed.
 */
function msUntilChangeEnds({ role, change }: Booking): number | undefined {
  if (role !== 'traveller') return undefined;
  if (change?.status === 'asked') return refetchMsByStage.asked;
  if (!change?.holdEndsAt) return undefined;
  return Math.max(leastChangeMs, Date.parse(change.holdEndsAt) - pageClock.now().getTime());
}
