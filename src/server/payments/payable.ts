import { AppError } from '#shared/errors.ts';
import { isPayable, lockBooking } from '../bookings/lifecycle.ts';
import { findOwnBookingId } from '../bookings/queries.ts';
import type { Tx } from '../db/client.ts';
import type { Person } from '../http/person.ts';
import { lockFirstPayment, type Payment } from './repository.ts';

/**
 * The person's own booking and its payment, locked in that order, if it may be paid now.
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
  const payment = await lockFirstPayment(tx, booking, now);
  if (payment.paidCents > 0 || booking.status === 'confirmed' || booking.status === 'completed') {
    throw new AppError('already_paid');
  }
  // What came was given back; and there is nothing to charge where points pay all of it.
  if (payment.status === 'refunded' || payment.dueCents === 0) throw new AppError('booking_not_payable');
  if (!isPayable(booking, now)) throw new AppError('booking_not_payable');
  return { booking, payment };
}
