import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { type DisbursementStatus, disbursementMoves, statesBefore } from '#shared/states.ts';
import { scheduleDueCheck } from '../records/repository.ts';
import { closeDisbursementCases } from './disbursement-cases.ts';
import { ownerOf } from './owners.ts';
import { type Disbursement, findDisbursement } from './repository.ts';
import { ARRIVED_BEFORE, settleByEarlierDisbursement } from './settle-arrived.ts';
import { disbursements } from './tables.ts';

/** The disbursement, locked after its owner and the rows that the owner locks; undefined when there is none. */
export async function lockDisbursement(tx: Tx, id: string): Promise<Disbursement | undefined> {
  const found = await findDisbursement(tx, id);
  if (!found) return undefined;
  await ownerOf(found).lock(tx, found.ownerId);
  const [locked] = await tx.select().from(disbursements).where(eq(disbursements.id, id)).for('update');
  return locked;
}

interface DisbursementMove {
  id: string;
  to: DisbursementStatus;
  changes?: Partial<typeof disbursements.$inferInsert>;
}

/**
 * Changes the status if, and only if, `disbursementMoves` allows that from the present one, and tells the owner in the same
 * transaction. Nothing else changes it but a late arrival (`settle-arrived.ts`). The disbursement must be locked.
 * @returns the changed row, or undefined when the present status does not allow it
 */
export async function moveDisbursement(
  app: App,
  tx: Tx,
  { id, to, changes = {} }: DisbursementMove,
): Promise<Disbursement | undefined> {
  const final = to === 'succeeded' || to === 'failed';
  const [moved] = await tx
    .update(disbursements)
    .set({ ...changes, ...(final && { settledAt: app.clock.now(), nextCheckAt: null }), status: to })
    .where(and(eq(disbursements.id, id), inArray(disbursements.status, statesBefore(disbursementMoves, to))))
    .returning();
  if (!moved) return undefined;
  await scheduleDueCheck(tx, moved.nextCheckAt);
  await closeDisbursementCases(tx, moved, to, app.clock.now());
  // It moved no money. When an earlier disbursement is known to have arrived meanwhile, that one settles the owner instead.
  if ((to === 'failed' || to === 'queued') && (await settleByEarlierDisbursement(app, tx, moved))) return moved;
  if (to === 'queued' && (await ownerOf(moved).isPaidByOther?.(tx, moved.ownerId))) {
    return moveDisbursement(app, tx, { id, to: 'failed', changes: { errorCode: ARRIVED_BEFORE } });
  }
  await ownerOf(moved).statusChanged(app, tx, moved, final ? to : 'moved');
  return moved;
}
