import type { App } from '#server/app.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { closeIssueByAdmin } from '../cases/close-by-admin.ts';
import { isUnverifiedPaymentCode } from '../cases/unverified-codes.ts';
import { findAttempt } from '../records/queries.ts';

interface ClosedIssue {
  issueId: string;
  /** In the admin's own words. */
  reason: string;
}

/**
 * Closes a case with a reason. The same difference, found once more, opens a new case. Two kinds of cases cannot be
 * closed by a reason alone:
 * - an unattributed receipt: its case ends by `attributeReceipt`, `noteReturned` or `noteRepaid`, or when M-Pesa
 *   reports whose payment it is
 * - a payment that counts on a callback alone and that M-Pesa contradicts or does not confirm: its case ends when
 *   M-Pesa confirms it, or by `noteNeverCame`
 * @throws AppError not_found, issue_closed, not_ready (one of these two kinds)
 */
export async function closeIssueBy(
  app: App,
  admin: { id: string },
  { issueId, reason }: ClosedIssue,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  await transaction(app, async (tx) => {
    const { code, subject } = await closeIssueByAdmin(tx, { admin, id: issueId, note: reason, at: app.clock.now() });
    if (code === 'unattributed_receipt') throw new AppError('not_ready');
    if (isUnverifiedPaymentCode(code) && (await isUnverifiedSuccess(tx, subject))) throw new AppError('not_ready');
    await inSameTx?.(tx);
  });
}

async function isUnverifiedSuccess(tx: Tx, subject: string): Promise<boolean> {
  const attempt = await findAttempt(tx, subject);
  return attempt?.status === 'succeeded' && !attempt.verified;
}
