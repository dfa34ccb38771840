import { and, eq, isNull, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Tx } from '#server/db/client.ts';
import type { AuditAction } from '#shared/audit-actions.ts';
import { AppError } from '#shared/errors.ts';
import { getIssue } from './queries.ts';
import { reconciliationIssues } from './tables.ts';

/** What the audit log says of it. */
interface Recorded {
  action: Extract<AuditAction, `issue.${string}`>;
  detail: Record<string, unknown>;
}

interface AdminClosing {
  admin: { id: string };
  id: string;
  note: string;
  /** M-Pesa's code of the transfer that sent the money back. */
  returnedRef?: string;
  /** Where it was more than closing the case for this reason. */
  recorded?: Recorded;
  at: Date;
}

/**
 * Closes a case for an admin and records it. When two admins close a case at once, the second gets `issue_closed`.
 * @returns the closed row   @throws AppError not_found, issue_closed
 */
export async function closeIssueByAdmin(tx: Tx, { admin, id, note, returnedRef, recorded, at }: AdminClosing) {
  const { action, detail }: Recorded = recorded ?? { action: 'issue.closed', detail: { note } };
  const [closed] = await tx
    .update(reconciliationIssues)
    .set({ status: 'closed', note, closedBy: admin.id, closedAt: at, returnedRef: returnedRef ?? null })
    .where(and(eq(reconciliationIssues.id, id), eq(reconciliationIssues.status, 'open')))
    .returning();
  if (!closed) {
    await getIssue(tx, id);
    throw new AppError('issue_closed');
  }
  const { code, subject, expected, found } = closed;
  await recordAudit(tx, {
    actorId: admin.id,
    action,
    subjectType: 'issue',
    subjectId: id,
    detail: {
      ...{ code, subject, ...detail, ...(expected != null && { expected }) },
      ...(found != null && { found: withoutWords(found) }),
    },
    at,
  });
  return closed;
}

/** Without what the payer typed, which is forgotten after 180 days, while an audit entry stays. */
const withoutWords = (found: unknown): unknown =>
  typeof found === 'object' && found !== null
    ? Object.fromEntries(Object.entries(found).filter(([name]) => name !== 'accountReference'))
    : found;

/**
 * Closes the case of an unattributed receipt.
 * @returns the receipt, its amount (shillings × 100) and when M-Pesa received the money, where its list said so
 * @throws AppError not_found (also for a case of another code), issue_closed
 */
export async function closeUnattributedReceipt(
  app: App,
  tx: Tx,
  {
    issueId,
    ...closing
  }: Pick<AdminClosing, 'admin' | 'note' | 'returnedRef'> & { issueId: string; recorded: Recorded },
) {
  const issue = await closeIssueByAdmin(tx, { ...closing, id: issueId, at: app.clock.now() });
  const { amountMinor, at } = (issue.found ?? {}) as { amountMinor?: unknown; at?: unknown };
  if (issue.code !== 'unattributed_receipt' || typeof amountMinor !== 'number') throw new AppError('not_found');
  return { receipt: issue.subject, amountMinor, ...(typeof at === 'string' && { cameAt: new Date(at) }) };
}

/**
 * Notes which admin has closed cases by what they did with their record, such as a refund. Called in the transaction of that
 * act, after it: only what this transaction has closed is meant.
 * @param subject the id of the record
 */
export async function noteResolver(tx: Tx, { subject, by }: { subject: string; by: { id: string } }): Promise<void> {
  const { subject: about, status, closedBy } = reconciliationIssues;
  const here = sql`${reconciliationIssues}.xmin = pg_current_xact_id()::xid`;
  await tx
    .update(reconciliationIssues)
    .set({ resolvedBy: by.id })
    .where(and(eq(about, subject), eq(status, 'closed'), isNull(closedBy), here));
}
