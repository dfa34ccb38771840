import type { AdminPayout } from '#shared/contracts/payouts.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { type Tx, transaction, violatedConstraint } from '../../db/client.ts';
import { type AlsoPayout, answerPayout } from './answer-payout.ts';
import { listItems, lockPayout, type Payout, type PayoutItem } from './repository.ts';
import { type ItemEnd, returnItem, settleItem } from './settle-item.ts';

interface BankItem {
  id: string;
  itemId: string;
}

/** What a person read off the bank's statement: a reference, or why it made no transfer or sent one back. */
export type BankWord = { paid: string } | { failed: string } | { returned: string };

/**
 * Notes what the bank did with a transfer of the bank list.
 * @throws AppError not_found; payout_closed: not a bank's, not approved, noted already, or returned and never paid;
 *   receipt_used
 */
export async function noteBankItem(
  app: App,
  admin: { id: string },
  { id, itemId }: BankItem,
  word: BankWord,
  also?: AlsoPayout,
): Promise<AdminPayout> {
  try {
    return await transaction(app, async (tx) => {
      const now = app.clock.now();
      const payout = await lockPayout(tx, id);
      const item = payout && (await listItems(tx, id)).find((one) => one.id === itemId);
      if (!payout || !item) throw new AppError('not_found');
      if (item.channel !== 'bank') throw new AppError('payout_closed');
      if (!(await apply(tx, { payout, item, now }, word))) throw new AppError('payout_closed');
      const [what, text] = Object.entries(word)[0] as [string, string];
      await recordAudit(tx, {
        actorId: admin.id,
        action: `payout.bank_${what}`,
        subjectType: 'payout',
        subjectId: id,
        detail: { itemId, [what === 'paid' ? 'reference' : 'reason']: text },
        at: now,
      });
      return answerPayout(tx, id, also);
    });
  } catch (error) {
    throw violatedConstraint(error) === 'payout_items_receipt_unique' ? new AppError('receipt_used') : error;
  }
}

/** @returns whether the word changed anything: it is heard once, of a payout that was let go */
async function apply(tx: Tx, about: { payout: Payout; item: PayoutItem; now: Date }, word: BankWord): Promise<boolean> {
  if ('returned' in word) return returnItem(tx, about);
  const { status } = about.payout;
  if (status !== 'approved' && status !== 'sending') return false;
  const end: ItemEnd =
    'paid' in word
      ? { status: 'paid', receipt: word.paid, purse: 'bank', feeMinor: 0 }
      : { status: 'failed', errorCode: 'bank_refused' };
  return settleItem(tx, { ...about, end });
}
