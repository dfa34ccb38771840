import { and, eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { type Also, type Tx, transaction } from '../../db/client.ts';
import { findAttempt } from '../queries.ts';
import { getIssue } from './queries.ts';
import type { IssueCode } from './raise-issue.ts';
import { reconciliationIssues } from './tables.ts';

/**
 * Closes a case with the reason in the person's own words. The same difference, found once more, is a new case. Money
 * without an owner is not talked away: its case ends when the receipt is said to be an attempt's (`attributeReceipt`, or
 * by M-Pesa's own later word), or when it is noted that it went back by hand (`noteReturned`). Nor is a payment that counts
 * on a callback alone, and that M-Pesa denies or says nothing of: M-Pesa's own yes ends its case, or `noteNeverCame`.
 * @throws AppError not_found, issue_closed, not_ready (the case of a receipt without an owner, or of such a payment)
 */
export async function closeIssueBy(
  app: App,
  admin: { id: string },
  id: string,
  reason: string,
  also?: Also,
): Promise<void> {
  await transaction(app, async (tx) => {
    const { code, subject } = await claimIssue(tx, admin, id, reason, app.clock.now());
    if (code === 'unattributed_receipt') throw new AppError('not_ready');
    if (isDoubtOfSuccess(code) && (await countsUnvouched(tx, subject))) throw new AppError('not_ready');
    await also?.(tx);
  });
}

/** What a success that only a callback told of may be doubted by: M-Pesa says no, or for a day nothing. */
export const doubtsOfSuccess = ['callback_contradicted', 'outcome_unknown'] as const satisfies IssueCode[];

export const isDoubtOfSuccess = (code: string): boolean => doubtsOfSuccess.some((doubt) => doubt === code);

async function countsUnvouched(tx: Tx, subject: string): Promise<boolean> {
  const attempt = await findAttempt(tx, subject);
  return attempt?.status === 'succeeded' && !attempt.verified;
}

/** Of two who close a case at once one does. @returns the case as it was @throws AppError not_found, issue_closed */
export async function claimIssue(tx: Tx, admin: { id: string }, id: string, note: string, at: Date) {
  const [closed] = await tx
    .update(reconciliationIssues)
    .set({ status: 'closed', note, closedBy: admin.id, closedAt: at })
    .where(and(eq(reconciliationIssues.id, id), eq(reconciliationIssues.status, 'open')))
    .returning();
  if (!closed) {
    await getIssue(tx, id);
    throw new AppError('issue_closed');
  }
  const { code, subject, expected, found } = closed;
  await recordAudit(tx, {
    actorId: admin.id,
    action: 'issue.closed',
    subjectType: 'issue',
    subjectId: id,
    detail: { code, subject, note, ...(expected != null && { expected }), ...(found != null && { found }) },
    at,
  });
  return closed;
}
