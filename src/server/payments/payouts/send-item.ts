import { usd } from '#shared/money.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import { createDisbursement } from '../disbursements/create-disbursement.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { payoutEntries } from '../ledger/postings.ts';
import { openDestination } from './destination.ts';
import { closeRefusals } from './refusal-cases.ts';
import { moveItem, type Payout, type PayoutItem } from './repository.ts';

/**
 * L7: an item's dollars leave what we owe and become shillings on their way. By M-Pesa an order is queued; a bank's
 * waits on the bank list. The payee must be locked. Posting twice is impossible: the item's id is the source.
 */
export async function sendItem(app: App, tx: Tx, payout: Payout, item: PayoutItem, now: Date): Promise<void> {
  await postLedger(tx, {
    kind: 'payout',
    source: item.id,
    entries: payoutEntries(usd(item.usdCents), item.amountMinor),
    providerId: payout.providerId,
    at: now,
  });
  await closeRefusals(tx, payout, item, now);
  const destination = openDestination(app.secrets, item.destinationSealed);
  if (destination.channel === 'bank') return;
  await moveItem(tx, item.id, 'sending');
  await createDisbursement(app, tx, {
    purpose: 'payout',
    ownerId: item.id,
    kind: 'b2c',
    amountMinor: item.amountMinor,
    phone: destination.phoneNumber,
    now,
  });
}
