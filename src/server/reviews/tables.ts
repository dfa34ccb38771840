import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import type { Lang } from '#shared/languages.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    /** At most one review for each booking. */
    bookingId: uuid('booking_id')
      .notNull()
      .unique()
      .references(() => bookings.id),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    language: text('language').$type<Lang>().notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('reviews_service').on(table.serviceId, table.createdAt.desc(), table.id),
    index('reviews_person').on(table.personId),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
);
