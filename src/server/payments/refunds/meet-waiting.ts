import type { Tx } from '../../db/client.ts';
import { callOff } from './call-off.ts';
import { closeRefundCases } from './refund-cases.ts';
import { moveRefund, type Refund, updateRefund } from './repository.ts';

/**
 * Somebody gave back in Stripe's dashboard what refunds of ours were still to send: those have that much less to send.
 * Their postings stand, since the same money is on its way by another refund. One that has nothing left is withdrawn;
 * where it gave back points, these are what it was.
 * @param waiting card refunds of one attempt that nothing was sent of, the oldest first
 * @param cents how much of them at most
 * @returns how much of them it was, and how much of that was of the booking's price
 */
export async function meetWaiting(
  tx: Tx,
  waiting: readonly Refund[],
  cents: number,
  at: Date,
): Promise<{ cents: number; priceCents: number }> {
  const met = { cents: 0, priceCents: 0 };
  for (const refund of waiting) {
    const { id, status, amountMinor, usdCents, pointsBack } = refund;
    const part = Math.min(cents - met.cents, amountMinor);
    if (part === 0) continue;
    const ofPrice = Math.min(part, usdCents);
    met.cents += part;
    met.priceCents += ofPrice;
    if (part < amountMinor) {
      await updateRefund(tx, id, { amountMinor: amountMinor - part, usdCents: usdCents - ofPrice });
      continue;
    }
    if (pointsBack === 0) {
      await callOff(tx, refund, at);
      continue;
    }
    if (status === 'manual') await moveRefund(tx, id, 'queued');
    await moveRefund(tx, id, 'sending', { method: 'points', amountMinor: 0, usdCents: 0 });
    await moveRefund(tx, id, 'succeeded', { nextTryAt: null, settledAt: at });
    await closeRefundCases(tx, id, 'succeeded', at);
  }
  return met;
}
