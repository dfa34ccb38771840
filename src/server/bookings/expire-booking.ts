import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { returnPoints } from '#server/loyalty/return-points.ts';
import { shiftGivingBack } from './calendar-imports/give-back.ts';
import { moveBooking } from './move-booking.ts';
import { heldBy, reversed } from './places.ts';
import { findLocked } from './repository.ts';

/**
 * Cancels a pending booking whose hold has ended, or whose provider has not answered in time: returns places and points,
 * and enqueues the letter to the traveller, about an unanswered request also one to the provider, and the cancelling of open payment
 * attempts. Does nothing for a booking that is
 * not pending any more. One whose hold ends later, because it was extended or accepted, gets a new job for that instant.
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
    const reason = booking.approval === 'asked' ? 'unanswered' : 'expired';
    if (!(await moveBooking(tx, booking, { to: 'cancelled', actor: 'system', reason, at, from: ['pending'] }))) return;
    await shiftGivingBack(tx, reversed(heldBy(booking)), at);
    await returnPoints(tx, {
      personId: booking.personId,
      bookingId,
      source: bookingId,
      points: booking.pointsSpent,
      at,
    });
    if (reason === 'expired') await enqueue(tx, 'cancel-open-payments', { bookingId });
    const letter = reason === 'unanswered' ? 'mail-request-unanswered' : 'mail-booking-expired';
    await enqueue(tx, letter, { bookingId }, { key: bookingId });
    if (reason === 'unanswered') {
      await enqueue(tx, 'mail-provider-request-unanswered', { bookingId }, { key: bookingId });
    }
  });
}
