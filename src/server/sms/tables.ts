import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bookings } from '#server/bookings/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import type { SmsMessage, SmsState } from '#shared/sms-kinds.ts';

/** Text messages to people, each of which is sent once at most. Their texts are not stored. */
export const smsMessagesSent = pgTable(
  'sms_messages',
  {
    id: id(),
    /** `<message>:<booking>:<which of several>`. */
    key: text('key').notNull().unique(),
    message: text('message').$type<SmsMessage>().notNull(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    phoneSealed: text('phone_sealed').notNull(),
    state: text('state').$type<SmsState>().notNull(),
    /** Why it was refused, failed, left out, or is unknown: a word of ours, or of the gateway. */
    reason: text('reason'),
    /** When it is sent; null when nothing more is to be done. */
    dueAt: instant('due_at'),
    /** How often the gateway was asked, or tried to be. */
    tries: integer('tries').notNull().default(0),
    /** When the gateway was asked last. */
    askedAt: instant('asked_at'),
    /** The gateway's own id of it. */
    gatewayId: text('gateway_id'),
    /** In how many parts it was sent, each of which is paid for. */
    segments: integer('segments'),
    /** What the gateway said that it costs. */
    costCurrency: text('cost_currency'),
    costTenThousandths: integer('cost_ten_thousandths'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('sms_messages_booking').on(table.bookingId, table.createdAt),
    index('sms_messages_due').on(table.dueAt).where(sql`due_at is not null`),
    index('sms_messages_sending').on(table.askedAt).where(sql`state = 'sending'`),
    uniqueIndex('sms_messages_gateway').on(table.gatewayId).where(sql`gateway_id is not null`),
    index('sms_messages_created').on(table.createdAt),
    check('sms_messages_due_waits', sql`(${table.dueAt} is not null) = (${table.state} = 'waiting')`),
  ],
);

/** What the gateway has reported about messages, stored before anything is done with it, without the number. */
export const smsReports = pgTable(
  'sms_reports',
  {
    id: id(),
    gatewayId: text('gateway_id').notNull(),
    /** The gateway's word: Success, Failed, Rejected, Sent … */
    status: text('status').notNull(),
    reason: text('reason'),
    receivedAt: instant('received_at').notNull(),
    /** When it was applied to its message, or given up because there is none. */
    appliedAt: instant('applied_at'),
  },
  (table) => [
    unique('sms_reports_once').on(table.gatewayId, table.status),
    index('sms_reports_waiting').on(table.receivedAt).where(sql`applied_at is null`),
    index('sms_reports_received').on(table.receivedAt),
  ],
);
