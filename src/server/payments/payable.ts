import { AppError } from '#shared/errors.ts';
import { findOwnBookingId } from '../bookings/access/queries.ts';
import { extendChangeHold } from '../bookings/changes/apply-change.ts';
import { isChangePayable } from '../bookings/changes/change-answers.ts';
import { findHeldChange } from '../bookings/changes/queries.ts';
import { extendHold, isPayable, lockBooking } from '../bookings/lifecycle.ts';
import type { Tx } from '../db/client.ts';
import type { Person } from '../http/person.ts';
import { lockChangePayment, lockFirstPayment, type Payment } from './repository.ts';

/**
 * The person's own booking and its payment, locked in that order, if it may be paid now: the first while the booking is
 * pending; once it is confirmed that of its held change, if there is one.
 * @throws AppError not_found (also for another's booking), already_paid, booking_not_payable
 */
export async function lockPayable(
  tx: Tx,
  idOrReference: string,
  person: Person,
  now: Date,
): Promise<{ booking: Awaited<ReturnType<typeof lockBooking>>; payment: Payment }> {
  const id = await findOwnBookingId(tx, idOrReference, person.id);
  if (!id) throw new AppError('not_found');
  const booking = await lockBooking(tx, id);
  if (booking.status === 'confirmed') return { booking, payment: await lockDifference(tx, id, now) };
  const payment = await lockFirstPayment(tx, booking, now);
  if (payment.paidCents > 0 || booking.status === 'completed') throw new AppError('already_paid');
  // There is nothing to charge where points pay all of it. What came and paid for nothing, and went back, is no obstacle.
  if (payment.dueCents === 0) throw new AppError('booking_not_payable');
  if (!isPayable(booking, now)) throw new AppError('booking_not_payable');
  return { booking, payment };
}

async function lockDifference(tx: Tx, bookingId: string, now: Date): Promise<Payment> {
  const change = await findHeldChange(tx, bookingId);
  if (!change || !isChangePayable(change, now)) throw new AppError('already_paid');
  return lockChangePayment(tx, change.id);
}

/** Lets what a payment is for, a booking or a change of it, hold its places until then; an hour longer in all, never shorter. */
export async function keepHeld(
  tx: Tx,
  { bookingId, changeId }: Pick<Payment, 'bookingId' | 'changeId'>,
  until: Date,
): Promise<void> {
  if (!changeId) {
    await extendHold(tx, bookingId, until);
    return;
  }
  // The booking before its change, as everywhere.
  await lockBooking(tx, bookingId);
  await extendChangeHold(tx, changeId, until);
}
