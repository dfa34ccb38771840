import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '#shared/contracts/bookings.ts';
import { pageClock } from '#web/lib/clock.ts';
import { type BookingStage, stageOf } from './booking-stage.ts';
import { bookingQuery } from './queries.ts';

/** What settles by itself is looked for again after this. */
const lookAgainMs: Partial<Record<BookingStage, number>> = { holdOver: 5_000, byPoints: 1_000 };
/** Money that is on its way, either way. */
const moneyMs = 15_000;
const changeOverMs = 5_000;

/**
 * The same for a page that stays open: once the hold is over, money of the last moment may still arrive, points need a moment,
 * money on its way back and a phone's answer arrive, and a change's hold ends.
 */
export const openBookingQuery = (bookingId: string) =>
  queryOptions({
    ...bookingQuery(bookingId),
    refetchInterval: ({ state }) => (state.data ? lookAgainAfter(state.data) : false),
  });

export const lookAgainAfter = (booking: Booking): number | false =>
  lookAgainMs[stageOf(booking)] ??
  (booking.phoneRequest === null ? changeOver(booking) : moneyMs) ??
  (booking.refunds.some(isOnItsWay) && moneyMs);

/** What our people send by hand takes days. */
const isOnItsWay = ({ status }: Booking['refunds'][number]) => status !== 'done' && status !== 'by_hand';

/** Until the hold of a change is over, and from then on until it is known what became of it. */
function changeOver({ role, change }: Booking): number | undefined {
  if (role !== 'traveller' || !change?.holdEndsAt) return undefined;
  return Math.max(changeOverMs, Date.parse(change.holdEndsAt) - pageClock.now().getTime());
}
