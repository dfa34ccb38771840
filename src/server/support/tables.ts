import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import type { Lang } from '#shared/languages.ts';
import type { AttachmentType, SupportTopic, TicketSide, TicketState } from '#shared/support-rules.ts';

/** What somebody asks our team. It is a person's, or a visitor's, of whom we have a name and an address that nobody has verified. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: id(),
    /** Such as SUP-7K4M2P. */
    reference: text('reference').notNull().unique('support_tickets_reference'),
    /** Made by the page with the form: what is sent again under the same id is not sent twice. */
    clientId: uuid('client_id').notNull().unique('support_tickets_client'),
    personId: uuid('person_id').references(() => people.id),
    /** A visitor's; null where a person has it. */
    name: text('name'),
    email: text('email'),
    /** When a visitor first opened it by a link, which only letters to the address have: from then on it counts as theirs. */
    openedAt: instant('opened_at'),
    /** Of letters to a visitor; a person's are in that of the account. */
    language: text('language').$type<Lang>().notNull(),
    topic: text('topic').$type<SupportTopic>().notNull(),
    /** A booking of the person's. */
    bookingId: uuid('booking_id').references(() => bookings.id),
    state: text('state').$type<TicketState>().notNull(),
    /** The admin who takes care of it. */
    assignedTo: uuid('assigned_to').references(() => people.id),
    /** The number of the last message or note. */
    messageCount: integer('message_count').notNull(),
    /** Moves with whatever an answer should know, so that two admins do not answer past each other. */
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When its person or our team wrote last; notes do not count. */
    lastMessageAt: instant('last_message_at').notNull(),
    /** Since when it waits for our team, when our team answered last, or when it was closed. */
    stateSince: instant('state_since').notNull(),
  },
  (table) => [
    index('support_tickets_last').on(table.lastMessageAt, table.id),
    index('support_tickets_open').on(table.stateSince, table.id).where(sql`state = 'open'`),
    index('support_tickets_waiting').on(table.stateSince).where(sql`state = 'waiting'`),
    index('support_tickets_closed').on(table.stateSince).where(sql`state = 'closed'`),
    index('support_tickets_person').on(table.personId, table.lastMessageAt, table.id).where(sql`person_id is not null`),
    index('support_tickets_assigned').on(table.assignedTo, table.lastMessageAt, table.id),
    index('support_tickets_booking').on(table.bookingId).where(sql`booking_id is not null`),
    index('support_tickets_address').on(sql`lower(${table.email} collate "C")`).where(sql`email is not null`),
    index('support_tickets_email').using('gin', sql`${table.email} gin_trgm_ops`),
    check('support_tickets_owner', sql`num_nonnulls(${table.personId}, ${table.email}) = 1`),
    check('support_tickets_name', sql`(${table.name} is null) = (${table.email} is null)`),
    check('support_tickets_state', sql`${table.state} in ('open', 'waiting', 'closed')`),
    check('support_tickets_language', sql`${table.language} in ('en', 'sw')`),
  ],
);

/** What was written in a ticket, and what our team has noted for itself. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: id(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => supportTickets.id),
    /** From 1, without gaps; notes are counted, too. */
    number: integer('number').notNull(),
    side: text('side').$type<TicketSide>().notNull(),
    /** The admin who wrote it; null for what whoever has the ticket wrote. */
    authorId: uuid('author_id').references(() => people.id),
    /** Made by the sender's page. */
    clientId: uuid('client_id').notNull(),
    textSealed: text('text_sealed').notNull(),
    /** Of one that came by email: what is to be known of it (`mail/by-email.ts`). */
    emailSealed: text('email_sealed'),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    uniqueIndex('support_messages_number').on(table.ticketId, table.number),
    uniqueIndex('support_messages_client').on(table.ticketId, table.clientId),
    index('support_messages_author').on(table.authorId).where(sql`author_id is not null`),
    check('support_messages_side', sql`${table.side} in ('person', 'team', 'note')`),
    check('support_messages_email', sql`${table.emailSealed} is null or ${table.side} = 'person'`),
    check('support_messages_author', sql`(${table.side} = 'person') = (${table.authorId} is null)`),
  ],
);

/** The links in letters by which a visitor opens their ticket: digests of their tokens. */
export const supportLinks = pgTable(
  'support_links',
  {
    tokenSha256: text('token_sha256').primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => supportTickets.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('support_links_ticket').on(table.ticketId, table.createdAt)],
);

/**
 * Files of messages. One is uploaded before its message, by somebody who may have no account: whoever has its key attaches it.
 * What is attached to nothing within a day is removed. The bytes are in the files, sealed (`attachments/attachment-file.ts`).
 */
export const supportAttachments = pgTable(
  'support_attachments',
  {
    id: id(),
    /** Of the key that the upload was answered with. */
    keySha256: text('key_sha256').notNull().unique('support_attachments_key'),
    messageId: uuid('message_id').references(() => supportMessages.id),
    /** Among those of its message, from 0. */
    position: integer('position'),
    mediaType: text('media_type').$type<AttachmentType>().notNull(),
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('support_attachments_message').on(table.messageId, table.position),
    index('support_attachments_unsent').on(table.createdAt).where(sql`message_id is null`),
    check('support_attachments_sent', sql`(${table.messageId} is null) = (${table.position} is null)`),
  ],
);

/** Texts that our team keeps for what it is often asked. */
export const supportReplies = pgTable('support_replies', {
  id: id(),
  title: text('title').notNull(),
  textEn: text('text_en').notNull(),
  textSw: text('text_sw').notNull(),
  /** Moves with each change, so that two admins do not overwrite each other. */
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** The admin who changed it last. */
  updatedBy: uuid('updated_by').notNull(),
});
