import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { PayoutItem } from './repository.ts';

/**
 * Queues the letter that a payout has arrived, once for each transfer that arrives as the last one. If the bank returns
 * a transfer after the letter, another letter tells of the transfer that arrives in its place.
 * @param items all items of the payout, in their order
 */
export async function mailPayoutPaid(tx: Tx, payoutId: string, items: readonly PayoutItem[]): Promise<void> {
  const itemId = items.findLast(({ status }) => status === 'paid')?.id;
  if (itemId) await enqueue(tx, 'mail-payout-paid', { payoutId, itemId }, { key: itemId });
}
