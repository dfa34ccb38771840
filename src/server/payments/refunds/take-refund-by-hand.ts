import type { App } from '#server/app.ts';
import type { UseCaseOptions } from '#server/db/client.ts';
import type { Person } from '#server/http/person.ts';
import type { AdminRefund } from '#shared/contracts/refunds.ts';
import { actOnRefund } from './act-on-refund.ts';
import { canSendBy } from './can-send-by.ts';
import { checkMaySend } from './hold-back.ts';
import { makeRefundManual } from './settle-refund.ts';

/**
 * Makes a queued refund manual because its method is switched off.
 * @throws AppError not_found; not_ready unless it is queued and its method is off; disputed and payment_unverified while it is
 * held back
 */
export function takeRefundByHand(
  app: App,
  admin: Person,
  id: string,
  { inSameTx }: UseCaseOptions<AdminRefund> = {},
): Promise<AdminRefund> {
  return actOnRefund(app, admin, { id, action: 'refund.by_hand', inSameTx }, async (tx, locked) => {
    const { refund } = locked;
    // A refund that was sent and whose outcome is open would be refunded twice.
    if (refund.status !== 'queued' || canSendBy(app, refund.method)) return false;
    checkMaySend(locked);
    await makeRefundManual(app, tx, refund, { error: 'sending_off', at: app.clock.now() });
    return true;
  });
}
