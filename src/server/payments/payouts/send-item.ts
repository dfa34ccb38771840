import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { usd } from '#shared/money.ts';
import { createDisbursement } from '../disbursements/create-disbursement.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { payoutEntries } from '../ledger/postings.ts';
import { openDestination } from './destination.ts';
import { closeRefusals } from './refusal-cases.ts';
import { moveItem, type Payout, type PayoutItem } from './repository.ts';

/**
 * Sends a payout item (L7): its dollars leave what we owe the provider and become shillings under way. An M-Pesa item
 * is queued as a disbursement, a bank item is on the bank list. The provider must be locked. It can be posted once
 * only, because the item's id is the source of the posting.
 */
export async function sendItem(
  app: App,
  tx: Tx,
  { payout, item, now }: { payout: Payout; item: PayoutItem; now: Date },
): Promise<void> {
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
