import { asc, eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { listOffered } from '#server/favorites/queries.ts';
import { chatLimits } from '#shared/chat-limits.ts';
import type { ChatMessage } from '#shared/contracts/chat.ts';
import type { Lang } from '#shared/languages.ts';
import type { StoredMessage } from './answer-message.ts';
import { findConversation, type Talker } from './conversations/conversation-queries.ts';
import { chatMessages } from './tables.ts';

/** The conversation of a browser, the oldest message first; empty where there is none. By `chat_messages_conversation`. */
export async function listChatMessages(app: App, talker: Talker, lang: Lang): Promise<ChatMessage[]> {
  const conversation = await findConversation(app.db, talker);
  if (!conversation) return [];
  const rows = await app.db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversation.id))
    .orderBy(asc(chatMessages.number))
    .limit(chatLimits.kept);
  const stored = rows.map(({ textSealed, ...row }) => ({ ...row, text: app.secrets.open(textSealed) }));
  return withListings(app, stored, lang);
}

/** Messages with the listings that they name, as they are offered now. */
export async function withListings(app: App, messages: readonly StoredMessage[], lang: Lang): Promise<ChatMessage[]> {
  const ids = [...new Set(messages.flatMap(({ listingIds }) => listingIds))];
  const items = ids.length === 0 ? [] : await listOffered(app.readDb, ids, lang);
  const byId = new Map(items.map((item) => [item.id, item] as const));
  return messages.map(({ id, text, sender, sentAt, listingIds }) => ({
    ...{ id, text, sender, timestamp: sentAt.toISOString() },
    listings: listingIds.flatMap((each) => byId.get(each) ?? []),
  }));
}
