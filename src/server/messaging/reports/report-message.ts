import { and, eq, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { reportLimits } from '#server/limits/report-limits.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import type { MessageSide } from '#shared/message-rules.ts';
import { lockConversation } from '../repository.ts';
import { messageReports, messages } from '../tables.ts';

interface ReportInput {
  conversationId: string;
  messageId: string;
  /** The side of whoever reports it. */
  side: MessageSide;
  reason: string;
  /** The network address of whoever reports it. */
  address: string;
}

/**
 * Stores that one side reports a message of the other, for our team to read. The message stays as it is.
 * @throws AppError not_found (no message here, or one that was removed), report_own (of their own side), too_many_tries,
 *   reported (before)
 */
export function reportMessage(
  app: App,
  person: { id: string },
  { conversationId, messageId, side, reason, address }: ReportInput,
): Promise<void> {
  return transaction(app, async (tx) => {
    const createdAt = app.clock.now();
    // Locked as by whoever deletes old conversations.
    await lockConversation(tx, conversationId);
    const [message] = await tx
      .select({ side: messages.side })
      .from(messages)
      .where(and(eq(messages.id, messageId), eq(messages.conversationId, conversationId), isNull(messages.removedAt)));
    if (!message) throw new AppError('not_found');
    if (message.side === side) throw new AppError('report_own');
    if (app.config.rateLimits) await takeTries(tx, reportLimits(app, { personId: person.id, address }), createdAt);
    const added = await tx
      .insert(messageReports)
      .values({ conversationId, messageId, personId: person.id, reason, createdAt })
      .onConflictDoNothing()
      .returning({ id: messageReports.id });
    if (added.length === 0) throw new AppError('reported');
  });
}
