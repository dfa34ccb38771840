import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import {
  type PayoutItemStatus,
  type PayoutStatus,
  payoutItemMoves,
  payoutItemStepsBack,
  payoutMoves,
  statesBefore,
} from '#shared/states.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { payoutItems, payouts } from './tables.ts';

export type Payout = typeof payouts.$inferSelect;
export type PayoutItem = typeof payoutItems.$inferSelect;

/** Inserts it unless the provider has an open one. @returns undefined when it has */
export async function insertPayout(tx: Tx, row: typeof payouts.$inferInsert): Promise<Payout | undefined> {
  const [made] = await tx.insert(payouts).values(row).onConflictDoNothing().returning();
  return made;
}

/** Writes the items of a payout, with where each goes. @returns the rows in the order given */
export async function insertItems(tx: Tx, rows: (typeof payoutItems.$inferInsert)[]): Promise<PayoutItem[]> {
  return tx.insert(payoutItems).values(rows).returning();
}

/** The payout, not locked, or undefined. */
export async function findPayout(db: DbOrTx, id: string): Promise<Payout | undefined> {
  const [found] = await db.select().from(payouts).where(eq(payouts.id, id));
  return found;
}

/** The same, locked until the transaction ends; whoever locks its payee too does so before. */
export async function lockPayout(tx: Tx, id: string): Promise<Payout | undefined> {
  const [found] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  return found;
}

/** The items of a payout in their order, replaced ones among them. */
export function listItems(db: DbOrTx, payoutId: string): Promise<PayoutItem[]> {
  return db.select().from(payoutItems).where(eq(payoutItems.payoutId, payoutId)).orderBy(asc(payoutItems.seq));
}

/** One transfer of a payout, not locked, or undefined. */
export async function findItem(db: DbOrTx, id: string): Promise<PayoutItem | undefined> {
  const [found] = await db.select().from(payoutItems).where(eq(payoutItems.id, id));
  return found;
}

/** @returns undefined when no state that the payout is in may become `to`: somebody else was first */
export async function movePayout(
  tx: Tx,
  id: string,
  to: PayoutStatus,
  changes: Partial<Pick<Payout, 'approvedBy' | 'approvedAt' | 'settledAt'>> = {},
): Promise<Payout | undefined> {
  const [moved] = await tx
    .update(payouts)
    .set({ ...changes, status: to })
    .where(and(eq(payouts.id, id), inArray(payouts.status, statesBefore(payoutMoves, to))))
    .returning();
  return moved;
}

/** @returns undefined when no state that the item is in may become `to`: a second word of the same changes nothing */
export async function moveItem(
  tx: Tx,
  id: string,
  to: PayoutItemStatus,
  changes: Partial<Pick<PayoutItem, 'receipt' | 'feeMinor' | 'errorCode' | 'settledAt'>> = {},
): Promise<PayoutItem | undefined> {
  const [moved] = await tx
    .update(payoutItems)
    .set({ ...changes, status: to })
    .where(and(eq(payoutItems.id, id), inArray(payoutItems.status, statesBefore(payoutItemMoves, to))))
    .returning();
  return moved;
}

/** A bank's transfer that was paid comes back. @returns undefined unless the item was paid */
export async function moveItemBack(
  tx: Tx,
  id: string,
  changes: Pick<PayoutItem, 'errorCode' | 'settledAt'>,
): Promise<PayoutItem | undefined> {
  const [moved] = await tx
    .update(payoutItems)
    .set({ ...changes, status: 'failed' })
    .where(and(eq(payoutItems.id, id), inArray(payoutItems.status, statesBefore(payoutItemStepsBack, 'failed'))))
    .returning();
  return moved;
}

/** Whether the provider has another payout that is not settled. By `payouts_one_open`. */
export async function hasOpenPayout(tx: Tx, providerId: string, otherThan?: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      and(
        eq(payouts.providerId, providerId),
        sql`${payouts.status} in ('draft', 'approved', 'sending')`,
        otherThan ? ne(payouts.id, otherThan) : undefined,
      ),
    );
  return open !== undefined;
}
