import { usd } from '#shared/money.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import { enqueue } from '../../jobs/queue.ts';
import { getSettings } from '../../settings/queries.ts';
import type { DisbursementOwner } from '../disbursements/owners.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { payoutDoneEntries, payoutEntries, reversed } from '../ledger/postings.ts';
import { closePaidTwice } from '../reconciliation/raise-issue.ts';
import { endOf, isPaidBefore } from './end-of.ts';
import { itemArrived } from './item-arrived.ts';
import { lockPayee } from './queries.ts';
import {
  findItem,
  findPayout,
  listItems,
  lockPayout,
  moveItem,
  moveItemBack,
  movePayout,
  type Payout,
  type PayoutItem,
} from './repository.ts';
import { tellPaid } from './tell-paid.ts';

/** How a transfer ended. */
export type ItemEnd =
  | { status: 'paid'; receipt: string | null; purse: 'disburse' | 'bank'; feeMinor: number }
  /** For good, with proof that nothing arrived. */
  | { status: 'failed'; errorCode: string };

/**
 * L7b or L7c, and what becomes of the payout by it. The payout must be locked. A second word of the same item changes
 * nothing.
 * @returns whether it changed anything
 */
export async function settleItem(
  tx: Tx,
  { payout, item, end, now }: { payout: Payout; item: PayoutItem; end: ItemEnd; now: Date },
): Promise<boolean> {
  const about = { source: item.id, providerId: payout.providerId, at: now };
  if (end.status === 'paid') {
    const { receipt, feeMinor } = end;
    const moved = await moveItem(tx, item.id, 'paid', { receipt, feeMinor, errorCode: null, settledAt: now });
    if (!moved) return false;
    const entries = payoutDoneEntries(item.amountMinor, end.purse, feeMinor);
    await postLedger(tx, { ...about, kind: 'payout_done', entries });
  } else {
    const moved = await moveItem(tx, item.id, 'failed', { errorCode: end.errorCode, settledAt: now });
    if (!moved) return false;
    const entries = reversed(payoutEntries(usd(item.usdCents), item.amountMinor));
    await postLedger(tx, { ...about, kind: 'payout_reversed', entries });
    await tellFailed(tx, item, now);
  }
  await followItems(tx, payout.id, now);
  return true;
}

/**
 * L7b undone and L7c: the bank had paid, and the money is back on our account. What it was paid for is owed again. The
 * payout must be locked.
 * @returns whether it changed anything
 */
export async function returnItem(
  tx: Tx,
  { payout, item, now }: { payout: Payout; item: PayoutItem; now: Date },
): Promise<boolean> {
  if (!(await moveItemBack(tx, item.id, { errorCode: 'bank_returned', settledAt: now }))) return false;
  const about = { source: item.id, providerId: payout.providerId, at: now };
  const done = reversed(payoutDoneEntries(item.amountMinor, 'bank'));
  await postLedger(tx, { ...about, kind: 'payout_returned', entries: done });
  const owed = reversed(payoutEntries(usd(item.usdCents), item.amountMinor));
  await postLedger(tx, { ...about, kind: 'payout_reversed', entries: owed });
  await tellFailed(tx, item, now);
  // Not by way of `sending`: the provider may have another payout under way by now.
  const end = endOf(await listItems(tx, payout.id));
  if (end) await movePayout(tx, payout.id, end, { settledAt: now });
  return true;
}

/** They are owed it again; not where an earlier transfer that had been given up has reached them: then that was all. */
async function tellFailed(tx: Tx, item: PayoutItem, now: Date): Promise<void> {
  if (isPaidBefore(await listItems(tx, item.payoutId), item)) await closePaidTwice(tx, item.id, now);
  else await enqueue(tx, 'mail-payout-failed', { itemId: item.id }, { key: item.id });
}

/** The payout's state follows from its items. */
async function followItems(tx: Tx, payoutId: string, now: Date): Promise<void> {
  await movePayout(tx, payoutId, 'sending');
  const items = await listItems(tx, payoutId);
  const end = endOf(items);
  if (!end) return;
  await movePayout(tx, payoutId, end, { settledAt: now });
  if (end === 'paid') await tellPaid(tx, payoutId, items);
}

/** What becomes of a payout's transfer at M-Pesa. */
export const payoutItemOwner: DisbursementOwner = {
  async lock(tx, itemId) {
    const item = await findItem(tx, itemId);
    const payout = item && (await findPayout(tx, item.payoutId));
    if (!payout) return;
    await lockPayee(tx, payout.providerId);
    await lockPayout(tx, payout.id);
  },
  async settled(app: App, tx, disbursement, outcome) {
    // On its way, or nobody knows: the item stays as it is, and is not sent again.
    if (outcome === 'moved') return;
    const item = await findItem(tx, disbursement.ownerId);
    const payout = item && (await lockPayout(tx, item.payoutId));
    if (!item || !payout) throw new Error('The disbursement has no payout');
    const now = app.clock.now();
    if (outcome === 'succeeded') {
      const feeMinor = (await getSettings(tx)).b2cFeeKes * 100;
      const end = { status: 'paid', receipt: disbursement.receipt, purse: 'disburse', feeMinor } as const;
      await settleItem(tx, { payout, item, end, now });
      return;
    }
    const errorCode = disbursement.errorCode ?? disbursement.resultCode ?? 'other';
    await settleItem(tx, { payout, item, end: { status: 'failed', errorCode }, now });
  },
  arrived: itemArrived,
  async isPaidBefore(tx, itemId) {
    const item = await findItem(tx, itemId);
    return item !== undefined && isPaidBefore(await listItems(tx, item.payoutId), item);
  },
};
