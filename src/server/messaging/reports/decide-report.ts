import { and, eq, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import type { MessageReportOutcome } from '#shared/report-outcomes.ts';
import { lockConversation, tellReaders } from '../repository.ts';
import { messageReports, messages } from '../tables.ts';

interface Decision {
  reportId: string;
  /** `removed`: neither side reads the message any more. */
  outcome: MessageReportOutcome;
  /** For whoever reported it and, where it is removed, for its author. */
  reason: string;
}

/**
 * Decides about a report of a message, and writes to whoever reported it. A message that is removed disappears from the open
 * pages of both sides, its author is told why, and other open reports of it are closed with it. Its row is kept until its
 * conversation ends, so that the author can object.
 * @throws AppError not_found, already_decided
 */
export async function decideMessageReport(
  app: App,
  admin: { id: string },
  { reportId, outcome, reason }: Decision,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const [report] = await tx.select().from(messageReports).where(eq(messageReports.id, reportId));
    // Locked as by whoever deletes old conversations, and by another admin who decides.
    const conversation = report && (await lockConversation(tx, report.conversationId));
    if (!report || !conversation) throw new AppError('not_found');
    const { messageId, conversationId } = report;
    const which = outcome === 'removed' ? eq(messageReports.messageId, messageId) : eq(messageReports.id, reportId);
    const closed = await tx
      .update(messageReports)
      .set({ closedAt: at, closedBy: admin.id, outcome, decision: reason })
      .where(and(which, isNull(messageReports.closedAt)))
      .returning({ id: messageReports.id });
    if (!closed.some(({ id }) => id === reportId)) throw new AppError('already_decided');
    const isRemoved = outcome === 'removed' && (await remove(tx, messageId, at));
    if (isRemoved) await tellReaders(tx, conversation);
    await recordAudit(tx, {
      ...{
        actorId: admin.id,
        action: `message.report_${outcome}`,
        subjectType: 'conversation',
        subjectId: conversationId,
      },
      ...{ detail: { reportId, messageId, reason }, at },
    });
    for (const { id } of closed) await enqueue(tx, 'mail-message-report-decided', { reportId: id });
    if (isRemoved) await enqueue(tx, 'mail-message-removed', { reportId });
    await inSameTx?.(tx);
  });
}

/** @returns false where it was removed before */
async function remove(tx: Tx, id: string, at: Date): Promise<boolean> {
  const removed = await tx
    .update(messages)
    .set({ removedAt: at })
    .where(and(eq(messages.id, id), isNull(messages.removedAt)))
    .returning({ id: messages.id });
  return removed.length > 0;
}
