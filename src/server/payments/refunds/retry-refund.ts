import type { App } from '#server/app.ts';
import type { MoveOptions } from '#server/consents/permit-move.ts';
import type { Person } from '#server/http/person.ts';
import type { AdminRefund } from '#shared/contracts/refunds.ts';
import type { RefundMethod } from '#shared/payment-methods.ts';
import type { Attempt } from '../records/repository.ts';
import { actOnRefund } from './act-on-refund.ts';
import { canSendBy } from './can-send-by.ts';
import { closeRefundCases } from './refund-cases.ts';
import { moveRefund, type Refund } from './repository.ts';

/**
 * Queues a manual refund again, to be sent by machine, because the reason of its failure may be gone.
 * @throws AppError not_found; not_ready unless it is manual and a machine can send it
 */
export function retryRefund(
  app: App,
  admin: Person,
  id: string,
  { inSameTx, consent }: MoveOptions<AdminRefund> = {},
): Promise<AdminRefund> {
  const about = { id, action: 'refund.retried', act: 'refund.retry', inSameTx, consent } as const;
  return actOnRefund(app, admin, about, async (tx, { refund, attempt }) => {
    const now = app.clock.now();
    const method = attempt && machineMethod(refund, attempt);
    if (refund.status !== 'manual' || !method || !canSendBy(app, method)) return false;
    const again = await moveRefund(tx, id, 'queued', { method, tries: 0, keySeq: refund.keySeq + 1, nextTryAt: now });
    await closeRefundCases(tx, id, 'queued', now);
    return again !== undefined;
  });
}

/** By which method a machine may send a manual refund; null when none can. */
function machineMethod(refund: Refund, { provider, phoneSealed }: Attempt): RefundMethod | null {
  switch (provider) {
    case 'stripe': // a card that returned the money once would return it again
      return refund.providerRef === null ? 'stripe' : null;
    case 'daraja': // M-Pesa moves whole shillings only, and a deleted account has no phone
      return refund.amountMinor % 100 === 0 && phoneSealed !== null ? 'b2c' : null;
  }
}
