import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import {
  type PayoutItemStatus,
  type PayoutStatus,
  payoutItemMoves,
  payoutItemStepsBack,
  payoutMoves,
  statesBefore,
} from '#shared/states.ts';
import type { KeptDestination } from './destination.ts';
import { payoutItems, payoutMethods, payouts } from './tables.ts';

export type Payout = typeof payouts.$inferSelect;
export type PayoutItem = typeof payoutItems.$inferSelect;

/** Inserts a payout, unless the provider has an open one. @returns undefined when it has */
export async function insertPayout(tx: Tx, row: typeof payouts.$inferInsert): Promise<Payout | undefined> {
  const [made] = await tx.insert(payouts).values(row).onConflictDoNothing().returning();
  return made;
}

/** Inserts the items of a payout. @returns the rows in the order given */
export async function insertItems(tx: Tx, rows: (typeof payoutItems.$inferInsert)[]): Promise<PayoutItem[]> {
  return tx.insert(payoutItems).values(rows).returning();
}

/** A payout, not locked; undefined when there is none. */
export async function findPayout(db: DbOrTx, id: string): Promise<Payout | undefined> {
  const [found] = await db.select().from(payouts).where(eq(payouts.id, id));
  return found;
}

/** A payout, locked until the transaction ends. A caller that also locks the provider must lock it before. */
export async function lockPayout(tx: Tx, id: string): Promise<Payout | undefined> {
  const [found] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  return found;
}

/** The items of a payout in their order, including those that were replaced. */
export function listItems(db: DbOrTx, payoutId: string): Promise<PayoutItem[]> {
  return db.select().from(payoutItems).where(eq(payoutItems.payoutId, payoutId)).orderBy(asc(payoutItems.seq));
}

/** One transfer of a payout, not locked; undefined when there is none. */
export async function findItem(db: DbOrTx, id: string): Promise<PayoutItem | undefined> {
  const [found] = await db.select().from(payoutItems).where(eq(payoutItems.id, id));
  return found;
}

/**
 * Changes a payout's status where `payoutMoves` allows it. @returns undefined where it does not, such as for a second
 * call
 */
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

/**
 * Changes an item's status where `payoutItemMoves` allows it. @returns undefined where it does not, such as for a
 * second call
 */
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

/** Marks a paid bank transfer as failed, because the bank returned it. @returns undefined unless it was paid */
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
export async function hasOpenPayout(
  db: DbOrTx,
  providerId: string,
  { otherThan }: { otherThan?: string } = {},
): Promise<boolean> {
  const [open] = await db
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

/** Stores a provider's payout method in place of the one before. */
export async function savePayoutMethod(tx: Tx, row: typeof payoutMethods.$inferInsert): Promise<void> {
  await tx.insert(payoutMethods).values(row).onConflictDoUpdate({ target: payoutMethods.providerId, set: row });
  // The same account sealed anew has the same digest, which the database takes for one that was left behind and removes.
  const { providerId, destinationKey } = row;
  await tx.update(payoutMethods).set({ destinationKey }).where(eq(payoutMethods.providerId, providerId));
}

/** The destination of a provider's payouts; undefined while it has none. The provider must be locked. */
export async function findDestination(tx: Tx, providerId: string): Promise<KeptDestination | undefined> {
  const { channel, destinationSealed, destinationMasked } = payoutMethods;
  const [found] = await tx
    .select({ channel, destinationSealed, destinationMasked })
    .from(payoutMethods)
    .where(eq(payoutMethods.providerId, providerId));
  return found;
}
