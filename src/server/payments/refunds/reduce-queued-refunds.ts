import type { Tx } from '#server/db/client.ts';
import { closeRefundCases } from './refund-cases.ts';
import { moveRefund, type Refund, updateRefund } from './repository.ts';
import { withdrawRefund } from './withdraw-refund.ts';

/**
 * Somebody refunded in Stripe's dashboard what our own unsent refunds were to send, so these send that much less.
 * Their postings stay, since the other refund moves the same money. A refund that has nothing left to send is withdrawn;
 * if it also gave back points, it becomes a refund of the points alone, which has succeeded.
 * @param queued unsent card refunds of one attempt, the oldest first
 * @param cents by how much they are reduced at most, in US cents
 * @returns US cents by which they were reduced, and how much of that was of the booking's price
 */
export async function reduceQueuedRefunds(
  tx: Tx,
  queued: readonly Refund[],
  cents: number,
  at: Date,
): Promise<{ cents: number; priceCents: number }> {
  const reduced = { cents: 0, priceCents: 0 };
  for (const refund of queued) {
    const { id, status, amountMinor, usdCents, pointsBack } = refund;
    const part = Math.min(cents - reduced.cents, amountMinor);
    if (part === 0) continue;
    const ofPrice = Math.min(part, usdCents);
    reduced.cents += part;
    reduced.priceCents += ofPrice;
    if (part < amountMinor) {
      await updateRefund(tx, id, { amountMinor: amountMinor - part, usdCents: usdCents - ofPrice });
      continue;
    }
    if (pointsBack === 0) {
      await withdrawRefund(tx, refund, at);
      continue;
    }
    if (status === 'manual') await moveRefund(tx, id, 'queued');
    await moveRefund(tx, id, 'sending', { method: 'points', amountMinor: 0, usdCents: 0 });
    await moveRefund(tx, id, 'succeeded', { nextTryAt: null, settledAt: at });
    await closeRefundCases(tx, id, 'succeeded', at);
  }
  return reduced;
}
