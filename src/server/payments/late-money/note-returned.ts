import type { App } from '#server/app.ts';
import { transaction, type UseCaseOptions } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { closeUnattributedReceipt } from '../cases/close-by-admin.ts';
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
 * @throws AppError not_found, issue_closed
 */
export async function noteReturned(
  app: App,
  admin: { id: string },
  { issueId, reference }: ReturnedReceipt,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  await transaction(app, async (tx) => {
    const note = `returned ${reference}`;
    const { receipt } = await closeUnattributedReceipt(app, tx, { admin, issueId, note });
    const released = await releaseUnattributed(tx, { receipt, at: app.clock.now() });
    if (released !== 'released') throw new AppError('issue_closed');
    await inSameTx?.(tx);
  });
}
