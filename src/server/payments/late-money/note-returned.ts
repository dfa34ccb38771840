import type { App } from '#server/app.ts';
import { type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { transaction } from '#server/db/client.ts';
import { violatedConstraint } from '#server/db/sql-error.ts';
import { AppError } from '#shared/errors.ts';
import { closeUnattributedReceipt } from '../cases/close-by-admin.ts';
import { isUsedReceipt } from '../ledger/is-used-receipt.ts';
import { releaseUnattributed } from '../ledger/unattributed.ts';

interface ReturnedReceipt {
  /** The case `unattributed_receipt`. */
  issueId: string;
  /** M-Pesa's code of the transfer that returned the money. */
  reference: string;
}

/**
 * An admin notes that the money of an unattributed receipt was returned by hand, in the M-Pesa portal. It leaves
 * `unattributed:KES`, and its case is closed.
 * @throws AppError not_found, issue_closed, receipt_used (our books have the reference for something else); and as `permitMove`
 */
export async function noteReturned(
  app: App,
  admin: { id: string },
  { issueId, reference }: ReturnedReceipt,
  { inSameTx, consent }: MoveOptions = {},
): Promise<void> {
  const done = transaction(app, async (tx) => {
    if (await isUsedReceipt(tx, reference, issueId)) throw new AppError('receipt_used');
    const { receipt, amountMinor } = await closeUnattributedReceipt(app, tx, {
      ...{ admin, issueId, note: `returned ${reference}`, returnedRef: reference },
      recorded: { action: 'issue.returned', detail: { reference } },
    });
    const at = app.clock.now();
    const released = await releaseUnattributed(tx, { receipt, at });
    if (released !== 'released') throw new AppError('issue_closed');
    await permitMove(tx, admin, {
      move: {
        ...{ act: 'receipt.returned', payee: 'receipts-returned' },
        ...{ usdCents: 0, kesMinor: amountMinor },
        subject: { type: 'issue', id: issueId, name: receipt },
        receipt: reference,
        facts: { kesMinor: amountMinor },
      },
      ...{ consent, at },
    });
    await inSameTx?.(tx);
  });
  // Two cases at once.
  await done.catch((error) => {
    throw violatedConstraint(error) === 'reconciliation_issues_returned_ref_unique'
      ? new AppError('receipt_used')
      : error;
  });
}
