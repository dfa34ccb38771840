import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import type { ChatSender } from '#shared/chat-limits.ts';

/** What a browser and the assistant say to each other. The browser is known by a cookie, of which a digest is kept. */
export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: id(),
    tokenSha256: text('token_sha256').notNull().unique('chat_conversations_token'),
    /** Whoever was signed in when they wrote; from then on nobody else reads it. Null for a visitor. */
    personId: uuid('person_id').references(() => people.id),
    /** What it is about, by which the next message is understood; sealed, since it has what was said in it. */
    frameSealed: text('frame_sealed'),
    /** The number of the last message. */
    messageCount: integer('message_count').notNull(),
    createdAt: instant('created_at').notNull(),
    lastMessageAt: instant('last_message_at').notNull(),
  },
  (table) => [
    index('chat_conversations_person').on(table.personId, table.id).where(sql`person_id is not null`),
    /** Those to be forgotten, of visitors and of people. */
    index('chat_conversations_last').on(sql`(${table.personId} is null)`, table.lastMessageAt),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    sender: text('sender').$type<ChatSender>().notNull(),
    textSealed: text('text_sealed').notNull(),
    /** The listings that an answer names, in its order. */
    listingIds: jsonb('listing_ids').$type<string[]>().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    uniqueIndex('chat_messages_conversation').on(table.conversationId, table.number),
    check('chat_messages_sender', sql`${table.sender} in ('user', 'bot')`),
  ],
);
