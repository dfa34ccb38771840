import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { getSettings } from '#server/settings/queries.ts';
import { raiseIssue } from '../cases/raise-issue.ts';
import { type Entry, type PostingKind, postLedger } from '../ledger/post-ledger.ts';
import { refundDoneEntries, reversed, type SourceAccount } from '../ledger/postings.ts';
import { closeRefundCases } from './refund-cases.ts';
import { nextRefundTry, TRIES_MAX } from './refund-times.ts';
import { type LockedRefund, moveRefund, type Refund } from './repository.ts';
import { settlePaymentOf } from './settle-payment.ts';
import { tellOfOthers, tellOfRefund } from './tell-of-refund.ts';

const sourceAccounts: Record<Refund['method'], SourceAccount> = {
  stripe: 'stripe',
  reversal: 'collection',
  b2c: 'disburse',
  manual: 'bank',
  portal: 'disburse',
  points: 'bank',
};

/**
 * Completes a refund: posts L4b, L6b or L6c, updates the payment and sends a letter. A second call changes nothing.
 * @param options.providerRef Stripe's id of the refund, M-Pesa's receipt, or the reference that an admin noted
 * @param options.method how it was sent, when that differs from the refund's method
 * @returns whether it was completed now
 */
export async function completeRefund(
  app: App,
  tx: Tx,
  { refund, payment, booking }: LockedRefund,
  { providerRef, method = refund.method }: { providerRef: string | null; method?: Refund['method'] },
): Promise<boolean> {
  const at = app.clock.now();
  const feeMinor = await sendingFeeMinor(tx, method);
  const ref = providerRef && { providerRef };
  const changes = { method, feeMinor, settledAt: at, nextTryAt: null, errorCode: null, ...ref };
  const moved = await moveRefund(tx, refund.id, 'succeeded', changes);
  if (!moved) return false;
  await closeRefundCases(tx, refund.id, 'succeeded', at);
  // A refund that failed after it had succeeded was posted as `refund_done` before, so a manual one has a kind of its own.
  const kind: PostingKind = refund.method === 'manual' ? 'refund_manual' : 'refund_done';
  await postLedger(tx, {
    kind,
    source: refund.id,
    entries: sentEntriesBy(refund, method, feeMinor),
    bookingId: booking.id,
    providerId: booking.providerId,
    at,
  });
  await settlePaymentOf(tx, payment, at);
  // A refund that failed after it had succeeded and was then sent by hand gets a second letter.
  await tellOfRefund(tx, 'mail-refund-done', { refund: moved, booking }, `${refund.id}:${refund.method}`);
  return true;
}

/** M-Pesa's present fee for sending by this method, shillings × 100. */
export const sendingFeeMinor = async (tx: Tx, method: Refund['method']): Promise<number> =>
  method === 'b2c' || method === 'portal' ? (await getSettings(tx)).b2cFeeKes * 100 : 0;

/** The entries of a refund that was sent by this method, with M-Pesa's fee. */
export const sentEntriesBy = (refund: Refund, method: Refund['method'], feeMinor: number): Entry[] =>
  refundDoneEntries(refund, sourceAccounts[method], feeMinor);

/** The payment provider has accepted the refund, and the money is on its way. */
export async function markRefundPending(
  app: App,
  tx: Tx,
  { refund, booking }: LockedRefund,
  nextTryAt: Date | null,
): Promise<void> {
  if (!(await moveRefund(tx, refund.id, 'pending', { nextTryAt, errorCode: null }))) return;
  await tellOfRefund(tx, 'mail-refund-sent', { refund, booking }, refund.id);
  app.log.info({ refund: refund.id }, 'a refund is on its way');
}

/** What follows a failure: the same method later; B2C to the payer's phone; or a person sends it. */
export type NextStep = 'retry' | 'b2c' | 'manual';

/**
 * The payment provider has definitely refused or failed a refund. It is queued again, or becomes manual, as `next` says and
 * after `TRIES_MAX` tries.
 * @param options.error the error code   @param options.retryAt when it is tried again, if not after the usual pause
 */
export async function failRefund(
  app: App,
  tx: Tx,
  { refund, payment, booking }: LockedRefund,
  { error, next, retryAt }: { error: string; next: NextStep; retryAt?: Date },
): Promise<void> {
  const at = app.clock.now();
  const hadSucceeded = refund.status === 'succeeded';
  // Only Stripe reports a refund as failed that it had reported as succeeded.
  if (hadSucceeded && refund.method !== 'stripe') return;
  if (!(await moveRefund(tx, refund.id, 'failed', { errorCode: error, settledAt: null, nextTryAt: null }))) return;
  await closeRefundCases(tx, refund.id, 'failed', at);
  if (hadSucceeded) {
    await postLedger(tx, {
      kind: 'refund_failed',
      source: refund.id,
      entries: reversed(refundDoneEntries(refund, sourceAccounts[refund.method])),
      bookingId: booking.id,
      providerId: booking.providerId,
      at,
    });
    await settlePaymentOf(tx, payment, at);
  }
  if (next === 'retry' && refund.tries < TRIES_MAX) {
    const nextTryAt = retryAt ?? nextRefundTry(refund.tries, at);
    await moveRefund(tx, refund.id, 'queued', { keySeq: refund.keySeq + 1, nextTryAt });
    return;
  }
  if (next === 'b2c') {
    await moveRefund(tx, refund.id, 'queued', { method: 'b2c', tries: 0, nextTryAt: at });
    return;
  }
  await makeRefundManual(app, tx, refund, { error, at });
}

/**
 * Makes a refund manual: an admin sends it and notes its reference.
 * @param refund failed or queued   @param options.error the reason, which the case shows
 */
export async function makeRefundManual(
  app: App,
  tx: Tx,
  refund: Refund,
  { error, at }: { error: string; at: Date },
): Promise<void> {
  await moveRefund(tx, refund.id, 'queued');
  await moveRefund(tx, refund.id, 'manual', { method: 'manual', nextTryAt: null });
  await closeRefundCases(tx, refund.id, 'manual', at);
  await raiseIssue(app, tx, { code: 'refund_by_hand', subject: refund.id, found: error, at });
  await enqueue(tx, 'mail-refund-manual', { refundId: refund.id }, { key: refund.id });
  await tellOfOthers(tx, refund);
}
