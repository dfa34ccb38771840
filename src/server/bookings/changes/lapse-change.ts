import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Booking, lockBooking } from '../lock-booking.ts';
import { type PlacesShift, reversed, shiftPlaces } from '../places.ts';
import type { LapseReason } from '../tables.ts';
import { findChange } from './queries.ts';
import { type Change, findHeldLocked, lockChange, moveChange } from './repository.ts';
import { shiftsOf } from './stay-places.ts';

/**
 * Ends a held change: returns the places it took, and enqueues the cancelling of open payment attempts.
 * @param booking locked by the caller
 * @returns the lapsed change, or undefined when it was not held any more
 */
export async function lapseChange(
  tx: Tx,
  booking: Booking,
  change: Change,
  { reason, at }: { reason: LapseReason; at: Date },
): Promise<Change | undefined> {
  const lapsed = await moveChange(tx, change.id, 'lapsed', { lapsedAt: at, lapseReason: reason });
  if (!lapsed) return undefined;
  await shiftPlaces(tx, reversed(shiftsOf(booking, lapsed).taken));
  await enqueue(tx, 'cancel-open-payments', { bookingId: booking.id });
  return lapsed;
}

/**
 * Ends the held change of a booking that ends. The booking must be locked before. The caller returns the places,
 * together with those of the booking, because a transaction shifts places only once.
 * @returns the places that the change held, by day
 */
export async function lapseHeldChange(tx: Tx, booking: Booking, at: Date): Promise<PlacesShift['days']> {
  const held = await findHeldLocked(tx, booking.id);
  const ended = { lapsedAt: at, lapseReason: 'booking_ended' } as const;
  const lapsed = held && (await moveChange(tx, held.id, 'lapsed', ended));
  return lapsed ? shiftsOf(booking, lapsed).taken.days : [];
}

/**
 * Ends a change whose hold has ended, and writes to the traveller. Does nothing for one that is not held any more. One
 * whose hold was extended gets a new job at the new end.
 */
export async function expireChange(app: App, changeId: string): Promise<void> {
  const found = await findChange(app.db, changeId);
  if (found?.status !== 'held') return;
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, found.bookingId);
    const change = await lockChange(tx, changeId);
    if (change.status !== 'held' || !change.holdEndsAt) return;
    if (change.holdEndsAt > at) {
      await enqueue(tx, 'expire-change', { changeId }, { at: change.holdEndsAt });
      return;
    }
    if (!(await lapseChange(tx, booking, change, { reason: 'expired', at }))) return;
    await enqueue(tx, 'mail-change-lapsed', { changeId }, { key: changeId });
  });
}
