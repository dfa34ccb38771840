import { usd } from '#shared/money.ts';
import { endBooking } from '../../bookings/end-booking.ts';
import { hasBegun } from '../../bookings/trip-dates.ts';
import type { Tx } from '../../db/client.ts';
import { returnPoints } from '../../loyalty/return-points.ts';
import { depositsOf, payableBalance } from '../ledger/balances.ts';
import { type Entry, postLedger } from '../ledger/post-ledger.ts';
import { disputeLostEntries, summed } from '../ledger/postings.ts';
import { lockPayee } from '../payouts/queries.ts';
import { leftOf } from '../refunds/left-of.ts';
import { closeRefundCases } from '../refunds/refund-cases.ts';
import { insertRefund, listStanding, moveRefund, type Refund } from '../refunds/repository.ts';
import { settlePaymentOf } from '../refunds/settle-payment.ts';
import { earnedOf, type LockedDispute } from './repository.ts';
import { bearersOfLoss } from './share-loss.ts';

/**
 * L10b: the bank keeps the money. What we owed the traveller already is paid by that; the rest is borne by deposit,
 * provider and us, and becomes a refund of the reason `chargeback`: `paidCents` stays what was paid, and what the bank
 * has given back counts as given back everywhere, in the payment's state, in what may still be refunded and in what is
 * left to be earned, so that no figure needs to know of disputes. A trip that is wholly unpaid now does not take place.
 * @param heldCents what the ledger says the bank holds, above 0
 */
export async function bearLoss(tx: Tx, locked: LockedDispute, heldCents: number, at: Date): Promise<void> {
  const { booking, payment, dispute } = locked;
  const owed = await payOwed(tx, locked, heldCents, at);
  const rest = heldCents - owed.cents;
  const own = rest > 0 ? await takeFromAll(tx, locked, rest, at) : { entries: [], points: 0 };
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
  // A trip that has begun goes on; what was paid for it was taken back from what it earns.
  const unpaid = (await depositsOf(tx, booking.id)) <= 0;
  if (booking.status === 'confirmed' && unpaid && !hasBegun(booking, at)) {
    await endBooking(tx, booking, { actor: 'system', reason: 'chargeback', at });
  }
}

interface Taken {
  entries: Entry[];
  cents: number;
}

/**
 * Refunds that were decided and can no longer have been made: Stripe gives no more back than was charged, the bank's part
 * among it. The bank has been quicker, and their reference names its dispute.
 */
async function payOwed(tx: Tx, { attempt, dispute }: LockedDispute, heldCents: number, at: Date): Promise<Taken> {
  const all = (await listStanding(tx, [attempt.paymentId])).filter(({ attemptId }) => attemptId === attempt.id);
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

/** Who bears the rest. */
async function takeFromAll(
  tx: Tx,
  { booking, payment, attempt, dispute }: LockedDispute,
  cents: number,
  at: Date,
): Promise<{ entries: Entry[]; points: number }> {
  const pays = payment.attemptId === attempt.id;
  // Money that bought nothing was given back, or is on its way: nobody else has got any of it.
  if (!pays) return { entries: [{ account: 'loss:chargeback:USD', amountMinor: cents }], points: 0 };
  const { leftCents, leftDiscountCents } = leftOf(payment, attempt, await listStanding(tx, [payment.id]));
  const usdCents = usd(Math.min(cents, leftCents));
  // What had gone back already the bank takes out of our own pocket: the booking's other payments are not touched.
  const lost: Entry[] = [{ account: 'loss:chargeback:USD', amountMinor: cents - usdCents }];
  if (usdCents === 0) return { entries: lost, points: 0 };
  // Whoever pays providers out takes the same lock first.
  await lockPayee(tx, booking.providerId);
  const deposit = Math.max(0, await depositsOf(tx, booking.id));
  const earned = await earnedOf(tx, booking.id);
  const bearers = bearersOfLoss({
    amountCents: usdCents,
    depositCents: usd(deposit),
    earnedCents: usd(Math.max(0, earned.cents)),
    unpaidCents: await payableBalance(tx, booking.providerId),
    commissionBps: booking.commissionBps,
    taxes: booking.taxes,
    income: earned.cancelled ? 'cancellation:USD' : 'commission:USD',
  });
  // Points come back with the money that they were spent with, as long as the trip has not used them up.
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
  return { entries: summed([...bearers, ...lost]), points };
}
