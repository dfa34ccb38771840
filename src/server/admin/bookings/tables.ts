import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { id, instant } from '#server/db/columns.ts';

/** What our team notes of a booking, for our team alone; rows are only ever added. */
export const bookingNotes = pgTable(
  'booking_notes',
  {
    id: id(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** The admin who wrote it. */
    writtenBy: uuid('written_by')
      .notNull()
      .references(() => people.id),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('booking_notes_booking').on(table.bookingId, table.createdAt, table.id),
    check('booking_notes_text', sql`${table.text} <> ''`),
  ],
);
