import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import { enqueue } from '../../jobs/queue.ts';
import { getSettings } from '../../settings/queries.ts';
import { type Entry, type PostingKind, postLedger } from '../ledger/post-ledger.ts';
import { type Purse, refundDoneEntries, reversed } from '../ledger/postings.ts';
import { raiseIssue } from '../reconciliation/raise-issue.ts';
import { closeRefundCases } from './refund-cases.ts';
import { backoff, TRIES_MAX } from './refund-times.ts';
import { type LockedRefund, moveRefund, type Refund } from './repository.ts';
import { settlePaymentOf } from './settle-payment.ts';

const purses: Record<Refund['method'], Purse> = {
  stripe: 'stripe',
  reversal: 'collection',
  b2c: 'disburse',
  manual: 'bank',
  portal: 'disburse',
  points: 'bank',
};

/**
 * The money is back with whoever paid: L4b or L6b, the payment's state, and a letter. A second word of it does nothing.
 * @param providerRef Stripe's id of the refund, M-Pesa's receipt, or what a person noted
 * @param method how it went, where a person says so
 */
export async function refundSucceeded(
  app: App,
  tx: Tx,
  { refund, payment, booking }: LockedRefund,
  providerRef: string | null,
  method = refund.method,
): Promise<boolean> {
  const at = app.clock.now();
  const feeMinor = await feeOf(tx, method);
  const ref = providerRef && { providerRef };
  const changes = { method, feeMinor, settledAt: at, nextTryAt: null, errorCode: null, ...ref };
  const moved = await moveRefund(tx, refund.id, 'succeeded', changes);
  if (!moved) return false;
  await closeRefundCases(tx, refund.id, 'succeeded', at);
  // Money that failed after it had arrived was posted once already: what a person then does is a posting of its own.
  const kind: PostingKind = refund.method === 'manual' ? 'refund_manual' : 'refund_done';
  await postLedger(tx, {
    kind,
    source: refund.id,
    entries: entriesBy(refund, method, feeMinor),
    bookingId: booking.id,
    providerId: booking.providerId,
    at,
  });
  await settlePaymentOf(tx, payment, at);
  // What came back from a card and was then sent by hand arrives twice, and is told twice.
  await enqueue(tx, 'mail-refund-done', { refundId: refund.id }, { key: `${refund.id}:${refund.method}` });
  return true;
}

/** What M-Pesa takes now for sending by this method: shillings × 100. */
export const feeOf = async (tx: Tx, method: Refund['method']): Promise<number> =>
  method === 'b2c' || method === 'portal' ? (await getSettings(tx)).b2cFeeKes * 100 : 0;

/** What leaves us by this method, and what M-Pesa takes for it. */
export const entriesBy = (refund: Refund, method: Refund['method'], feeMinor: number): Entry[] =>
  refundDoneEntries(refund, purses[method], feeMinor);

/** The provider has taken it on; the money is on its way. */
export async function refundPending(app: App, tx: Tx, { refund }: LockedRefund, nextTryAt: Date | null): Promise<void> {
  if (!(await moveRefund(tx, refund.id, 'pending', { nextTryAt, errorCode: null }))) return;
  await enqueue(tx, 'mail-refund-sent', { refundId: refund.id }, { key: refund.id });
  app.log.info({ refund: refund.id }, 'a refund is on its way');
}

/**
 * A definite no. What may still work is queued again, by another method where this one never will; else a person does it.
 * @param next `again`: the same way later; `b2c`: to the payer's phone; `hand`: a person
 * @param againAt when `again` is, if not after the usual pause
 */
export async function refundFailed(
  app: App,
  tx: Tx,
  { refund, payment, booking }: LockedRefund,
  error: string,
  next: 'again' | 'b2c' | 'hand',
  againAt?: Date,
): Promise<void> {
  const at = app.clock.now();
  const arrived = refund.status === 'succeeded';
  // A step back is Stripe's alone, and only once.
  if (arrived && refund.method !== 'stripe') return;
  if (!(await moveRefund(tx, refund.id, 'failed', { errorCode: error, settledAt: null, nextTryAt: null }))) return;
  await closeRefundCases(tx, refund.id, 'failed', at);
  if (arrived) {
    await postLedger(tx, {
      kind: 'refund_failed',
      source: refund.id,
      entries: reversed(refundDoneEntries(refund, purses[refund.method])),
      bookingId: booking.id,
      providerId: booking.providerId,
      at,
    });
    await settlePaymentOf(tx, payment, at);
  }
  if (next === 'again' && refund.tries < TRIES_MAX) {
    const nextTryAt = againAt ?? backoff(refund.tries, at);
    await moveRefund(tx, refund.id, 'queued', { keySeq: refund.keySeq + 1, nextTryAt });
    return;
  }
  if (next === 'b2c') {
    await moveRefund(tx, refund.id, 'queued', { method: 'b2c', tries: 0, nextTryAt: at });
    return;
  }
  await handOver(app, tx, refund, error, at);
}

/**
 * No machine gets it through: a person does it, and notes its reference.
 * @param refund failed, or queued still   @param error why, as the case tells it
 */
export async function handOver(app: App, tx: Tx, refund: Refund, error: string, at: Date): Promise<void> {
  await moveRefund(tx, refund.id, 'queued');
  await moveRefund(tx, refund.id, 'manual', { method: 'manual', nextTryAt: null });
  await closeRefundCases(tx, refund.id, 'manual', at);
  await raiseIssue(app, tx, { code: 'refund_by_hand', subject: refund.id, found: error, at });
  await enqueue(tx, 'mail-refund-manual', { refundId: refund.id }, { key: refund.id });
}
