import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { type ChangeStatus, changeMoves, statesBefore } from '#shared/states.ts';
import { bookingChanges } from '../tables.ts';
import { openChanges } from './queries.ts';

export type Change = typeof bookingChanges.$inferSelect;
type NewChange = typeof bookingChanges.$inferInsert;

/** Inserts a change. @throws when it is open and the booking has an open one already (`booking_changes_one_open`) */
export async function insertChange(tx: Tx, row: NewChange): Promise<Change> {
  const [change] = await tx.insert(bookingChanges).values(row).returning();
  if (!change) throw new Error('The change was not written');
  return change;
}

/** The row, locked until the transaction ends. The booking must be locked before. @throws Error when there is none */
export async function lockChange(tx: Tx, id: string): Promise<Change> {
  const [change] = await tx.select().from(bookingChanges).where(eq(bookingChanges.id, id)).for('update');
  if (!change) throw new Error('There is no such change');
  return change;
}

/** The booking's open change, locked; by `booking_changes_one_open`. The booking must be locked before. */
export async function findOpenLocked(tx: Tx, bookingId: string): Promise<Change | undefined> {
  const [change] = await tx
    .select()
    .from(bookingChanges)
    .where(and(eq(bookingChanges.bookingId, bookingId), inArray(bookingChanges.status, openChanges)))
    .for('update');
  return change;
}

/**
 * Moves a change to another state, if `changeMoves` allows that from its present one.
 * @returns the changed row, or undefined when its state does not allow it
 */
export async function moveChange(
  tx: Tx,
  id: string,
  to: ChangeStatus,
  changes: Partial<NewChange>,
): Promise<Change | undefined> {
  const [moved] = await tx
    .update(bookingChanges)
    .set({ ...changes, status: to })
    .where(and(eq(bookingChanges.id, id), inArray(bookingChanges.status, statesBefore(changeMoves, to))))
    .returning();
  return moved;
}

/** Moves the end of a hold to `until`, but never beyond `maxMinutes` after its first end, and never earlier. */
export async function moveChangeHoldEnd(tx: Tx, id: string, until: Date, maxMinutes: number): Promise<boolean> {
  const end = sql`least(${until.toISOString()}::timestamptz, ${bookingChanges.holdBaseEndsAt} + make_interval(mins => ${maxMinutes}))`;
  const moved = await tx
    .update(bookingChanges)
    .set({ holdEndsAt: end })
    .where(and(eq(bookingChanges.id, id), eq(bookingChanges.status, 'held'), lt(bookingChanges.holdEndsAt, end)))
    .returning({ id: bookingChanges.id });
  return moved.length > 0;
}
