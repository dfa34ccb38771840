import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { sha256 } from '#server/secrets.ts';
import { chatLimits } from '#shared/chat-limits.ts';
import { chatConversations } from '../tables.ts';

const dayMs = 86_400_000;
const batch = 500;

/**
 * Forgets the conversation of a browser with its messages, whoever was signed in there: at sign-out the person is gone before this
 * is asked. A second time does nothing.
 */
export async function forgetConversation(app: App, token: string): Promise<void> {
  await app.db.delete(chatConversations).where(eq(chatConversations.tokenSha256, sha256(token)));
}

/**
 * Runs once a day: deletes conversations of visitors a day after their last message, and those of people after 30 days. A second run
 * changes nothing. By `chat_conversations_last`.
 */
export async function forgetChats(app: App): Promise<void> {
  const now = app.clock.now().getTime();
  const before = (days: number) => lt(chatConversations.lastMessageAt, new Date(now - days * dayMs));
  const old = or(
    and(isNull(chatConversations.personId), before(chatLimits.daysOfVisitor)),
    and(isNotNull(chatConversations.personId), before(chatLimits.daysOfPerson)),
  );
  for (;;) {
    const ids = app.db
      .select({ id: chatConversations.id })
      .from(chatConversations)
      .where(old)
      .orderBy(asc(chatConversations.lastMessageAt))
      .limit(batch);
    const deleted = await app.db
      .delete(chatConversations)
      .where(and(old, inArray(chatConversations.id, ids)))
      .returning({ id: chatConversations.id });
    if (deleted.length < batch) return;
  }
}
