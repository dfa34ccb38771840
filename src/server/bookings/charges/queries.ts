import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { DbOrTx } from '../../db/client.ts';
import { paymentAttempts, payments } from '../../payments/tables.ts';

/** A payment that was made: what was charged in minor units of its currency, none of it where points paid. */
export interface Charge {
  seq: number;
  method: 'card' | 'mpesa' | 'points' | null;
  paidAt: Date | null;
  changeId: string | null;
  attempt: {
    currency: 'USD' | 'KES';
    amountMinor: number;
    receivedMinor: number | null;
    receipt: string | null;
  } | null;
}

/** All payments of a booking that were made, for itself and for its changes, in their order. By `payments_booking_seq`. */
export function listCharges(db: DbOrTx, bookingId: string): Promise<Charge[]> {
  const { seq, method, paidAt, changeId } = payments;
  const { currency, amountMinor, receivedMinor, receipt } = paymentAttempts;
  return db
    .select({ seq, method, paidAt, changeId, attempt: { currency, amountMinor, receivedMinor, receipt } })
    .from(payments)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
    .where(and(eq(payments.bookingId, bookingId), isNotNull(payments.paidAt)))
    .orderBy(asc(payments.seq));
}

/** A payment as its booking shows it. */
export function chargeEntry({ seq, method, paidAt, changeId, attempt }: Charge): Booking['payments'][number] {
  return {
    seq,
    method,
    paidAt: paidAt?.toISOString() ?? null,
    // Cents, or shillings times 100.
    amount: attempt ? (attempt.receivedMinor ?? attempt.amountMinor) / 100 : null,
    currency: attempt?.currency ?? null,
    receipt: attempt?.receipt ?? null,
    forChange: changeId !== null,
  };
}
