import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { type Booking, lockBooking } from '#server/bookings/lock-booking.ts';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import { type RefundStatus, refundMoves, statesBefore } from '#shared/states.ts';
import { type Attempt, lockPayment, type Payment, scheduleDueCheck } from '../records/repository.ts';
import { paymentAttempts, payments } from '../records/tables.ts';
import { refunds } from './tables.ts';

export type Refund = typeof refunds.$inferSelect;

/** A refund with its booking, payment and attempt, locked in the order booking → payment → attempt → refund. */
export interface LockedRefund {
  booking: Booking;
  payment: Payment;
  attempt: Attempt | undefined;
  refund: Refund;
}

/** Writes a refund and schedules the run in which it is due. @returns the written row */
export async function insertRefund(tx: Tx, row: typeof refunds.$inferInsert): Promise<Refund> {
  const [made] = await tx.insert(refunds).values(row).returning();
  if (!made) throw new Error('The refund was not written');
  await scheduleDueCheck(tx, made.nextTryAt);
  return made;
}

/** Locks a refund with its booking, payment and attempt, in the usual lock order; undefined when there is no such refund. */
export async function lockRefund(tx: Tx, id: string): Promise<LockedRefund | undefined> {
  const [owner] = await tx
    .select({ bookingId: payments.bookingId, paymentId: payments.id, attemptId: refunds.attemptId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id));
  if (!owner) return undefined;
  const booking = await lockBooking(tx, owner.bookingId);
  const payment = await lockPayment(tx, owner.paymentId);
  const [attempt] = owner.attemptId
    ? await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, owner.attemptId)).for('update')
    : [];
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (!refund) throw new Error('A refund always has a payment');
  return { booking, payment, attempt, refund };
}

/**
 * Changes a refund's status if, and only if, `refundMoves` allows that from its present status.
 * @returns the changed row, or undefined when the present status does not allow it
 */
export async function moveRefund(
  tx: Tx,
  id: string,
  to: RefundStatus,
  changes: Partial<typeof refunds.$inferInsert> = {},
): Promise<Refund | undefined> {
  const [moved] = await tx
    .update(refunds)
    .set({ ...changes, status: to })
    .where(and(eq(refunds.id, id), inArray(refunds.status, statesBefore(refundMoves, to))))
    .returning();
  if (moved) await scheduleDueCheck(tx, changes.nextTryAt);
  return moved;
}

/** Changes columns other than the status, which only `moveRefund` changes. The caller has locked the refund. */
export async function updateRefund(tx: Tx, id: string, changes: Partial<typeof refunds.$inferInsert>): Promise<void> {
  await tx.update(refunds).set(changes).where(eq(refunds.id, id));
  await scheduleDueCheck(tx, changes.nextTryAt);
}

/** A booking's payments with the attempt that paid each, locked in the order of `seq`. The booking must be locked before. */
export async function lockPaymentsOf(tx: Tx, bookingId: string): Promise<{ payment: Payment; attempt?: Attempt }[]> {
  const all = await tx
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(payments.seq))
    .for('update');
  const ids = all.flatMap(({ attemptId }) => attemptId ?? []);
  const attempts =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(paymentAttempts)
          .where(inArray(paymentAttempts.id, ids))
          .orderBy(paymentAttempts.id)
          .for('update');
  return all.map((payment) => {
    const attempt = attempts.find(({ id }) => id === payment.attemptId);
    return attempt ? { payment, attempt } : { payment };
  });
}

/** The refunds of these payments that were not withdrawn, the oldest first. */
export async function listUnwithdrawnRefunds(db: DbOrTx, paymentIds: readonly string[]): Promise<Refund[]> {
  if (paymentIds.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.paymentId, [...paymentIds]), ne(refunds.status, 'withdrawn')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}
