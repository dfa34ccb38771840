import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { returnPoints } from '#server/loyalty/return-points.ts';
import { AppError } from '#shared/errors.ts';
import type { TransitionActor } from '#shared/states.ts';
import { shiftGivingBack } from './calendar-imports/give-back.ts';
import { lapseOpenChange } from './changes/lapse-change.ts';
import type { Booking } from './lock-booking.ts';
import { moveBooking } from './move-booking.ts';
import { heldBy, reversed, sumByDay } from './places.ts';

interface End {
  actor: TransitionActor;
  actorId?: string;
  /** The reason that the person gave; may be empty. */
  reason: string;
  /** The caller sends a letter of its own to the traveller instead of the usual one. */
  ownLetter?: boolean;
  at: Date;
}

/**
 * Cancels a booking: returns its places, lapses its open change, and enqueues the cancelling of open payment attempts
 * and the letters to both sides. The points of an unpaid booking are returned here; those of a paid one are returned
 * with its refund, which the caller decides.
 * @param booking locked by the caller   @throws AppError not_cancellable when it had ended already
 */
export async function endBooking(
  tx: Tx,
  booking: Booking,
  { actor, actorId, reason, ownLetter = false, at }: End,
): Promise<void> {
  const ofChange = await lapseOpenChange(tx, booking, at);
  const by = actorId ? { actor, actorId } : { actor };
  const ended = await moveBooking(tx, booking, { to: 'cancelled', ...by, ...(reason && { reason }), at });
  if (!ended) throw new AppError('not_cancellable');
  const bookingId = booking.id;
  const { serviceId, days } = heldBy(booking);
  await shiftGivingBack(tx, reversed({ serviceId, days: sumByDay([...days, ...ofChange]) }), at);
  if (booking.status === 'pending') {
    await returnPoints(tx, {
      personId: booking.personId,
      bookingId,
      source: bookingId,
      points: booking.pointsSpent,
      at,
    });
  }
  await enqueue(tx, 'cancel-open-payments', { bookingId });
  // Whoever withdraws a request knows it, and nothing was booked.
  const isWithdrawn = booking.approval === 'asked' && actor === 'traveller';
  if (!ownLetter && !isWithdrawn) await enqueue(tx, 'mail-booking-cancelled', { bookingId }, { key: bookingId });
  await enqueue(tx, 'mail-provider-booking-cancelled', { bookingId }, { key: bookingId });
}
