import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import { providers } from '#server/providers/tables.ts';
import type { Lang } from '#shared/languages.ts';
import type { MessageSide } from '#shared/message-rules.ts';

/**
 * What a traveller and a provider write to each other, about one booking or, before there is one, about a listing. Messages are
 * numbered from 1, so that what somebody has read is one number, whatever the clocks of several processes say.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    /** The traveller. */
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services.id),
    /** Null for an enquiry about the listing. */
    bookingId: uuid('booking_id').references(() => bookings.id),
    createdAt: instant('created_at').notNull(),
    /** Whether somebody has written: lists have no others. */
    started: boolean('started').notNull().default(false),
    /** When the last message was sent; of one without messages when it was made. */
    lastMessageAt: instant('last_message_at').notNull(),
    /** The number of the last message. */
    messageCount: integer('message_count').notNull().default(0),
    /** The number of the last message of each side, and up to which number each side has read; 0: none. */
    travellerLast: integer('traveller_last').notNull().default(0),
    providerLast: integer('provider_last').notNull().default(0),
    travellerRead: integer('traveller_read').notNull().default(0),
    providerRead: integer('provider_read').notNull().default(0),
    /** When the side is told of unread messages by letter; null: there are none, or it was told. */
    travellerLetterAt: instant('traveller_letter_at'),
    providerLetterAt: instant('provider_letter_at'),
    /** When the side was told last; null once it has read. */
    travellerToldAt: instant('traveller_told_at'),
    providerToldAt: instant('provider_told_at'),
  },
  (table) => [
    uniqueIndex('conversations_booking').on(table.bookingId).where(sql`booking_id is not null`),
    uniqueIndex('conversations_enquiry').on(table.personId, table.serviceId).where(sql`booking_id is null`),
    /** Those that nobody has written in for long, to delete them. */
    index('conversations_last').on(table.lastMessageAt),
    index('conversations_person').on(table.personId, table.lastMessageAt, table.id).where(sql`started`),
    index('conversations_provider').on(table.providerId, table.lastMessageAt, table.id).where(sql`started`),
    index('conversations_person_unread').on(table.personId).where(sql`provider_last > traveller_read`),
    index('conversations_provider_unread').on(table.providerId).where(sql`traveller_last > provider_read`),
    index('conversations_traveller_letters').on(table.travellerLetterAt).where(sql`traveller_letter_at < 'infinity'`),
    index('conversations_provider_letters').on(table.providerLetterAt).where(sql`provider_letter_at < 'infinity'`),
    check(
      'conversations_numbers',
      sql`greatest(${table.travellerLast}, ${table.providerLast}) = ${table.messageCount}
        and ${table.travellerRead} between 0 and ${table.messageCount}
        and ${table.providerRead} between 0 and ${table.messageCount}
        and ${table.started} = (${table.messageCount} > 0)`,
    ),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    /** From 1, without gaps. */
    number: integer('number').notNull(),
    side: text('side').$type<MessageSide>().notNull(),
    /** Who wrote it: the traveller, or the member of the provider. */
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** Made by the sender's page: a second message with the same id is the first one again. */
    clientId: uuid('client_id').notNull(),
    /** As it was written, sealed as answers to hosts' questions are; contact details in it are hidden when it is read. */
    textSealed: text('text_sealed').notNull(),
    /** In which language it seems to be written; null where that is not clear. */
    lang: text('lang').$type<Lang>(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    uniqueIndex('messages_number').on(table.conversationId, table.number),
    uniqueIndex('messages_client').on(table.conversationId, table.personId, table.clientId),
    check('messages_side', sql`${table.side} in ('traveller', 'provider')`),
  ],
);

/** Texts that a provider keeps for what it is often asked. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    title: text('title').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('saved_replies_provider').on(table.providerId)],
);
