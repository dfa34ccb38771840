import { eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { App } from '../../app.ts';
import { type Tx, transaction } from '../../db/client.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { reversed, unattributedEntries } from '../ledger/postings.ts';
import { settle } from '../settle.ts';
import { paymentAttempts } from '../tables.ts';
import { type Also, claimIssue } from './close-issue.ts';
import { receiptSource } from './match-receipt.ts';

/**
 * Money without an owner turns out to be that of an attempt: it leaves `unattributed` and the attempt is settled with
 * it, as if M-Pesa had told us in the first place.
 * @throws AppError not_found (no such case), issue_closed, invalid_input with fields.attemptId (none of M-Pesa's, or it
 *   has another receipt)
 */
export async function attributeReceipt(
  app: App,
  admin: { id: string },
  issueId: string,
  attemptId: string,
  also?: Also,
): Promise<void> {
  await transaction(app, async (tx) => {
    const { receipt, amountMinor } = await release(app, tx, admin, issueId, `attempt ${attemptId}`);
    const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
    const other = attempt?.status === 'succeeded' && attempt.receivedMinor !== amountMinor;
    if (attempt?.provider !== 'daraja' || attempt.receipt !== null || other) {
      throw new AppError('invalid_input', { fields: { attemptId: 'invalid' } });
    }
    const proof = { verified: true, receipt, receivedMinor: amountMinor, resultCode: '0' };
    await settle(app, tx, attemptId, { status: 'succeeded', proof }, 'admin');
    await also?.(tx);
  });
}

/** Money without an owner went back by hand, in the M-Pesa portal. @throws AppError not_found, issue_closed */
export async function noteReturned(
  app: App,
  admin: { id: string },
  issueId: string,
  reference: string,
  also?: Also,
): Promise<void> {
  await transaction(app, async (tx) => {
    await release(app, tx, admin, issueId, `returned ${reference}`);
    await also?.(tx);
  });
}

/** Ends the case, and takes its money out of `unattributed` once. */
async function release(app: App, tx: Tx, admin: { id: string }, issueId: string, note: string) {
  const at = app.clock.now();
  const issue = await claimIssue(tx, admin, issueId, note, at);
  const { amountMinor } = (issue.found ?? {}) as { amountMinor?: unknown };
  if (issue.code !== 'unattributed_receipt' || typeof amountMinor !== 'number') throw new AppError('not_found');
  const source = receiptSource(issue.subject);
  const posted = await postLedger(tx, {
    kind: 'attributed',
    source,
    entries: reversed(unattributedEntries(amountMinor)),
    at,
  });
  if (!posted) throw new AppError('issue_closed');
  return { receipt: issue.subject, amountMinor };
}
