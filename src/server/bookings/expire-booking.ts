import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { returnPoints } from '#server/loyalty/return-points.ts';
import { moveBooking } from './move-booking.ts';
import { placesOf, returnPlaces } from './places.ts';
import { findLocked } from './repository.ts';

/**
 * Ends a hold that has run out: the booking is cancelled, its places return, the traveller is told, and what is open at
 * the payment provider is closed. Does nothing for a booking that is no longer pending; one whose hold was extended is
 * looked at again when that ends.
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
