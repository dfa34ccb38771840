import type { Tx } from '../../db/client.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { PayoutItem } from './repository.ts';

/**
 * A letter that the payout has arrived, once for each last transfer that did: the bank may send one back that the provider
 * was told of, and what arrives in its place is told again, be it one sent anew or an earlier one that was given up.
 * @param items all of the payout's, in their order
 */
export async function tellPaid(tx: Tx, payoutId: string, items: readonly PayoutItem[]): Promise<void> {
  const itemId = items.findLast(({ status }) => status === 'paid')?.id;
  if (itemId) await enqueue(tx, 'mail-payout-paid', { payoutId, itemId }, { key: itemId });
}
