import type { AdminPayout } from '#shared/contracts/payouts.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { transaction } from '../../db/client.ts';
import { payableOf } from '../ledger/balances.ts';
import { type AlsoPayout, answerPayout } from './answer-payout.ts';
import { canReach, namedDestination, openDestination } from './destination.ts';
import { isPaidBefore } from './end-of.ts';
import { lockPayee } from './queries.ts';
import { findPayout, hasOpenPayout, insertItems, listItems, lockPayout, movePayout } from './repository.ts';
import { sendItem } from './send-item.ts';

/**
 * Sends a failed or returned item's money again, as a new item with an id of its own: only after proof that the first
 * moved nothing, which is what `failed` means. An item whose outcome is unknown is not failed and is not sent again.
 * It goes where the provider wants its money now, for the place it failed to reach may be the reason; by M-Pesa or by
 * bank, whichever that is.
 * @throws AppError not_found; forbidden: the provider is suspended; payout_closed: it has not failed, was replaced already,
 *   or the one that it replaces has arrived after all; payout_open: the provider has another payout by now;
 *   payout_not_covered: its money was collected otherwise or returned; payout_method_missing: there is nowhere to send it
 */
export async function retryItem(
  app: App,
  admin: { id: string },
  { id, itemId }: { id: string; itemId: string },
  also?: AlsoPayout,
): Promise<AdminPayout> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const found = await findPayout(tx, id);
    if (!found) throw new AppError('not_found');
    const payee = await lockPayee(tx, found.providerId);
    if (payee?.status !== 'approved') throw new AppError('forbidden');
    const payout = await lockPayout(tx, id);
    const items = await listItems(tx, id);
    const failed = items.find((item) => item.id === itemId);
    if (!payout || !failed) throw new AppError('not_found');
    const replaced = items.some(({ replaces }) => replaces === itemId);
    if (failed.status !== 'failed' || replaced || isPaidBefore(items, failed)) throw new AppError('payout_closed');
    // Its dollars went back to what is payable, from where a later payout may have collected them.
    if (await hasOpenPayout(tx, payout.providerId, id)) throw new AppError('payout_open');
    if ((await payableOf(tx, payout.providerId)) < failed.usdCents) throw new AppError('payout_not_covered');
    const goesTo = namedDestination(payee);
    if (!goesTo || !canReach(openDestination(app.secrets, goesTo.destinationSealed))) {
      throw new AppError('payout_method_missing');
    }
    const { usdCents, amountMinor } = failed;
    const again = { payoutId: id, seq: items.length + 1, usdCents, amountMinor, replaces: itemId, createdAt: now };
    const [item] = await insertItems(tx, [{ ...again, ...goesTo, status: 'queued' }]);
    if (!item) throw new Error('The item was not written');
    await sendItem(app, tx, payout, item, now);
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
        channel: goesTo.channel,
        destination: goesTo.destinationMasked,
      },
      at: now,
    });
    return answerPayout(tx, id, also);
  });
}
