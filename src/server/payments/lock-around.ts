import { eq } from 'drizzle-orm';
import { type Booking, lockBooking } from '../bookings/lifecycle.ts';
import type { Tx } from '../db/client.ts';
import { type Attempt, lockAttempt, lockPayment, type Payment } from './repository.ts';
import { paymentAttempts, payments } from './tables.ts';

/** An attempt with what it is about. */
export interface Around {
  booking: Booking;
  payment: Payment;
  attempt: Attempt;
}

/** Locks an attempt and what it is about, in the one order: booking → payment → attempt. @throws Error when there is none */
export async function lockAround(tx: Tx, attemptId: string): Promise<Around> {
  const [owner] = await tx
    .select({ bookingId: payments.bookingId, paymentId: payments.id })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(eq(paymentAttempts.id, attemptId));
  if (!owner) throw new Error('There is no such attempt');
  const booking = await lockBooking(tx, owner.bookingId);
  const payment = await lockPayment(tx, owner.paymentId);
  return { booking, payment, attempt: await lockAttempt(tx, attemptId) };
}
