import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import { closeRefundCases } from './refund-cases.ts';
import { PENDING_MS } from './refund-times.ts';
import { moveRefund, type Refund } from './repository.ts';

/** A refund that waited, for a machine or a person, is under way by the card: Stripe knows of it. */
export async function takeOver(app: App, tx: Tx, { id, status }: Refund): Promise<Refund> {
  const at = app.clock.now();
  if (status === 'manual') await moveRefund(tx, id, 'queued', { method: 'stripe' });
  const nextTryAt = new Date(at.getTime() + PENDING_MS);
  const moved = await moveRefund(tx, id, 'sending', { method: 'stripe', nextTryAt });
  if (!moved) throw new Error('only a refund that waits is taken over');
  await closeRefundCases(tx, id, 'sending', at);
  return moved;
}
