import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { closeRefundCases } from './refund-cases.ts';
import { PENDING_MS } from './refund-times.ts';
import { moveRefund, type Refund } from './repository.ts';

/** Stripe has made a refund that was still queued or manual here, so it counts as sent to the card. */
export async function claimForStripe(app: App, tx: Tx, { id, status }: Refund): Promise<Refund> {
  const at = app.clock.now();
  if (status === 'manual') await moveRefund(tx, id, 'queued', { method: 'stripe' });
  const nextTryAt = new Date(at.getTime() + PENDING_MS);
  const moved = await moveRefund(tx, id, 'sending', { method: 'stripe', nextTryAt });
  if (!moved) throw new Error('Only a refund that was not sent yet can be claimed for Stripe');
  await closeRefundCases(tx, id, 'sending', at);
  return moved;
}
