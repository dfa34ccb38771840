import type { DbOrTx } from '#server/db/client.ts';
import { type UsdCents, usd } from '#shared/money.ts';
import { depositCentsOf } from '../ledger/balances.ts';
import { hostPartOf } from '../ledger/bearers.ts';
import type { Entry } from '../ledger/post-ledger.ts';
import { sumByAccount } from '../ledger/postings.ts';
import type { Attempt } from '../records/repository.ts';
import { refundableOf } from '../refunds/refundable.ts';
import { listUnwithdrawnRefunds, type Refund } from '../refunds/repository.ts';
import { earnedFromBooking, type LockedDispute } from './repository.ts';
import { bearersOfLoss } from './share-loss.ts';
import { unpaidShareOf } from './unpaid-share.ts';

/** Who bears what a bank takes. */
export interface PlannedLoss {
  /** Debits that add up to what the bank takes and to the points. */
  entries: Entry[];
  /** US cents of the price that count as refunded by it. */
  usdCents: UsdCents;
  /** Points that the traveller gets back. */
  points: number;
  /** US cents by which the provider's share of the booking gets smaller, ≥ 0. */
  hostCents: number;
}

/**
 * The refunds of the attempt that can no longer be made, because Stripe refunds no more than was charged: the bank has paid
 * them. @param heldCents US cents that the bank holds
 */
export function refundsPaidByBank(attempt: Attempt, refunds: readonly Refund[], heldCents: number): Refund[] {
  const all = refunds.filter(({ attemptId }) => attemptId === attempt.id);
  const done = all.filter(({ status }) => status === 'succeeded' || status === 'pending');
  const room = (attempt.receivedMinor ?? 0) - heldCents - sumOf(done);
  let left = heldCents;
  return all.filter((refund) => {
    if (done.includes(refund) || refund.amountMinor <= room || refund.amountMinor > left) return false;
    left -= refund.amountMinor;
    return true;
  });
}

/** Of all of them, in minor units. */
export const sumOf = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** What of a dispute and its booking decides about that. */
interface Disputed extends Pick<LockedDispute, 'payment' | 'attempt'> {
  booking: Pick<LockedDispute['booking'], 'id' | 'providerId' | 'commissionBps' | 'taxes'>;
}

const ofNobody = { entries: [], usdCents: usd(0), points: 0, hostCents: 0 };

/**
 * Who bears what the bank takes beyond those refunds: the deposit, the provider, we and the state (`bearersOfLoss`). What was
 * refunded before is our loss, and so is a surplus, of which nobody else has a share: the booking's other payments are not
 * touched.
 * @param cents US cents, ≥ 0
 */
export async function planLoss(
  db: DbOrTx,
  { booking, payment, attempt }: Disputed,
  cents: number,
): Promise<PlannedLoss> {
  if (cents === 0) return ofNobody;
  const ours = (amountMinor: number): Entry[] => [{ account: 'loss:chargeback:USD', amountMinor }];
  if (payment.attemptId !== attempt.id) return { ...ofNobody, entries: ours(cents) };
  const refunds = await listUnwithdrawnRefunds(db, [payment.id]);
  const { leftCents, leftDiscountCents } = refundableOf(payment, attempt, refunds);
  const usdCents = usd(Math.min(cents, leftCents));
  if (usdCents === 0) return { ...ofNobody, entries: ours(cents) };
  const { commissionBps, taxes } = booking;
  const deposit = Math.max(0, await depositCentsOf(db, booking.id));
  const earned = await earnedFromBooking(db, booking.id);
  const bearers = bearersOfLoss({
    amountCents: usdCents,
    depositCents: usd(deposit),
    earnedCents: usd(Math.max(0, earned.cents)),
    unpaidCents: await unpaidShareOf(db, booking),
    ...{ commissionBps, taxes },
    income: earned.cancelled ? 'cancellation:USD' : 'commission:USD',
  });
  // Points are returned in the share of the money that they were spent with, as far as the deposit still covers them.
  const share = usdCents === leftCents ? leftDiscountCents : Math.floor((leftDiscountCents * usdCents) / leftCents);
  const points = Math.max(0, Math.min(share, deposit - usdCents));
  const entries = sumByAccount([...bearers, ...ours(cents - usdCents), ...pointsEntries(points)]);
  return { ...{ entries, usdCents, points }, hostCents: hostPartOf(booking, entries) };
}

const pointsEntries = (points: number): Entry[] =>
  points === 0
    ? []
    : [
        { account: 'customer:deposits:USD', amountMinor: points },
        { account: 'loyalty:USD', amountMinor: -points },
      ];
