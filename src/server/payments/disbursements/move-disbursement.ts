import { and, eq, inArray } from 'drizzle-orm';
import { type DisbursementStatus, disbursementMoves, statesBefore } from '#shared/states.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import { wakeAt } from '../repository.ts';
import { closeOrderCases } from './order-cases.ts';
import type { DisbursementOwners } from './owners.ts';
import { type Disbursement, findDisbursement } from './repository.ts';
import { ARRIVED_BEFORE, settleByEarlier } from './settle-arrived.ts';
import { disbursements } from './tables.ts';

/** The disbursement, locked after its owner and whatever that touches; undefined when there is none. */
export async function lockDisbursement(
  tx: Tx,
  id: string,
  owners: DisbursementOwners,
): Promise<Disbursement | undefined> {
  const found = await findDisbursement(tx, id);
  if (!found) return undefined;
  await owners[found.purpose].lock(tx, found.ownerId);
  const [locked] = await tx.select().from(disbursements).where(eq(disbursements.id, id)).for('update');
  return locked;
}

/**
 * The only writer of states: changes it if, and only if, the table of states allows it from where it is, and tells the
 * owner in the same transaction. The disbursement must be locked.
 * @returns the changed row, or undefined when it had moved on
 */
export async function moveDisbursement(
  app: App,
  tx: Tx,
  owners: DisbursementOwners,
  id: string,
  to: DisbursementStatus,
  changes: Partial<typeof disbursements.$inferInsert> = {},
): Promise<Disbursement | undefined> {
  const final = to === 'succeeded' || to === 'failed';
  const [moved] = await tx
    .update(disbursements)
    .set({ ...changes, ...(final && { settledAt: app.clock.now(), nextCheckAt: null }), status: to })
    .where(and(eq(disbursements.id, id), inArray(disbursements.status, statesBefore(disbursementMoves, to))))
    .returning();
  if (!moved) return undefined;
  await wakeAt(tx, moved.nextCheckAt);
  await closeOrderCases(tx, moved, to, app.clock.now());
  // Not sent, or sent in vain: an earlier order that M-Pesa has vouched for meanwhile is the owner's end instead.
  if ((to === 'failed' || to === 'queued') && (await settleByEarlier(app, tx, owners, moved))) return moved;
  if (to === 'queued' && (await owners[moved.purpose].isPaidBefore?.(tx, moved.ownerId))) {
    return moveDisbursement(app, tx, owners, id, 'failed', { errorCode: ARRIVED_BEFORE });
  }
  await owners[moved.purpose].settled(app, tx, moved, final ? to : 'moved');
  return moved;
}
