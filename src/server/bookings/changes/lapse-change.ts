import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { shiftGivingBack } from '../calendar-imports/give-back.ts';
import { type Booking, lockBooking } from '../lock-booking.ts';
import { type PlacesShift, reversed } from '../places.ts';
import type { LapseReason } from '../tables.ts';
import { findChange, openChanges } from './queries.ts';
import { type Change, findOpenLocked, lockChange, moveChange } from './repository.ts';
import { shiftsOf } from './stay-places.ts';

/**
 * Ends an open change: returns the places that it held, and enqueues the cancelling of open payment attempts.
 * @param booking locked by the caller   @param change locked by the caller
 * @param options.word what a provider who declines it, or our team that takes it back, writes to the traveller; may be empty
 * @returns the lapsed change, or undefined when it was not open any more
 */
export async function lapseChange(
  tx: Tx,
  booking: Booking,
  change: Change,
  { reason, word, at }: { reason: LapseReason; word?: string; at: Date },
): Promise<Change | undefined> {
  const answered = reason === 'declined' && { answeredAt: at };
  const worded = (reason === 'declined' || reason === 'ours') && { declineReason: word || null };
  const lapsed = await moveChange(tx, change.id, 'lapsed', {
    lapsedAt: at,
    lapseReason: reason,
    ...answered,
    ...worded,
  });
  if (!lapsed) return undefined;
  if (change.status === 'held') {
    await shiftGivingBack(tx, reversed(shiftsOf(booking, lapsed).taken), at);
    await enqueue(tx, 'cancel-open-payments', { bookingId: booking.id });
  }
  return lapsed;
}

/**
 * Ends the open change of a booking that ends. The booking must be locked before. The caller returns the places,
 * together with those of the booking, because a transaction shifts places only once.
 * @returns the places that the change held, by day
 */
export async function lapseOpenChange(tx: Tx, booking: Booking, at: Date): Promise<PlacesShift['days']> {
  const open = await findOpenLocked(tx, booking.id);
  if (!open) return [];
  const wasHeld = open.status === 'held';
  const lapseReason = wasHeld ? 'booking_ended' : 'withdrawn';
  const lapsed = await moveChange(tx, open.id, 'lapsed', { lapsedAt: at, lapseReason });
  return lapsed && wasHeld ? shiftsOf(booking, lapsed).taken.days : [];
}

/**
 * Ends a change whose hold has ended, or whose provider has not answered in time, and writes to the traveller, and
 * about an unanswered one to the provider, too. Does
 * nothing for one that is not open any more. One that ends later, because its hold was extended or it was accepted, gets a
 * new job for that instant.
 */
export async function expireChange(app: App, changeId: string): Promise<void> {
  const found = await findChange(app.db, changeId);
  if (!found || !isOpen(found)) return;
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, found.bookingId);
    const change = await lockChange(tx, changeId);
    if (!isOpen(change) || !change.holdEndsAt) return;
    if (change.holdEndsAt > at) {
      await enqueue(tx, 'expire-change', { changeId }, { at: change.holdEndsAt });
      return;
    }
    const reason = change.status === 'asked' ? 'unanswered' : 'expired';
    if (!(await lapseChange(tx, booking, change, { reason, at }))) return;
    const letter = reason === 'unanswered' ? 'mail-change-unanswered' : 'mail-change-lapsed';
    await enqueue(tx, letter, { changeId }, { key: changeId });
    if (reason === 'unanswered') {
      await enqueue(tx, 'mail-provider-change-unanswered', { changeId }, { key: changeId });
    }
  });
}

const isOpen = ({ status }: Change): boolean => openChanges.some((open) => open === status);
