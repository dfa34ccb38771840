import { and, eq, ne } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { closeIssue, closeOutcomeIssues, raiseIssue, raiseUnlessClosed } from '../../cases/raise-issue.ts';
import { releaseUnattributed } from '../../ledger/unattributed.ts';
import { type Attempt, updateAttempt } from '../../records/repository.ts';
import { paymentAttempts } from '../../records/tables.ts';
import type { ArrivedPayment } from './book-payment.ts';
import { returnSurplus } from './return-surplus.ts';

/** The proof of a payment: what its provider reports of the money. */
export interface Proof {
  /** Minor units of the attempt's currency. Absent where the provider names no amount: then it is what we asked for. */
  receivedMinor?: number;
  receipt?: string;
  resultCode?: string;
  /** False when only a matching callback reports the payment, and the provider could not be asked. */
  verified: boolean;
}

/**
 * A receipt belongs to one payment. If the proof names the receipt of another attempt, neither this receipt nor its
 * amount is used, and a case is opened. That M-Pesa itself confirmed the payment still counts.
 * @returns the proof without the foreign receipt; undefined when only the callback itself reports the payment
 */
export async function withoutForeignReceipt(
  app: App,
  tx: Tx,
  { attemptId, proof, now }: { attemptId: string; proof: Proof; now: Date },
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

interface FurtherProof extends Omit<ArrivedPayment, 'attempt'> {
  attemptId: string;
  proof: Proof;
}

/**
 * Adds a further proof to an attempt that has succeeded already. It may bring the receipt, the provider's confirmation,
 * or the amount, which M-Pesa's query does not name. Too much money is returned as always. An amount or receipt that
 * differs from what is stored opens a case and confirms nothing.
 */
export async function completeProof(app: App, tx: Tx, further: FurtherProof): Promise<'applied' | 'no_effect'> {
  const { attemptId, payment, proof, now } = further;
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  if (attempt?.status !== 'succeeded') return 'no_effect';
  const { receipt } = attempt;
  const expected = attempt.receivedMinor ?? attempt.amountMinor;
  const { receivedMinor: found = expected } = proof;
  const otherReceipt = receipt !== null && proof.receipt !== undefined && proof.receipt !== receipt;
  // Only the first proof that names a receipt may raise the amount, and only of the attempt that paid for the booking.
  const raisesAmount = found > expected && receipt === null && payment.attemptId === attemptId;
  const contradicts = otherReceipt || (found !== expected && !raisesAmount);
  const confirms = proof.verified && !contradicts;
  const verified = attempt.verified || confirms;
  await updateAttempt(tx, attemptId, {
    receipt: receipt ?? proof.receipt ?? null,
    verified,
    ...(confirms && { nextCheckAt: null }),
    ...(raisesAmount && { receivedMinor: found }),
  });
  if (confirms) await closeOutcomeIssues(tx, { attemptId, receipt: proof.receipt, at: now });
  if (receipt === null) await clearUnattributed(app, tx, { ...attempt, receipt: proof.receipt ?? null }, now);
  if (raisesAmount) {
    const { provider, currency } = attempt;
    const received = { provider, currency, amountMinor: found - expected };
    const updated = { ...attempt, receivedMinor: found, verified };
    await returnSurplus(app, tx, { ...further, attempt: updated, received, reason: 'surplus' });
    return 'applied';
  }
  if (!contradicts) return 'no_effect';
  // M-Pesa's list names the same receipt at every reading, so a case that was closed is not opened again.
  await raiseUnlessClosed(app, tx, {
    code: 'receipt_contradicted',
    subject: attemptId,
    expected: otherReceipt ? { receipt, amountMinor: expected } : expected,
    found: otherReceipt ? { receipt: proof.receipt, amountMinor: found } : found,
    at: now,
  });
  return 'no_effect';
}

/**
 * Takes the money of an attempt's receipt out of `unattributed:KES` and closes its case, where M-Pesa had listed the
 * receipt before its owner was known. If that money was returned by hand meanwhile, a case is opened.
 */
export async function clearUnattributed(app: App, tx: Tx, { id, receipt }: Pick<Attempt, 'id' | 'receipt'>, now: Date) {
  if (receipt === null) return;
  // The case is written before the posting, in the same order as where an admin closes a case.
  await closeIssue(tx, { code: 'unattributed_receipt', subject: receipt, note: `attempt ${id}`, at: now });
  if ((await releaseUnattributed(tx, { receipt, at: now })) !== 'released_before') return;
  await raiseIssue(app, tx, { code: 'receipt_contradicted', subject: id, found: { receipt, returned: true }, at: now });
}
