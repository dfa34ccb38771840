import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { earnPoints } from '#server/loyalty/earn-points.ts';
import { listPaidParts } from './changes/queries.ts';
import { reviewInvitationAt } from './invite-review.ts';
import type { Booking } from './lock-booking.ts';
import { moveBooking } from './move-booking.ts';
import { leftOfAll } from './price-parts.ts';
import { findLocked, setReviewInvitation } from './repository.ts';

/** One point for every whole dollar of the price that was not refunded, whether money or points paid it. */
async function pointsFor(tx: Tx, { id, totalCents }: Booking): Promise<number> {
  const paid = await listPaidParts(tx, id);
  const cents = paid.length === 0 ? totalCents : Math.min(totalCents, leftOfAll(paid));
  return Math.floor(cents / 100);
}

/** Completes a confirmed booking whose last day is over: the traveller earns points, the provider their share. */
export function completeBooking(app: App, bookingId: string): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await findLocked(tx, bookingId);
    if (!booking || booking.completesAt > at) return;
    if (
      !(await moveBooking(tx, booking, { to: 'completed', actor: 'system', reason: 'over', at, from: ['confirmed'] }))
    )
      return;
    await earnPoints(tx, { personId: booking.personId, bookingId, points: await pointsFor(tx, booking), at });
    if (booking.noShowAt === null) {
      await setReviewInvitation(tx, bookingId, reviewInvitationAt(booking));
    }
    await enqueue(tx, 'post-earning', { bookingId }, { key: bookingId });
  });
}
