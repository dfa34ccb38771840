import { endBooking } from '#server/bookings/end-booking.ts';
import { hasBegun } from '#server/bookings/trip-dates.ts';
import type { Tx } from '#server/db/client.ts';
import { returnPoints } from '#server/loyalty/return-points.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { usd } from '#shared/money.ts';
import { depositCentsOf, payableBalance } from '../ledger/balances.ts';
import { type Entry, postLedger } from '../ledger/post-ledger.ts';
import { disputeLostEntries, sumByAccount } from '../ledger/postings.ts';
import { closeRefundCases } from '../refunds/refund-cases.ts';
import { refundableOf } from '../refunds/refundable.ts';
import { insertRefund, listUnwithdrawnRefunds, moveRefund, type Refund } from '../refunds/repository.ts';
import { settlePaymentOf } from '../refunds/settle-payment.ts';
import { earnedFromBooking, type LockedDispute } from './repository.ts';
import { bearersOfLoss } from './share-loss.ts';

/**
 * L10b (docs/money.md#the-ledger): a dispute was lost, and the bank keeps the money. Unsent refunds of the attempt count as
 * paid by that. The rest is borne by the deposit, the provider and us, and becomes a refund with the reason `chargeback`:
 * `paidCents` stays what was paid, and what the bank took counts as refunded in the payment's status, in what may still be
 * refunded and in what is left to be earned. A confirmed booking for which nothing is paid any more is ended, unless the trip
 * has begun.
 * @param heldCents US cents that the bank holds by the ledger, above 0
 */
export async function bearLoss(tx: Tx, locked: LockedDispute, heldCents: number, at: Date): Promise<void> {
  const { booking, payment, dispute } = locked;
  const owed = await settleUnsentRefunds(tx, locked, heldCents, at);
  const rest = heldCents - owed.cents;
  const own = rest > 0 ? await bearRest(tx, locked, rest, at) : { entries: [], points: 0 };
  await postLedger(tx, {
    kind: 'dispute_closed',
    source: dispute.id,
    entries: [
      ...disputeLostEntries(usd(heldCents), [...owed.entries, ...own.entries]),
      ...(own.points > 0
        ? [
            { account: 'customer:deposits:USD' as const, amountMinor: own.points },
            { account: 'loyalty:USD' as const, amountMinor: -own.points },
          ]
        : []),
    ],
    bookingId: booking.id,
    providerId: booking.providerId,
    at,
  });
  await settlePaymentOf(tx, payment, at);
  // A trip that has begun goes on; the loss was taken from what it earns.
  const unpaid = (await depositCentsOf(tx, booking.id)) <= 0;
  if (booking.status === 'confirmed' && unpaid && !hasBegun(booking, at)) {
    await endBooking(tx, booking, { actor: 'system', reason: 'chargeback', at });
  }
}

interface SettledRefunds {
  entries: Entry[];
  cents: number;
}

/**
 * Completes the refunds of the attempt that can no longer be made: Stripe refunds no more than was charged, and what the bank
 * took counts. The bank has paid them, so their reference names the dispute.
 */
async function settleUnsentRefunds(
  tx: Tx,
  { attempt, dispute }: LockedDispute,
  heldCents: number,
  at: Date,
): Promise<SettledRefunds> {
  const all = (await listUnwithdrawnRefunds(tx, [attempt.paymentId])).filter(
    ({ attemptId }) => attemptId === attempt.id,
  );
  const done = all.filter(({ status }) => status === 'succeeded' || status === 'pending');
  const room = (attempt.receivedMinor ?? 0) - heldCents - sumOf(done);
  let left = heldCents;
  for (const refund of all.filter((one) => !done.includes(one))) {
    if (refund.amountMinor <= room || refund.amountMinor > left) continue;
    const providerRef = `${dispute.stripeId}:${refund.id}`;
    if (refund.status === 'failed') await moveRefund(tx, refund.id, 'queued');
    if (refund.status === 'failed' || refund.status === 'queued') await moveRefund(tx, refund.id, 'sending');
    const changes = { method: 'stripe', settledAt: at, nextTryAt: null, errorCode: null, providerRef } as const;
    if (!(await moveRefund(tx, refund.id, 'succeeded', changes))) continue;
    await closeRefundCases(tx, refund.id, 'succeeded', at);
    left -= refund.amountMinor;
  }
  const cents = heldCents - left;
  return { cents, entries: cents > 0 ? [{ account: 'refund:pending:USD', amountMinor: cents }] : [] };
}

const sumOf = (refunds: readonly Refund[]) => refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Decides who bears what the bank took beyond those refunds, and writes the refund with the reason `chargeback`. */
async function bearRest(
  tx: Tx,
  { booking, payment, attempt, dispute }: LockedDispute,
  cents: number,
  at: Date,
): Promise<{ entries: Entry[]; points: number }> {
  const pays = payment.attemptId === attempt.id;
  // A surplus was refunded or is being refunded, so nobody else has a share of it.
  if (!pays) return { entries: [{ account: 'loss:chargeback:USD', amountMinor: cents }], points: 0 };
  const { leftCents, leftDiscountCents } = refundableOf(
    payment,
    attempt,
    await listUnwithdrawnRefunds(tx, [payment.id]),
  );
  const usdCents = usd(Math.min(cents, leftCents));
  // What was refunded before and is now taken by the bank is our loss: the booking's other payments are not touched.
  const lost: Entry[] = [{ account: 'loss:chargeback:USD', amountMinor: cents - usdCents }];
  if (usdCents === 0) return { entries: lost, points: 0 };
  // The approval of a payout takes the same lock first.
  await lockProvider(tx, booking.providerId);
  const deposit = Math.max(0, await depositCentsOf(tx, booking.id));
  const earned = await earnedFromBooking(tx, booking.id);
  const bearers = bearersOfLoss({
    amountCents: usdCents,
    depositCents: usd(deposit),
    earnedCents: usd(Math.max(0, earned.cents)),
    unpaidCents: await payableBalance(tx, booking.providerId),
    commissionBps: booking.commissionBps,
    taxes: booking.taxes,
    income: earned.cancelled ? 'cancellation:USD' : 'commission:USD',
  });
  // Points are returned in the share of the money that they were spent with, as far as the deposit still covers them.
  const share = usdCents === leftCents ? leftDiscountCents : Math.floor((leftDiscountCents * usdCents) / leftCents);
  const points = Math.max(0, Math.min(share, deposit - usdCents));
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
  await returnPoints(tx, { personId: booking.personId, source: dispute.id, points, at });
  return { entries: sumByAccount([...bearers, ...lost]), points };
}
