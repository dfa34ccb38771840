import { and, eq, inArray, sql } from 'drizzle-orm';
import type { bookings } from '#server/bookings/tables.ts';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type AttemptStatus, attemptMoves, liveAttempts, statesBefore } from '#shared/states.ts';
import { paymentAttempts, payments } from './tables.ts';

export type Payment = typeof payments.$inferSelect;
export type Attempt = typeof paymentAttempts.$inferSelect;

/** What the first payment of a booking is created from. */
type PricedBooking = Pick<typeof bookings.$inferSelect, 'id' | 'totalCents' | 'discountCents'>;

/** The payment for the booking itself, locked; it is created on first use. The booking must be locked before (lock order). */
export async function lockFirstPayment(tx: Tx, booking: PricedBooking, now: Date): Promise<Payment> {
  const { id: bookingId, totalCents, discountCents } = booking;
  await tx
    .insert(payments)
    .values({ bookingId, dueCents: totalCents - discountCents, discountCents, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: [payments.bookingId, payments.seq] });
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.seq, 1)))
    .for('update');
  if (!payment) throw new Error('The payment that was just created is missing');
  return payment;
}

/** Creates the payment of a change, the next one of its booking by `seq`. The booking must be locked before (lock order). */
export async function insertChangePayment(
  tx: Tx,
  { bookingId, changeId, dueCents, now }: { bookingId: string; changeId: string; dueCents: number; now: Date },
): Promise<void> {
  const [{ last } = { last: 1 }] = await tx
    .select({ last: sql<number>`coalesce(max(${payments.seq}), 1)::int` })
    .from(payments)
    .where(eq(payments.bookingId, bookingId));
  await tx.insert(payments).values({ bookingId, changeId, seq: last + 1, dueCents, createdAt: now, updatedAt: now });
}

/** The payment of a change, locked. The booking must be locked before (lock order). @throws Error when it has none */
export async function lockChangePayment(tx: Tx, changeId: string): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.changeId, changeId)).for('update');
  if (!payment) throw new Error('The change has no payment');
  return payment;
}

/** The booking must be locked before (lock order). @throws Error when there is no such payment */
export async function lockPayment(tx: Tx, id: string): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!payment) throw new Error('There is no such payment');
  return payment;
}

/** Booking and payment must be locked before (lock order). @throws Error when there is no such attempt */
export async function lockAttemptRow(tx: Tx, id: string): Promise<Attempt> {
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  if (!attempt) throw new Error('There is no such attempt');
  return attempt;
}

const second = 1_000;

/**
 * Enqueues the job `check-due-payments` for this time. The job reads from the rows' own columns what is due, so at most one
 * is enqueued for each second; the run of each minute would find the same rows a little later.
 */
export async function scheduleDueCheck(tx: Tx, at: Date | null | undefined): Promise<void> {
  if (!at) return;
  const slot = new Date(Math.ceil(at.getTime() / second) * second);
  await enqueue(tx, 'check-due-payments', {}, { at: slot, key: slot.toISOString() });
}

/** The payment's live attempt (its outcome is not final), of which it has at most one; undefined when it has none. */
export async function findLiveAttempt(tx: Tx, paymentId: string): Promise<Attempt | undefined> {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), inArray(paymentAttempts.status, [...liveAttempts])));
  return attempt;
}

/**
 * Writes the payment's next attempt. The payment must be locked before (lock order), because `seq` is counted here.
 * @throws Error (index `payment_attempts_one_live`) while another attempt is live
 */
export async function insertAttempt(
  tx: Tx,
  attempt: Omit<typeof paymentAttempts.$inferInsert, 'seq'>,
): Promise<Attempt> {
  const [{ last } = { last: 0 }] = await tx
    .select({ last: sql<number>`coalesce(max(${paymentAttempts.seq}), 0)::int` })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentId, attempt.paymentId));
  const [made] = await tx
    .insert(paymentAttempts)
    .values({ ...attempt, seq: last + 1 })
    .returning();
  if (!made) throw new Error('The attempt was not written');
  await scheduleDueCheck(tx, made.nextCheckAt);
  return made;
}

/**
 * Changes an attempt's status if, and only if, `attemptMoves` allows that from its present status.
 * @returns the changed row, or undefined when the present status does not allow it
 */
export async function moveAttempt(
  tx: Tx,
  id: string,
  to: AttemptStatus,
  changes: Partial<typeof paymentAttempts.$inferInsert> = {},
): Promise<Attempt | undefined> {
  const [moved] = await tx
    .update(paymentAttempts)
    .set({ ...changes, status: to })
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.status, statesBefore(attemptMoves, to))))
    .returning();
  if (moved) await scheduleDueCheck(tx, changes.nextCheckAt);
  return moved;
}

/** Whether the attempt is settled now, read anew: a row that was read before a call to a provider may be outdated. */
export async function isSettled(db: DbOrTx, id: string): Promise<boolean> {
  const [found] = await db
    .select({ settledAt: paymentAttempts.settledAt })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, id));
  return found?.settledAt != null;
}

/** Changes columns of an attempt other than its status, which only `moveAttempt` changes. */
export async function updateAttempt(
  tx: Tx,
  id: string,
  changes: Partial<typeof paymentAttempts.$inferInsert>,
): Promise<void> {
  await tx.update(paymentAttempts).set(changes).where(eq(paymentAttempts.id, id));
  await scheduleDueCheck(tx, changes.nextCheckAt);
}

/** Changes a payment that the caller has locked. The caller makes sure that `paymentMoves` allows a change of status. */
export async function updatePayment(
  tx: Tx,
  id: string,
  changes: Partial<typeof payments.$inferInsert> & { updatedAt: Date },
): Promise<void> {
  await tx.update(payments).set(changes).where(eq(payments.id, id));
}
