import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { violatedConstraint } from '#server/db/sql-error.ts';
import type { AdminPayout } from '#shared/contracts/payouts.ts';
import { AppError } from '#shared/errors.ts';
import { isUsedReceipt } from '../ledger/is-used-receipt.ts';
import { answerPayout } from './answer-payout.ts';
import { moveOfItem } from './payout-moves.ts';
import { listItems, lockPayout, type Payout, type PayoutItem } from './repository.ts';
import { type ItemEnd, returnItem, settleItem } from './settle-item.ts';

interface BankItem {
  id: string;
  itemId: string;
}

/** What the bank's statement says about a transfer: its reference, or why it was not made or was returned. */
type BankNote = { paid: string } | { failed: string } | { returned: string };

const whatOf = (note: BankNote) => ('paid' in note ? 'paid' : 'failed' in note ? 'failed' : 'returned');

const actions = {
  paid: 'payout.bank_paid',
  failed: 'payout.bank_failed',
  returned: 'payout.bank_returned',
} as const;

/**
 * Notes what the bank did with a transfer of the bank list.
 * @throws AppError not_found; payout_closed: the transfer is not the bank's, is not approved or was noted already, or
 *   is returned and never was paid; receipt_used: our books have this reference for something else; and as `permitMove`
 */
export async function noteBankItem(
  app: App,
  admin: { id: string },
  { id, itemId, note }: BankItem & { note: BankNote },
  { inSameTx, consent }: MoveOptions<AdminPayout> = {},
): Promise<AdminPayout> {
  try {
    return await transaction(app, async (tx) => {
      const now = app.clock.now();
      const payout = await lockPayout(tx, id);
      const item = payout && (await listItems(tx, id)).find((one) => one.id === itemId);
      if (!payout || !item) throw new AppError('not_found');
      if (item.channel !== 'bank') throw new AppError('payout_closed');
      if (!(await apply(tx, { payout, item, now }, note))) throw new AppError('payout_closed');
      const receipt = 'paid' in note ? { receipt: note.paid } : {};
      if (receipt.receipt && (await isUsedReceipt(tx, receipt.receipt, itemId))) throw new AppError('receipt_used');
      const act = `payout.item_${whatOf(note)}` as const;
      const move = { ...(await moveOfItem(tx, { act, payout, item, to: item })), ...receipt };
      await permitMove(tx, admin, { move, consent, at: now });
      const [what, text] = Object.entries(note)[0] as [keyof typeof actions, string];
      await recordAudit(tx, {
        actorId: admin.id,
        action: actions[what],
        subjectType: 'payout',
        subjectId: id,
        detail: { itemId, [what === 'paid' ? 'reference' : 'reason']: text },
        at: now,
      });
      return answerPayout(tx, id, { inSameTx });
    });
  } catch (error) {
    throw violatedConstraint(error) === 'payout_items_receipt_unique' ? new AppError('receipt_used') : error;
  }
}

/** @returns whether the note changed anything; false for a second one, and for a payout that was never approved */
async function apply(tx: Tx, about: { payout: Payout; item: PayoutItem; now: Date }, note: BankNote): Promise<boolean> {
  if ('returned' in note) return returnItem(tx, about);
  const { status } = about.payout;
  if (status !== 'approved' && status !== 'sending') return false;
  const end: ItemEnd =
    'paid' in note
      ? { status: 'paid', receipt: note.paid, sourceAccount: 'bank', feeMinor: 0 }
      : { status: 'failed', errorCode: 'bank_refused' };
  return settleItem(tx, { ...about, end });
}
