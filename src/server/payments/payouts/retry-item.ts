import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { transaction } from '#server/db/client.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import type { AdminPayout } from '#shared/contracts/payouts.ts';
import { AppError } from '#shared/errors.ts';
import { answerPayout } from './answer-payout.ts';
import { canReach, openDestination } from './destination.ts';
import { isTooLarge } from './is-too-large.ts';
import { moveOfItem } from './payout-moves.ts';
import { isPaidBefore } from './payout-status.ts';
import { payableOf } from './provider-balances.ts';
import {
  findDestination,
  findPayout,
  hasOpenPayout,
  insertItems,
  listItems,
  lockPayout,
  movePayout,
} from './repository.ts';
import { sendItem } from './send-item.ts';

/**
 * Sends the money of a failed or returned transfer again, as a new item with an id of its own. `failed` means that the
 * first is proved to have moved nothing; an item whose outcome is unknown is not failed and is not sent again. The new
 * item goes to the provider's present destination, by M-Pesa or by bank, because the old one may be why the first
 * failed.
 * @throws AppError not_found; provider_suspended; payout_closed: the item has not failed, was
 *   replaced already, or the one that it replaces has arrived after all; payout_open: the provider has another payout
 *   by now; payout_not_covered: its money was collected by another payout or returned; payout_method_missing: the
 *   provider has no destination that can be reached; payout_item_large: it went by bank, and M-Pesa does not move so much
 *   at once (the next payout has it in parts); and as `permitMove`
 */
export async function retryItem(
  app: App,
  admin: { id: string },
  { id, itemId }: { id: string; itemId: string },
  { inSameTx, consent }: MoveOptions<AdminPayout> = {},
): Promise<AdminPayout> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const found = await findPayout(tx, id);
    if (!found) throw new AppError('not_found');
    const provider = await lockProvider(tx, found.providerId);
    if (provider?.status !== 'approved') throw new AppError('provider_suspended');
    const payout = await lockPayout(tx, id);
    const items = await listItems(tx, id);
    const failed = items.find((item) => item.id === itemId);
    if (!payout || !failed) throw new AppError('not_found');
    const replaced = items.some(({ replaces }) => replaces === itemId);
    if (failed.status !== 'failed' || replaced || isPaidBefore(items, failed)) throw new AppError('payout_closed');
    // The dollars of a failed item became payable again, so a later payout may have collected them.
    if (await hasOpenPayout(tx, payout.providerId, { otherThan: id })) throw new AppError('payout_open');
    if ((await payableOf(tx, payout.providerId)) < failed.usdCents) throw new AppError('payout_not_covered');
    const payoutDestination = await findDestination(tx, payout.providerId);
    if (!payoutDestination || !canReach(openDestination(app.secrets, payoutDestination.destinationSealed))) {
      throw new AppError('payout_method_missing');
    }
    if (isTooLarge(payoutDestination, failed)) throw new AppError('payout_item_large');
    const move = await moveOfItem(tx, {
      act: 'payout.item_retry',
      payout,
      item: failed,
      to: payoutDestination,
    });
    await permitMove(tx, admin, { move, consent, at: now });
    const { usdCents, amountMinor } = failed;
    const again = { payoutId: id, seq: items.length + 1, usdCents, amountMinor, replaces: itemId, createdAt: now };
    const [item] = await insertItems(tx, [{ ...again, ...payoutDestination, status: 'queued' }]);
    if (!item) throw new Error('The item was not written');
    await sendItem(app, tx, { payout, item, now });
    if (payout.status !== 'sending') await movePayout(tx, id, 'sending', { settledAt: null });
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'payout.item_retried',
      subjectType: 'payout',
      subjectId: id,
      detail: {
        failedItemId: itemId,
        itemId: item.id,
        amountMinor,
        from: failed.destinationMasked,
        channel: payoutDestination.channel,
        destination: payoutDestination.destinationMasked,
      },
      at: now,
    });
    return answerPayout(tx, id, { inSameTx });
  });
}
