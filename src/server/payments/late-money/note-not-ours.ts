import type { App } from '#server/app.ts';
import { type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { closeUnattributedReceipt } from '../cases/close-by-admin.ts';
import { releaseUnattributed } from '../ledger/unattributed.ts';
import { NOT_OURS } from '../ledger/was-not-ours.ts';

interface ForeignReceipt {
  /** The case `unattributed_receipt`. */
  issueId: string;
  /** In the admin's own words. */
  reason: string;
}

/**
 * An admin notes that the money of an unattributed receipt never came to our PayBill, because the statement that named it was
 * wrong. Its posting is reversed, so that nothing of it is left in the books, and its case is closed. Listed once more, the
 * receipt opens the case `receipt_contradicted` (`matchReceipt`).
 * @throws AppError not_found, issue_closed; and as `permitMove`
 */
export async function noteNotOurs(
  app: App,
  admin: { id: string },
  { issueId, reason }: ForeignReceipt,
  { inSameTx, consent }: MoveOptions = {},
): Promise<void> {
  await transaction(app, async (tx) => {
    const { receipt, amountMinor } = await closeUnattributedReceipt(app, tx, {
      ...{ admin, issueId, note: `${NOT_OURS} ${reason}` },
      recorded: { action: 'issue.not_ours', detail: { reason } },
    });
    const at = app.clock.now();
    if ((await releaseUnattributed(tx, { receipt, at })) !== 'released') throw new AppError('issue_closed');
    await permitMove(tx, admin, {
      move: {
        ...{ act: 'receipt.not_ours', payee: 'receipts-not-ours' },
        ...{ usdCents: 0, kesMinor: amountMinor },
        subject: { type: 'issue', id: issueId, name: receipt },
        facts: { kesMinor: amountMinor },
      },
      ...{ consent, at },
    });
    await inSameTx?.(tx);
  });
}
