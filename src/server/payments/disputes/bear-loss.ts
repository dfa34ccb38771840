import { endBooking } from '#server/bookings/end-booking.ts';
import { hasBegun } from '#server/bookings/trip-dates.ts';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { returnPoints } from '#server/loyalty/return-points.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { usd } from '#shared/money.ts';
import { depositCentsOf } from '../ledger/balances.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { disputeLostEntries } from '../ledger/postings.ts';
import { closeRefundCases } from '../refunds/refund-cases.ts';
import { insertRefund, listUnwithdrawnRefunds, moveRefund } from '../refunds/repository.ts';
import { settlePaymentOf } from '../refunds/settle-payment.ts';
import { type PlannedLoss, planLoss, refundsPaidByBank } from './plan-loss.ts';
import type { LockedDispute } from './repository.ts';

/**
 * L10b (docs/money.md#the-ledger): a dispute was lost, and the bank keeps the money. Unsent refunds of the attempt count as
 * paid by that. The rest is borne as `planLoss` says, and becomes a refund with the reason `chargeback`: `paidCents` stays what
 * was paid, and what the bank took counts as refunded in the payment's status, in what may still be refunded and in what is
 * left to be earned. A confirmed booking for which nothing is paid any more is ended, unless the trip has begun. Both sides
 * get a letter in either case.
 * @param heldCents US cents that the bank holds by the ledger, above 0
 */
export async function bearLoss(tx: Tx, locked: LockedDispute, heldCents: number, at: Date): Promise<void> {
  const { booking, payment, dispute } = locked;
  const paidCents = await settleUnsentRefunds(tx, locked, heldCents, at);
  // The approval of a payout takes the same lock first.
  await lockProvider(tx, booking.providerId);
  const loss = await planLoss(tx, locked, heldCents - paidCents);
  await postLedger(tx, {
    kind: 'dispute_closed',
    source: dispute.id,
    entries: disputeLostEntries(usd(heldCents), [
      { account: 'refund:pending:USD', amountMinor: paidCents },
      ...loss.entries,
    ]),
    bookingId: booking.id,
    providerId: booking.providerId,
    at,
  });
  if (loss.usdCents > 0) await noteTaken(tx, locked, loss, at);
  await settlePaymentOf(tx, payment, at);
  if (await isEndedBy(tx, booking, at)) {
    return endBooking(tx, booking, { actor: 'system', reason: 'chargeback', at });
  }
  const letter = { bookingId: booking.id, disputeId: dispute.id, points: loss.points };
  await enqueue(tx, 'mail-dispute-lost', { ...letter, cents: heldCents }, { key: dispute.id });
  // A surplus and a decided refund were never the host's.
  if (loss.usdCents > 0) {
    await enqueue(tx, 'mail-provider-dispute-lost', { ...letter, cents: loss.hostCents }, { key: dispute.id });
  }
}

/** A trip that has begun goes on; the loss was taken from what it earns. */
const isEndedBy = async (tx: Tx, booking: LockedDispute['booking'], at: Date): Promise<boolean> =>
  booking.status === 'confirmed' && !hasBegun(booking, at) && (await depositCentsOf(tx, booking.id)) <= 0;

/**
 * Completes the refunds that the bank has paid; their reference names the dispute.
 * @returns US cents of them
 */
async function settleUnsentRefunds(
  tx: Tx,
  { attempt, dispute }: LockedDispute,
  heldCents: number,
  at: Date,
): Promise<number> {
  let cents = 0;
  const all = await listUnwithdrawnRefunds(tx, [attempt.paymentId]);
  for (const refund of refundsPaidByBank(attempt, all, heldCents)) {
    const providerRef = `${dispute.stripeId}:${refund.id}`;
    if (refund.status === 'failed') await moveRefund(tx, refund.id, 'queued');
    if (refund.status === 'failed' || refund.status === 'queued') await moveRefund(tx, refund.id, 'sending');
    const changes = { method: 'stripe', settledAt: at, nextTryAt: null, errorCode: null, providerRef } as const;
    if (!(await moveRefund(tx, refund.id, 'succeeded', changes))) continue;
    await closeRefundCases(tx, refund.id, 'succeeded', at);
    cents += refund.amountMinor;
  }
  return cents;
}

/** Writes the refund with the reason `chargeback`, and returns the points that were spent with what the bank took. */
async function noteTaken(
  tx: Tx,
  { booking, payment, attempt, dispute }: LockedDispute,
  { usdCents, points }: PlannedLoss,
  at: Date,
): Promise<void> {
  await insertRefund(tx, {
    paymentId: payment.id,
    attemptId: attempt.id,
    reason: 'chargeback',
    usdCents,
    currency: 'USD',
    amountMinor: usdCents,
    pointsBack: points,
    discountCents: points,
    method: 'stripe',
    status: 'succeeded',
    providerRef: dispute.stripeId,
    createdAt: at,
    settledAt: at,
  });
  await returnPoints(tx, { personId: booking.personId, bookingId: booking.id, source: dispute.id, points, at });
}
