import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import { providers } from '#server/providers/tables.ts';
import type { Lang } from '#shared/languages.ts';
import type { MessageSide } from '#shared/message-rules.ts';
import type { MessageReportOutcome } from '#shared/report-outcomes.ts';

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
    /** When our team removed it: neither side reads it from then on. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('messages_number').on(table.conversationId, table.number),
    uniqueIndex('messages_client').on(table.conversationId, table.personId, table.clientId),
    check('messages_side', sql`${table.side} in ('traveller', 'provider')`),
  ],
);

/**
 * Photos in messages. One is uploaded before its message is sent, and then belongs to it; one whose message was never sent is
 * removed after a day. The bytes are in the files, sealed (`pictures/picture-file.ts`).
 */
export const messagePictures = pgTable(
  'message_pictures',
  {
    id: id(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    /** Who uploaded it. */
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** Null until the message is sent. */
    messageId: uuid('message_id').references(() => messages.id),
    /** Among the photos of its message, from 0. */
    position: integer('position'),
    /** What is to be seen, in the sender's words, sealed; empty where nobody has said it, null before the message is sent. */
    altSealed: text('alt_sealed'),
    /** Of the larger size, in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('message_pictures_message').on(table.messageId, table.position),
    index('message_pictures_conversation').on(table.conversationId),
    index('message_pictures_person').on(table.personId),
    index('message_pictures_unsent').on(table.createdAt).where(sql`message_id is null`),
    check(
      'message_pictures_sent',
      sql`num_nonnulls(${table.messageId}, ${table.position}, ${table.altSealed}) in (0, 3)`,
    ),
    check('message_pictures_position', sql`${table.position} >= 0`),
  ],
);

/**
 * What one side reports of the other's messages, for an admin to read, and what the admin decided. A person reports a message once.
 */
export const messageReports = pgTable(
  'message_reports',
  {
    id: id(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id),
    /** Who reported it: the traveller, or the member of the provider. */
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When an admin had decided about it; null: open. */
    closedAt: instant('closed_at'),
    closedBy: uuid('closed_by').references(() => people.id),
    outcome: text('outcome').$type<MessageReportOutcome>(),
    /** Why the admin decided so, for whoever reported it and, where it was removed, for its author. */
    decision: text('decision'),
  },
  (table) => [
    uniqueIndex('message_reports_person').on(table.messageId, table.personId),
    index('message_reports_conversation').on(table.conversationId),
    index('message_reports_by').on(table.personId, table.id),
    index('message_reports_waiting').on(table.createdAt, table.id).where(sql`closed_at is null`),
    index('message_reports_closed').on(table.closedAt, table.id).where(sql`closed_at is not null`),
    check('message_reports_reason', sql`${table.reason} <> ''`),
    check(
      'message_reports_decision',
      sql`num_nonnulls(${table.closedAt}, ${table.closedBy}, ${table.outcome}, ${table.decision}) in (0, 4)`,
    ),
    check('message_reports_outcome', sql`${table.outcome} in ('kept', 'removed')`),
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
