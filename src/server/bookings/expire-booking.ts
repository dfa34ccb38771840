import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { returnPoints } from '#server/loyalty/return-points.ts';
import { moveBooking } from './move-booking.ts';
import { placesOf, returnPlaces } from './places.ts';
import { findLocked } from './repository.ts';

/**
 * Cancels a pending booking whose hold has ended: returns places and points, and enqueues the letter to the traveller and
 * the cancelling of open payment attempts. Does nothing for a booking that is not pending any more. One whose hold was
 * extended gets a new job at the new end.
 */
export function expireBooking(app: App, bookingId: string): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await findLocked(tx, bookingId);
    if (booking?.status !== 'pending') return;
    if (booking.holdEndsAt > at) {
      await enqueue(tx, 'expire-booking', { bookingId }, { at: booking.holdEndsAt });
      return;
    }
    if (
      !(await moveBooking(tx, booking, { to: 'cancelled', actor: 'system', reason: 'expired', at, from: ['pending'] }))
    )
      return;
    await returnPlaces(tx, placesOf(booking));
    await returnPoints(tx, { personId: booking.personId, source: bookingId, points: booking.pointsSpent, at });
    await enqueue(tx, 'cancel-open-payments', { bookingId });
    await enqueue(tx, 'mail-booking-expired', { bookingId }, { key: bookingId });
  });
}
