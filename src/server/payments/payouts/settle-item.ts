import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { getSettings } from '#server/settings/queries.ts';
import { usd } from '#shared/money.ts';
import { closePaidTwice } from '../cases/raise-issue.ts';
import type { DisbursementOwner } from '../disbursements/owners.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { payoutDoneEntries, payoutEntries, reversed } from '../ledger/postings.ts';
import { itemArrived } from './item-arrived.ts';
import { mailPayoutPaid } from './mail-payout-paid.ts';
import { nameOfProvider } from './name-of-provider.ts';
import { isPaidBefore, statusOfPayout } from './payout-status.ts';
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

/** The outcome of a transfer. */
export type ItemEnd =
  | { status: 'paid'; receipt: string | null; sourceAccount: 'disburse' | 'bank'; feeMinor: number }
  /** It is proved that nothing arrived. */
  | { status: 'failed'; errorCode: string };

/**
 * Posts that an item was paid or failed (L7b or L7c), and settles the payout with its last item. The payout must be
 * locked. A second call for the same item changes nothing.
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
    const entries = payoutDoneEntries(item.amountMinor, end.sourceAccount, feeMinor);
    await postLedger(tx, { ...about, kind: 'payout_done', entries });
  } else {
    const moved = await moveItem(tx, item.id, 'failed', { errorCode: end.errorCode, settledAt: now });
    if (!moved) return false;
    const entries = reversed(payoutEntries(usd(item.usdCents), item.amountMinor));
    await postLedger(tx, { ...about, kind: 'payout_reversed', entries });
    await mailPayoutFailed(tx, item, now);
  }
  await followItems(tx, payout.id, now);
  return true;
}

/**
 * Posts that the bank returned a paid transfer: L7b is reversed, and the money is owed again (L7c). The payout must be
 * locked.
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
  await mailPayoutFailed(tx, item, now);
  // The payout does not become `sending` first, because the provider may have another open payout by now.
  const end = statusOfPayout(await listItems(tx, payout.id));
  if (end) await movePayout(tx, payout.id, end, { settledAt: now });
  return true;
}

/**
 * Tells the provider that a transfer failed and is owed again. If the transfer that it replaced has arrived after all,
 * there is no letter, and the case `paid_twice` is closed.
 */
async function mailPayoutFailed(tx: Tx, item: PayoutItem, now: Date): Promise<void> {
  if (isPaidBefore(await listItems(tx, item.payoutId), item)) await closePaidTwice(tx, item.id, now);
  else await enqueue(tx, 'mail-payout-failed', { itemId: item.id }, { key: item.id });
}

/** Sets the status of a payout from those of its items. */
async function followItems(tx: Tx, payoutId: string, now: Date): Promise<void> {
  await movePayout(tx, payoutId, 'sending');
  const items = await listItems(tx, payoutId);
  const end = statusOfPayout(items);
  if (!end) return;
  await movePayout(tx, payoutId, end, { settledAt: now });
  if (end === 'paid') await mailPayoutPaid(tx, payoutId, items);
}

/** The owner of the disbursements that send payout items. */
export const payoutItemOwner: DisbursementOwner = {
  async lock(tx, itemId) {
    const item = await findItem(tx, itemId);
    const payout = item && (await findPayout(tx, item.payoutId));
    if (!payout) return;
    await lockProvider(tx, payout.providerId);
    await lockPayout(tx, payout.id);
  },
  async nameOf(tx, itemId) {
    const item = await findItem(tx, itemId);
    const payout = item && (await findPayout(tx, item.payoutId));
    if (!payout) throw new Error('The disbursement has no payout');
    return { name: await nameOfProvider(tx, payout.providerId), payoutId: payout.id };
  },
  async statusChanged(app: App, tx, disbursement, outcome) {
    // The order is under way or its outcome is unknown: the item stays `sending` and is not sent again.
    if (outcome === 'moved') return;
    const item = await findItem(tx, disbursement.ownerId);
    const payout = item && (await lockPayout(tx, item.payoutId));
    if (!item || !payout) throw new Error('The disbursement has no payout');
    const now = app.clock.now();
    if (outcome === 'succeeded') {
      const feeMinor = (await getSettings(tx)).b2cFeeKes * 100;
      const end = { status: 'paid', receipt: disbursement.receipt, sourceAccount: 'disburse', feeMinor } as const;
      await settleItem(tx, { payout, item, end, now });
      return;
    }
    const errorCode = disbursement.errorCode ?? disbursement.resultCode ?? 'other';
    await settleItem(tx, { payout, item, end: { status: 'failed', errorCode }, now });
  },
  arrivedLate: itemArrived,
  async isPaidByOther(tx, itemId) {
    const item = await findItem(tx, itemId);
    return item !== undefined && isPaidBefore(await listItems(tx, item.payoutId), item);
  },
};
