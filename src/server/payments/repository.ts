import { and, eq, inArray, sql } from 'drizzle-orm';
import { type AttemptStatus, attemptMoves, liveAttempts, statesBefore } from '#shared/states.ts';
import type { bookings } from '../bookings/tables.ts';
import type { DbOrTx, Tx } from '../db/client.ts';
import { enqueue } from '../jobs/queue.ts';
import { paymentAttempts, payments } from './tables.ts';

export type Payment = typeof payments.$inferSelect;
export type Attempt = typeof paymentAttempts.$inferSelect;

/** What the first payment of a booking is made from. */
type Priced = Pick<typeof bookings.$inferSelect, 'id' | 'totalCents' | 'discountCents'>;

/** The payment for the booking itself, locked; made on first use. The booking must be locked before (lock order). */
export async function lockFirstPayment(tx: Tx, booking: Priced, now: Date): Promise<Payment> {
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
  if (!payment) throw new Error('The payment just made is gone');
  return payment;
}

/** The payment of a change that is to be paid for, the next of its booking. The booking must be locked before (lock order). */
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
export async function lockAttempt(tx: Tx, id: string): Promise<Attempt> {
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  if (!attempt) throw new Error('There is no such attempt');
  return attempt;
}

const second = 1_000;

/**
 * Has somebody look at due payments then. What is due says its own column; this only wakes, at most once a second
 * for all, and each minute's sweep would find it too.
 */
export async function wakeAt(tx: Tx, at: Date | null | undefined): Promise<void> {
  if (!at) return;
  const slot = new Date(Math.ceil(at.getTime() / second) * second);
  await enqueue(tx, 'look-at-payments', {}, { at: slot, key: slot.toISOString() });
}

/** The try to pay that may still end either way, of which a payment has at most one; undefined when there is none. */
export async function findLiveAttempt(tx: Tx, paymentId: string): Promise<Attempt | undefined> {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), inArray(paymentAttempts.status, [...liveAttempts])));
  return attempt;
}

/**
 * The next try of a payment, which must be locked before (lock order): its `seq` is counted here.
 * @throws Error (payment_attempts_one_live) while another one is live
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
  await wakeAt(tx, made.nextCheckAt);
  return made;
}

/**
 * Changes an attempt's state if, and only if, the table of states allows it from where it is.
 * @returns the changed row, or undefined when it had moved on
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
  if (moved) await wakeAt(tx, changes.nextCheckAt);
  return moved;
}

/** As the database says now: what was read before a call to a provider may be old. */
export async function isSettled(db: DbOrTx, id: string): Promise<boolean> {
  const [found] = await db
    .select({ settledAt: paymentAttempts.settledAt })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, id));
  return found?.settledAt != null;
}

/** Changes what is told of an attempt; its state is `moveAttempt`'s alone. */
export async function updateAttempt(
  tx: Tx,
  id: string,
  changes: Partial<typeof paymentAttempts.$inferInsert>,
): Promise<void> {
  await tx.update(paymentAttempts).set(changes).where(eq(paymentAttempts.id, id));
  await wakeAt(tx, changes.nextCheckAt);
}

/** Changes a payment that the caller has locked; from which state to which is the caller's to know (`paymentMoves`). */
export async function updatePayment(
  tx: Tx,
  id: string,
  changes: Partial<typeof payments.$inferInsert> & { updatedAt: Date },
): Promise<void> {
  await tx.update(payments).set(changes).where(eq(payments.id, id));
}
