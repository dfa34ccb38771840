import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { returnPoints } from '#server/loyalty/return-points.ts';
import { AppError } from '#shared/errors.ts';
import { lapseWithBooking } from './changes/lapse-change.ts';
import type { Booking } from './lock-booking.ts';
import { moveBooking } from './move-booking.ts';
import { placesOf, returnPlaces } from './places.ts';
import type { TransitionActor } from './tables.ts';

export interface End {
  actor: TransitionActor;
  actorId?: string;
  /** In their own words; may be empty. */
  reason: string;
  /** The caller writes to the traveller in other words. */
  ownLetter?: boolean;
  at: Date;
}

/**
 * Cancels a booking: its places return, a change of it that waits for its payment lapses, what is open at the payment
 * providers is closed, both sides are told. Points that were to pay an unpaid one return; those of a paid one go back
 * with its refund, which is the caller's.
 * @param booking locked by the caller   @throws AppError not_cancellable when it had ended already
 */
export async function endBooking(
  tx: Tx,
  booking: Booking,
  { actor, actorId, reason, ownLetter = false, at }: End,
): Promise<void> {
  await lapseWithBooking(tx, booking, at);
  const by = actorId ? { actor, actorId } : { actor };
  const ended = await moveBooking(tx, booking, { to: 'cancelled', ...by, ...(reason && { reason }), at });
  if (!ended) throw new AppError('not_cancellable');
  const bookingId = booking.id;
  await returnPlaces(tx, placesOf(booking));
  if (booking.status === 'pending') {
    await returnPoints(tx, { personId: booking.personId, source: bookingId, points: booking.pointsSpent, at });
  }
  await enqueue(tx, 'cancel-open-payments', { bookingId });
  if (!ownLetter) await enqueue(tx, 'mail-booking-cancelled', { bookingId }, { key: bookingId });
  await enqueue(tx, 'mail-provider-booking-cancelled', { bookingId }, { key: bookingId });
}
