import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { disbursementArrived, disbursementMoves, statesBefore } from '#shared/states.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import { closeIssue, raiseIssue } from '../reconciliation/raise-issue.ts';
import { closeOrderCases } from './order-cases.ts';
import type { DisbursementOwners } from './owners.ts';
import { type Disbursement, updateDisbursement } from './repository.ts';
import { disbursements } from './tables.ts';

/** The error of an order that is proved to have arrived while its owner's money went another way: still `failed`. */
const PAID_TWICE = 'paid_twice';
/** The error of an order that was not sent, since an earlier one has arrived. */
export const ARRIVED_BEFORE = 'arrived_before';

/**
 * M-Pesa proves that an order arrived which had been taken for failed. While nothing else was sent for its owner, that is
 * the owner's end, and an order that waits to be sent is ended. Else money left twice: it is posted all the same, and a
 * case says both. The order must be locked (`lockDisbursement`), and with it whoever could send another.
 * @returns false when that was known already
 */
export async function settleArrived(
  app: App,
  tx: Tx,
  owners: DisbursementOwners,
  found: Disbursement,
  proof: Pick<Partial<Disbursement>, 'receipt' | 'resultCode'>,
): Promise<boolean> {
  if (found.errorCode === PAID_TWICE) return false;
  const arrived = { ...found, ...proof };
  const became = await owners[found.purpose].arrived(app, tx, arrived, (ownerId) => stopUnsent(app, tx, ownerId));
  if (became.settled) await succeed(app, tx, arrived);
  else await updateDisbursement(tx, found.id, { ...proof, errorCode: PAID_TWICE });
  if (became.booked) {
    const followed = became.nextOwnerId ?? (await findStanding(tx, found.ownerId, found.id))?.id;
    await raiseIssue(app, tx, {
      code: 'paid_twice',
      subject: found.id,
      expected: { amountMinor: found.amountMinor, after: found.errorCode },
      found: { receipt: arrived.receipt, followedBy: followed ?? null, booked: became.booked },
      at: app.clock.now(),
    });
  }
  return true;
}

/**
 * The order that was sent after one which had arrived moved nothing: the first is its owner's end after all, and none
 * follows.
 * @returns whether the owner has been told by this
 */
export async function settleByEarlier(
  app: App,
  tx: Tx,
  owners: DisbursementOwners,
  disbursement: Disbursement,
): Promise<boolean> {
  const earlier = await findPaidTwice(tx, disbursement);
  if (!earlier) return false;
  const { arrived } = owners[earlier.purpose];
  const { settled } = await arrived(app, tx, earlier, (owner) => stopUnsent(app, tx, owner), 'posted');
  if (!settled) return false;
  await succeed(app, tx, earlier);
  await closeIssue(tx, 'paid_twice', earlier.id, 'its end after all', app.clock.now());
  return true;
}

/** Whether the money of an order has arrived by an earlier one that had been given up: then it is sent no more. */
export async function hasArrivedBefore(
  tx: Tx,
  owners: DisbursementOwners,
  disbursement: Disbursement,
): Promise<boolean> {
  const { isPaidBefore } = owners[disbursement.purpose];
  return (
    (await findPaidTwice(tx, disbursement)) !== undefined || (await isPaidBefore?.(tx, disbursement.ownerId)) === true
  );
}

async function findPaidTwice(tx: Tx, { id, ownerId }: Disbursement): Promise<Disbursement | undefined> {
  const [earlier] = await tx
    .select()
    .from(disbursements)
    .where(and(eq(disbursements.ownerId, ownerId), ne(disbursements.id, id), eq(disbursements.errorCode, PAID_TWICE)))
    .for('update');
  return earlier;
}

/** The order of this owner that has not failed, if another than this. */
export async function findStanding(tx: Tx, ownerId: string, otherThan: string): Promise<Disbursement | undefined> {
  const [standing] = await tx
    .select()
    .from(disbursements)
    .where(and(eq(disbursements.ownerId, ownerId), ne(disbursements.id, otherThan), ne(disbursements.status, 'failed')))
    .orderBy(desc(disbursements.createdAt))
    .limit(1)
    .for('update');
  return standing;
}

/** Ends the owner's order that waits to be sent, without a word to the owner. @returns false when it was sent */
async function stopUnsent(app: App, tx: Tx, ownerId: string): Promise<boolean> {
  const [standing] = await tx
    .select({ id: disbursements.id, ownerId: disbursements.ownerId, status: disbursements.status })
    .from(disbursements)
    .where(and(eq(disbursements.ownerId, ownerId), ne(disbursements.status, 'failed')))
    .for('update');
  if (!standing) return true;
  if (standing.status !== 'queued') return false;
  const at = app.clock.now();
  await tx
    .update(disbursements)
    .set({ status: 'failed', errorCode: ARRIVED_BEFORE, settledAt: at, nextCheckAt: null })
    .where(
      and(eq(disbursements.id, standing.id), inArray(disbursements.status, statesBefore(disbursementMoves, 'failed'))),
    );
  await closeOrderCases(tx, standing, 'failed', at);
  return true;
}

async function succeed(app: App, tx: Tx, { id, ownerId, receipt, resultCode }: Disbursement): Promise<void> {
  const at = app.clock.now();
  await tx
    .update(disbursements)
    .set({ status: 'succeeded', errorCode: null, receipt, resultCode, settledAt: at, nextCheckAt: null })
    .where(
      and(eq(disbursements.id, id), inArray(disbursements.status, statesBefore(disbursementArrived, 'succeeded'))),
    );
  await closeOrderCases(tx, { id, ownerId }, 'succeeded', at);
}
