import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { disbursementArrived, disbursementMoves, statesBefore } from '#shared/states.ts';
import { closeIssue, raiseIssue } from '../cases/raise-issue.ts';
import { closeDisbursementCases } from './disbursement-cases.ts';
import { ownerOf } from './owners.ts';
import { type Disbursement, updateDisbursement } from './repository.ts';
import { disbursements } from './tables.ts';

/** The error code of a disbursement that arrived although its owner was paid in another way. Its status stays `failed`. */
const PAID_TWICE = 'paid_twice';
/** The error code of a disbursement that was not sent because an earlier one had arrived. */
export const ARRIVED_BEFORE = 'arrived_before';

/**
 * Settles a disbursement that had been taken for failed and that has arrived, as M-Pesa proves. When nothing else was sent for
 * its owner, it settles the owner, and one that is still queued is cancelled. Otherwise money was sent twice: that is posted,
 * and the case `paid_twice` names both. The disbursement must be locked (`lockDisbursement`), which also locks whoever could
 * send another.
 * @returns false when the arrival was known before
 */
export async function settleArrived(
  app: App,
  tx: Tx,
  found: Disbursement,
  proof: Pick<Partial<Disbursement>, 'receipt' | 'resultCode'>,
): Promise<boolean> {
  if (found.errorCode === PAID_TWICE) return false;
  const arrived = { ...found, ...proof };
  const became = await ownerOf(found).arrivedLate(app, tx, arrived, {
    cancelUnsent: (ownerId) => cancelUnsent(app, tx, ownerId),
    isPosted: false,
  });
  if (became.settled) await markSucceeded(app, tx, arrived);
  else await updateDisbursement(tx, found.id, { ...proof, errorCode: PAID_TWICE });
  if (became.bearingAccount) {
    const followed = became.paidOwnerId ?? (await findOtherUnfailed(tx, found))?.id;
    await raiseIssue(app, tx, {
      code: 'paid_twice',
      subject: found.id,
      expected: { amountMinor: found.amountMinor, after: found.errorCode },
      found: { receipt: arrived.receipt, followedBy: followed ?? null, booked: became.bearingAccount },
      at: app.clock.now(),
    });
  }
  return true;
}

/**
 * A disbursement moved no money, and an earlier one of its owner is noted as paid twice: the earlier one settles the owner
 * after all, and no further one is sent.
 * @returns whether the owner was settled by this
 */
export async function settleByEarlierDisbursement(app: App, tx: Tx, disbursement: Disbursement): Promise<boolean> {
  const earlier = await findPaidTwice(tx, disbursement);
  if (!earlier) return false;
  const { settled } = await ownerOf(earlier).arrivedLate(app, tx, earlier, {
    cancelUnsent: (ownerId) => cancelUnsent(app, tx, ownerId),
    isPosted: true,
  });
  if (!settled) return false;
  await markSucceeded(app, tx, earlier);
  await closeIssue(tx, { code: 'paid_twice', subject: earlier.id, note: 'its end after all', at: app.clock.now() });
  return true;
}

/** Whether the owner's money has arrived by an earlier disbursement that had been given up: then this one is not sent any more. */
export async function hasArrivedBefore(tx: Tx, disbursement: Disbursement): Promise<boolean> {
  if (await findPaidTwice(tx, disbursement)) return true;
  return (await ownerOf(disbursement).isPaidByOther?.(tx, disbursement.ownerId)) === true;
}

async function findPaidTwice(tx: Tx, { id, ownerId }: Disbursement): Promise<Disbursement | undefined> {
  const [earlier] = await tx
    .select()
    .from(disbursements)
    .where(and(eq(disbursements.ownerId, ownerId), ne(disbursements.id, id), eq(disbursements.errorCode, PAID_TWICE)))
    .for('update');
  return earlier;
}

/** The owner's disbursement that has not failed, if it is another one than this; locked. */
export async function findOtherUnfailed(
  tx: Tx,
  { id, ownerId }: Pick<Disbursement, 'id' | 'ownerId'>,
): Promise<Disbursement | undefined> {
  const [other] = await tx
    .select()
    .from(disbursements)
    .where(and(eq(disbursements.ownerId, ownerId), ne(disbursements.id, id), ne(disbursements.status, 'failed')))
    .orderBy(desc(disbursements.createdAt))
    .limit(1)
    .for('update');
  return other;
}

/** Fails the owner's disbursement that was not sent yet, without calling the owner. @returns false when it was sent */
async function cancelUnsent(app: App, tx: Tx, ownerId: string): Promise<boolean> {
  const [unfailed] = await tx
    .select({ id: disbursements.id, ownerId: disbursements.ownerId, status: disbursements.status })
    .from(disbursements)
    .where(and(eq(disbursements.ownerId, ownerId), ne(disbursements.status, 'failed')))
    .for('update');
  if (!unfailed) return true;
  if (unfailed.status !== 'queued') return false;
  const at = app.clock.now();
  await tx
    .update(disbursements)
    .set({ status: 'failed', errorCode: ARRIVED_BEFORE, settledAt: at, nextCheckAt: null })
    .where(
      and(eq(disbursements.id, unfailed.id), inArray(disbursements.status, statesBefore(disbursementMoves, 'failed'))),
    );
  await closeDisbursementCases(tx, unfailed, 'failed', at);
  return true;
}

async function markSucceeded(app: App, tx: Tx, { id, ownerId, receipt, resultCode }: Disbursement): Promise<void> {
  const at = app.clock.now();
  await tx
    .update(disbursements)
    .set({ status: 'succeeded', errorCode: null, receipt, resultCode, settledAt: at, nextCheckAt: null })
    .where(
      and(eq(disbursements.id, id), inArray(disbursements.status, statesBefore(disbursementArrived, 'succeeded'))),
    );
  await closeDisbursementCases(tx, { id, ownerId }, 'succeeded', at);
}
