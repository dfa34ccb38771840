import { eq } from 'drizzle-orm';
import { type Booking, lockBooking } from '#server/bookings/lock-booking.ts';
import type { Tx } from '#server/db/client.ts';
import { type Attempt, lockAttemptRow, lockPayment, type Payment } from './repository.ts';
import { paymentAttempts, payments } from './tables.ts';

/** An attempt with its payment and its booking, all three locked. */
export interface LockedAttempt {
  booking: Booking;
  payment: Payment;
  attempt: Attempt;
}

/** Locks an attempt with its booking and payment, in the usual lock order: booking → payment → attempt. @throws Error when there is no such attempt */
export async function lockAttempt(tx: Tx, attemptId: string): Promise<LockedAttempt> {
  const [owner] = await tx
    .select({ bookingId: payments.bookingId, paymentId: payments.id })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(eq(paymentAttempts.id, attemptId));
  if (!owner) throw new Error('There is no such attempt');
  const booking = await lockBooking(tx, owner.bookingId);
  const payment = await lockPayment(tx, owner.paymentId);
  return { booking, payment, attempt: await lockAttemptRow(tx, attemptId) };
}
