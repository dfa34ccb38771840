import { and, eq, ne } from 'drizzle-orm';
import type { App } from '../app.ts';
import type { Tx } from '../db/client.ts';
import { type Paid, returnSurplus } from './book-money.ts';
import { closeDoubts, closeIssue, raiseIssue, raiseUnlessClosed } from './reconciliation/raise-issue.ts';
import { takeFromUnattributed } from './reconciliation/unattributed.ts';
import { type Attempt, updateAttempt } from './repository.ts';
import { paymentAttempts } from './tables.ts';

/** What the provider said of the money. */
export interface Proof {
  /** Minor units of the attempt's currency; absent where the provider gives no amount: then what we asked for. */
  receivedMinor?: number;
  receipt?: string;
  resultCode?: string;
  /** False when only a matching callback says so, and the provider could not be asked. */
  verified: boolean;
}

/**
 * A receipt is one payment. A word that names another attempt's is believed in neither that nor its amount, and a person must
 * look; what is left of it is M-Pesa's own yes.
 * @returns undefined where nothing is left: nobody but the callback itself says that it is paid
 */
export async function withoutForeignReceipt(
  app: App,
  tx: Tx,
  attemptId: string,
  proof: Proof,
  now: Date,
): Promise<Proof | undefined> {
  const { receipt, verified, resultCode } = proof;
  if (!receipt) return proof;
  const [owner] = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.receipt, receipt), ne(paymentAttempts.id, attemptId)));
  if (!owner) return proof;
  const found = { receipt, of: owner.id };
  await raiseUnlessClosed(app, tx, { code: 'receipt_contradicted', subject: attemptId, found, at: now });
  return verified ? { verified, ...(resultCode && { resultCode }) } : undefined;
}

interface Known extends Omit<Paid, 'attempt'> {
  attemptId: string;
  proof: Proof;
}

/**
 * A later word about a success that is known already: it may bring the receipt, the provider's own yes, or the amount,
 * which M-Pesa's query does not name. What is too much goes back as ever (F8); another amount or receipt than we know is
 * a person's, and vouches for nothing.
 */
export async function completeProof(app: App, tx: Tx, success: Known): Promise<'applied' | 'no_effect'> {
  const { attemptId, payment, proof, now } = success;
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  if (attempt?.status !== 'succeeded') return 'no_effect';
  const { receipt } = attempt;
  const expected = attempt.receivedMinor ?? attempt.amountMinor;
  const { receivedMinor: found = expected } = proof;
  const otherReceipt = receipt !== null && proof.receipt !== undefined && proof.receipt !== receipt;
  // Only the first word of it that names a receipt, for money that bought what it was for.
  const isMore = found > expected && receipt === null && payment.attemptId === attemptId;
  const contradicts = otherReceipt || (found !== expected && !isMore);
  const vouched = proof.verified && !contradicts;
  await updateAttempt(tx, attemptId, {
    receipt: receipt ?? proof.receipt ?? null,
    verified: attempt.verified || vouched,
    ...(vouched && { nextCheckAt: null }),
    ...(isMore && { receivedMinor: found }),
  });
  if (vouched) await closeDoubts(tx, attemptId, proof.receipt, now);
  if (receipt === null) await ownReceipt(app, tx, { ...attempt, receipt: proof.receipt ?? null }, now);
  if (isMore) {
    const received = { currency: attempt.currency, amountMinor: found - expected };
    const known = { ...attempt, receivedMinor: found, verified: attempt.verified || vouched };
    await returnSurplus(app, tx, { ...success, attempt: known, received, reason: 'surplus' });
    return 'applied';
  }
  if (!contradicts) return 'no_effect';
  const about = { code: 'receipt_contradicted', subject: attemptId, at: now } as const;
  // A list tells of the same at every reading.
  await raiseUnlessClosed(app, tx, {
    ...about,
    expected: otherReceipt ? { receipt, amountMinor: expected } : expected,
    found: otherReceipt ? { receipt: proof.receipt, amountMinor: found } : found,
  });
  return 'no_effect';
}

/**
 * A receipt that a list told of before anybody knew whose it is: from here on its money is this attempt's, so it is no
 * longer without an owner, and nobody need look for one. Money that was sent back by hand meanwhile is a person's.
 */
export async function ownReceipt(app: App, tx: Tx, { id, receipt }: Pick<Attempt, 'id' | 'receipt'>, now: Date) {
  if (receipt === null) return;
  // The case before the posting, as whoever ends a case by hand does.
  await closeIssue(tx, 'unattributed_receipt', receipt, `attempt ${id}`, now);
  if ((await takeFromUnattributed(tx, receipt, now)) !== 'gone') return;
  await raiseIssue(app, tx, { code: 'receipt_contradicted', subject: id, found: { receipt, returned: true }, at: now });
}
