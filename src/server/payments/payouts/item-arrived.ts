import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { getSettings } from '#server/settings/queries.ts';
import { usd } from '#shared/money.ts';
import { payoutArrived, payoutItemArrived, statesBefore } from '#shared/states.ts';
import type { ArrivalContext, LateArrival } from '../disbursements/owners.ts';
import type { Disbursement } from '../disbursements/repository.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { payoutDoneEntries, payoutEntries, reversed, sumByAccount } from '../ledger/postings.ts';
import { mailPayoutPaid } from './mail-payout-paid.ts';
import { statusOfPayout } from './payout-status.ts';
import { payableOf } from './provider-balances.ts';
import { findItem, listItems, lockPayout, moveItem, type Payout, type PayoutItem } from './repository.ts';
import { payoutItems, payouts } from './tables.ts';

/**
 * Settles a transfer that had been given up as failed and has arrived (docs/late-money.md): it is paid (L7 and L7b in
 * one posting). A replacement that is not sent yet is ended. If a replacement was sent too, the provider has the money
 * twice, and future earnings are set against it.
 */
export async function itemArrived(
  app: App,
  tx: Tx,
  { ownerId, receipt }: Disbursement,
  { cancelUnsent }: ArrivalContext,
): Promise<LateArrival> {
  const item = await findItem(tx, ownerId);
  const payout = item && (await lockPayout(tx, item.payoutId));
  if (!item || !payout) throw new Error('The disbursement has no payout');
  const now = app.clock.now();
  const feeMinor = (await getSettings(tx)).b2cFeeKes * 100;
  const [moved] = await tx
    .update(payoutItems)
    .set({ status: 'paid', receipt, feeMinor, errorCode: null, settledAt: now })
    .where(and(eq(payoutItems.id, item.id), inArray(payoutItems.status, statesBefore(payoutItemArrived, 'paid'))))
    .returning();
  if (!moved) throw new Error('The transfer of a failed order has not failed');
  await postLedger(tx, {
    kind: 'payout_arrived',
    source: item.id,
    entries: sumByAccount([
      ...payoutEntries(usd(item.usdCents), item.amountMinor),
      ...payoutDoneEntries(item.amountMinor, 'disburse', feeMinor),
    ]),
    providerId: payout.providerId,
    at: now,
  });
  const next = lastOf(await listItems(tx, payout.id), item);
  const goesOn = next !== undefined && !(await endReplacement(tx, { payout, next, cancelUnsent, at: now }));
  await followArrival(tx, payout.id, now);
  const twice = goesOn || (await payableOf(tx, payout.providerId)) < 0;
  if (!twice) return { settled: true };
  return { settled: true, bearingAccount: 'provider:payable:USD', ...(goesOn && { paidOwnerId: next.id }) };
}

/** The last replacement of a transfer; a replacement may have been replaced itself. */
function lastOf(items: readonly PayoutItem[], item: PayoutItem): PayoutItem | undefined {
  const next = items.find(({ replaces }) => replaces === item.id);
  return next && (lastOf(items, next) ?? next);
}

/**
 * Ends the replacement of a transfer if it was not sent yet. A bank transfer may have been made already.
 * @returns whether the replacement has failed, by this or before
 */
async function endReplacement(
  tx: Tx,
  {
    payout,
    next,
    cancelUnsent,
    at,
  }: Pick<ArrivalContext, 'cancelUnsent'> & { payout: Payout; next: PayoutItem; at: Date },
): Promise<boolean> {
  const { id, status, channel, usdCents, amountMinor } = next;
  if (status === 'failed') return true;
  if (status === 'paid' || channel === 'bank' || !(await cancelUnsent(id))) return false;
  await moveItem(tx, id, 'failed', { errorCode: 'arrived_before', settledAt: at });
  const entries = reversed(payoutEntries(usd(usdCents), amountMinor));
  await postLedger(tx, { kind: 'payout_reversed', source: id, entries, providerId: payout.providerId, at });
  return true;
}

async function followArrival(tx: Tx, payoutId: string, now: Date): Promise<void> {
  const items = await listItems(tx, payoutId);
  const end = statusOfPayout(items);
  if (end !== 'paid' && end !== 'partly_paid') return;
  const [moved] = await tx
    .update(payouts)
    .set({ status: end, settledAt: now })
    .where(and(eq(payouts.id, payoutId), inArray(payouts.status, statesBefore(payoutArrived, end))))
    .returning({ id: payouts.id });
  if (moved && end === 'paid') await mailPayoutPaid(tx, payoutId, items);
}
