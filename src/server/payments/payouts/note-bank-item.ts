import { AppError } from '#shared/errors.ts';
import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { transaction, violatedConstraint } from '../../db/client.ts';
import type { Also } from './approve-payout.ts';
import { listItems, lockPayout } from './repository.ts';
import { type ItemEnd, settleItem } from './settle-item.ts';

interface BankItem {
  id: string;
  itemId: string;
}

/** What a person read off the bank's statement. */
export type BankWord = { paid: string } | { failed: string };

/**
 * Notes what the bank did with a transfer of the bank list.
 * @throws AppError not_found; payout_closed: not a bank's, not approved, or noted already; receipt_used
 */
export async function noteBankItem(
  app: App,
  admin: { id: string },
  { id, itemId }: BankItem,
  word: BankWord,
  also?: Also,
): Promise<void> {
  try {
    await transaction(app, async (tx) => {
      const now = app.clock.now();
      const payout = await lockPayout(tx, id);
      const item = payout && (await listItems(tx, id)).find((one) => one.id === itemId);
      if (!payout || !item) throw new AppError('not_found');
      const sent = payout.status === 'approved' || payout.status === 'sending';
      if (payout.channel !== 'bank' || !sent) throw new AppError('payout_closed');
      const end: ItemEnd =
        'paid' in word
          ? { status: 'paid', receipt: word.paid, purse: 'bank', feeMinor: 0 }
          : { status: 'failed', errorCode: 'bank_refused' };
      if (!(await settleItem(tx, { payout, item, end, now }))) throw new AppError('payout_closed');
      await recordAudit(tx, {
        actorId: admin.id,
        action: 'paid' in word ? 'payout.bank_paid' : 'payout.bank_failed',
        subjectType: 'payout',
        subjectId: id,
        detail: { itemId, ...('paid' in word ? { reference: word.paid } : { reason: word.failed }) },
        at: now,
      });
      await also?.(tx);
    });
  } catch (error) {
    throw violatedConstraint(error) === 'payout_items_receipt_unique' ? new AppError('receipt_used') : error;
  }
}
