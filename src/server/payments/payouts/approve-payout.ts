import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import type { AdminPayout } from '#shared/contracts/payouts.ts';
import { AppError } from '#shared/errors.ts';
import { answerPayout } from './answer-payout.ts';
import { moveOfPayout } from './payout-moves.ts';
import { payableOf } from './provider-balances.ts';
import { findPayout, listItems, movePayout } from './repository.ts';
import { sendItem } from './send-item.ts';

/**
 * Approves a draft: the dollars of each item leave the provider's balance (L7). M-Pesa items are ordered at once, bank
 * items are on the bank list from now on.
 * @throws AppError not_found; provider_suspended; payout_closed: it is not a draft, so a second click sends nothing;
 *   payout_not_covered: a part of its money was returned or frozen since it was collected; and as `permitMove`
 */
export async function approvePayout(
  app: App,
  admin: { id: string },
  id: string,
  { inSameTx, consent }: MoveOptions<AdminPayout> = {},
): Promise<AdminPayout> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const found = await findPayout(tx, id);
    if (!found) throw new AppError('not_found');
    const provider = await lockProvider(tx, found.providerId);
    if (provider?.status !== 'approved') throw new AppError('provider_suspended');
    const payout = await claimDraft(tx, id, { approvedBy: admin.id, approvedAt: now });
    // The payout is no draft any more and not posted yet, so `payableOf` includes its dollars.
    if ((await payableOf(tx, payout.providerId)) < payout.usdCents) throw new AppError('payout_not_covered');
    await permitMove(tx, admin, {
      move: moveOfPayout(payout, provider.name),
      consent,
      at: now,
    });
    for (const item of await listItems(tx, id)) await sendItem(app, tx, { payout, item, now });
    if (payout.channel === 'mpesa') await movePayout(tx, id, 'sending');
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'payout.approved',
      subjectType: 'payout',
      subjectId: id,
      detail: { usdCents: payout.usdCents, kesMinor: payout.kesMinor, channel: payout.channel },
      at: now,
    });
    await enqueue(tx, 'mail-payout-sent', { payoutId: id }, { key: id });
    return answerPayout(tx, id, { inSameTx });
  });
}

/** Moves the draft to `approved`; of two calls at the same time one succeeds. @throws AppError payout_closed */
async function claimDraft(tx: Tx, id: string, approval: { approvedBy: string; approvedAt: Date }) {
  const payout = await movePayout(tx, id, 'approved', approval);
  if (!payout) throw new AppError('payout_closed');
  return payout;
}

/**
 * Withdraws a draft. Its money is payable again, and is collected by the next run or when the provider asks.
 * @throws AppError not_found, payout_closed
 */
export async function withdrawPayout(
  app: App,
  admin: { id: string },
  id: string,
  { inSameTx }: UseCaseOptions<AdminPayout> = {},
): Promise<AdminPayout> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const found = await findPayout(tx, id);
    if (!found) throw new AppError('not_found');
    await lockProvider(tx, found.providerId);
    // A transfer of an approved payout may be under way, so only drafts can be withdrawn.
    if (!(await movePayout(tx, id, 'withdrawn', { settledAt: now }))) throw new AppError('payout_closed');
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'payout.withdrawn',
      subjectType: 'payout',
      subjectId: id,
      detail: { usdCents: found.usdCents },
      at: now,
    });
    return answerPayout(tx, id, { inSameTx });
  });
}
