import type { AdminPayout } from '#shared/contracts/payouts.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { type Tx, transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/queue.ts';
import { payableOf } from '../ledger/balances.ts';
import { type AlsoPayout, answerPayout } from './answer-payout.ts';
import { lockPayee } from './queries.ts';
import { findPayout, listItems, movePayout } from './repository.ts';
import { sendItem } from './send-item.ts';

/**
 * Lets a draft go: each item leaves the provider's balance, by M-Pesa at once, by bank with the next bank list.
 * @throws AppError not_found; forbidden: the provider is suspended; payout_closed: it is no draft any more, so a second
 *   click sends nothing; payout_not_covered: since it was collected, money of it was returned or frozen
 */
export async function approvePayout(
  app: App,
  admin: { id: string },
  id: string,
  also?: AlsoPayout,
): Promise<AdminPayout> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const found = await findPayout(tx, id);
    if (!found) throw new AppError('not_found');
    const payee = await lockPayee(tx, found.providerId);
    if (payee?.status !== 'approved') throw new AppError('forbidden');
    const payout = await claimDraft(tx, id, { approvedBy: admin.id, approvedAt: now });
    // No draft any more, so its own dollars are not taken off here, and the ledger has not moved them yet.
    if ((await payableOf(tx, payout.providerId)) < payout.usdCents) throw new AppError('payout_not_covered');
    for (const item of await listItems(tx, id)) await sendItem(app, tx, payout, item, now);
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
    return answerPayout(tx, id, also);
  });
}

/** The guard: of two who approve at once, one finds a draft. @throws AppError payout_closed */
async function claimDraft(tx: Tx, id: string, approval: { approvedBy: string; approvedAt: Date }) {
  const payout = await movePayout(tx, id, 'approved', approval);
  if (!payout) throw new AppError('payout_closed');
  return payout;
}

/**
 * Takes a draft back; what it held is payable again, and collected on Monday or when asked for.
 * @throws AppError not_found, payout_closed
 */
export async function withdrawPayout(
  app: App,
  admin: { id: string },
  id: string,
  also?: AlsoPayout,
): Promise<AdminPayout> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const found = await findPayout(tx, id);
    if (!found) throw new AppError('not_found');
    await lockPayee(tx, found.providerId);
    // An approved one may have a transfer under way.
    if (!(await movePayout(tx, id, 'withdrawn', { settledAt: now }))) throw new AppError('payout_closed');
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'payout.withdrawn',
      subjectType: 'payout',
      subjectId: id,
      detail: { usdCents: found.usdCents },
      at: now,
    });
    return answerPayout(tx, id, also);
  });
}
