import { and, eq, lte } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { chatLimits } from '#shared/chat-limits.ts';
import { chatConversations, chatMessages } from '../tables.ts';
import { type Conversation, findConversation, type Talker } from './conversation-queries.ts';

/** The conversation of a browser, as `findConversation` finds it, locked until the transaction ends, so that its messages are numbered one after the other. */
export async function lockConversation(tx: Tx, talker: Talker): Promise<Conversation | undefined> {
  const found = await findConversation(tx, talker);
  if (!found) return undefined;
  const [row] = await tx.select().from(chatConversations).where(eq(chatConversations.id, found.id)).for('update');
  return row && (row.personId === null || row.personId === talker.personId) ? row : undefined;
}

/** Removes the messages that are too old for a conversation whose last message has this number. */
export async function dropOldMessages(tx: Tx, conversationId: string, lastNumber: number): Promise<void> {
  await tx
    .delete(chatMessages)
    .where(
      and(eq(chatMessages.conversationId, conversationId), lte(chatMessages.number, lastNumber - chatLimits.kept)),
    );
}
