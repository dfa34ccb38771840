import { and, eq, inArray } from 'drizzle-orm';
import { usd } from '#shared/money.ts';
import { payoutArrived, payoutItemArrived, statesBefore } from '#shared/states.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import { getSettings } from '../../settings/queries.ts';
import type { Arrived } from '../disbursements/owners.ts';
import type { Disbursement } from '../disbursements/repository.ts';
import { payableOf } from '../ledger/balances.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { payoutDoneEntries, payoutEntries, reversed, summed } from '../ledger/postings.ts';
import { endOf } from './end-of.ts';
import { findItem, listItems, lockPayout, moveItem, type Payout, type PayoutItem } from './repository.ts';
import { payoutItems, payouts } from './tables.ts';
import { tellPaid } from './tell-paid.ts';

/**
 * A transfer that had been given up, and was owed again by that, has reached the provider: it is paid (L7 and L7b in one).
 * One that replaces it and is not sent yet is ended. Where its money has left once more, the provider has it twice, and
 * what they earn next is set against it.
 */
export async function itemArrived(
  app: App,
  tx: Tx,
  { ownerId, receipt }: Disbursement,
  stop: (ownerId: string) => Promise<boolean>,
): Promise<Arrived> {
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
    entries: summed([
      ...payoutEntries(usd(item.usdCents), item.amountMinor),
      ...payoutDoneEntries(item.amountMinor, 'disburse', feeMinor),
    ]),
    providerId: payout.providerId,
    at: now,
  });
  const next = lastOf(await listItems(tx, payout.id), item);
  const goesOn = next !== undefined && !(await ended(tx, payout, next, stop, now));
  await followArrival(tx, payout.id, now);
  const twice = goesOn || (await payableOf(tx, payout.providerId)) < 0;
  if (!twice) return { settled: true };
  return { settled: true, booked: 'provider:payable:USD', ...(goesOn && { nextOwnerId: next.id }) };
}

/** The last of those that replaced it, one after the other. */
function lastOf(items: readonly PayoutItem[], item: PayoutItem): PayoutItem | undefined {
  const next = items.find(({ replaces }) => replaces === item.id);
  return next && (lastOf(items, next) ?? next);
}

/** Whether the transfer moves nothing, or nothing any more. By bank a person may have made it already. */
async function ended(
  tx: Tx,
  { providerId }: Payout,
  { id, status, channel, usdCents, amountMinor }: PayoutItem,
  stop: (ownerId: string) => Promise<boolean>,
  at: Date,
): Promise<boolean> {
  if (status === 'failed') return true;
  if (status === 'paid' || channel === 'bank' || !(await stop(id))) return false;
  await moveItem(tx, id, 'failed', { errorCode: 'arrived_before', settledAt: at });
  const entries = reversed(payoutEntries(usd(usdCents), amountMinor));
  await postLedger(tx, { kind: 'payout_reversed', source: id, entries, providerId, at });
  return true;
}

async function followArrival(tx: Tx, payoutId: string, now: Date): Promise<void> {
  const items = await listItems(tx, payoutId);
  const end = endOf(items);
  if (end !== 'paid' && end !== 'partly_paid') return;
  const [moved] = await tx
    .update(payouts)
    .set({ status: end, settledAt: now })
    .where(and(eq(payouts.id, payoutId), inArray(payouts.status, statesBefore(payoutArrived, end))))
    .returning({ id: payouts.id });
  if (moved && end === 'paid') await tellPaid(tx, payoutId, items);
}
