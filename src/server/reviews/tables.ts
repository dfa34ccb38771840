import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import { pictures } from '#server/pictures/tables.ts';
import { providers } from '#server/providers/tables.ts';
import type { Lang } from '#shared/languages.ts';
import type { StoredReportOutcome } from '#shared/report-outcomes.ts';

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
    /** That of the listing, by which a provider reads its reviews. */
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    rating: integer('rating').notNull(),
    /** Further stars, 1 to 5; null where none were given. */
    accuracy: integer('accuracy'),
    communication: integer('communication'),
    value: integer('value'),
    cleanliness: integer('cleanliness'),
    location: integer('location'),
    text: text('text').notNull(),
    language: text('language').$type<Lang>().notNull(),
    answer: text('answer'),
    /** When the provider answered first. */
    answeredAt: instant('answered_at'),
    /** When it changed its answer last; null where it stands as it was first written. */
    answerChangedAt: instant('answer_changed_at'),
    createdAt: instant('created_at').notNull(),
    /** When its author changed it last; null where it stands as it was first written. */
    changedAt: instant('changed_at'),
    /** When it was taken down, and by whom: nobody but our team reads it from then on, and its stars do not count. */
    takenDownAt: instant('taken_down_at'),
    takenDownBy: text('taken_down_by').$type<'team' | 'author'>(),
  },
  (table) => [
    index('reviews_service').on(table.serviceId, table.createdAt, table.id),
    index('reviews_service_rating').on(table.serviceId, table.rating, table.id),
    index('reviews_person').on(table.personId),
    index('reviews_provider').on(table.providerId, table.createdAt, table.id),
    index('reviews_unanswered').on(table.providerId, table.createdAt, table.id).where(sql`answer is null`),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check(
      'reviews_aspects',
      sql`${table.accuracy} between 1 and 5 and ${table.communication} between 1 and 5 and ${table.value} between 1 and 5
        and ${table.cleanliness} between 1 and 5 and ${table.location} between 1 and 5`,
    ),
    check(
      'reviews_taken_down',
      sql`(${table.takenDownAt} is null) = (${table.takenDownBy} is null) and ${table.takenDownBy} in ('team', 'author')`,
    ),
    check(
      'reviews_answer',
      sql`(${table.answer} is null) = (${table.answeredAt} is null)
        and (${table.answerChangedAt} is null or ${table.answerChangedAt} >= ${table.answeredAt})`,
    ),
  ],
);

/** The photos of a review, in order from 0, described by its author or not. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    position: integer('position').notNull(),
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id),
    /** In the language of the review; empty where nobody has said it. */
    alt: text('alt').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.position] }),
    uniqueIndex('review_pictures_picture').on(table.pictureId, table.reviewId),
    check('review_pictures_position', sql`${table.position} >= 0`),
  ],
);

/**
 * What providers and readers report of reviews, for an admin to read, and what the admin decided. At most one open report of a
 * provider for each review; a reader reports one once.
 */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: id(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    /** For which provider, which reads of what was decided; null: a reader reported it. */
    providerId: uuid('provider_id').references(() => providers.id),
    /** The member or reader who reported it. */
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When an admin had decided about it, or the author had taken the review back; null: open. */
    closedAt: instant('closed_at'),
    closedBy: uuid('closed_by').references(() => people.id),
    outcome: text('outcome').$type<StoredReportOutcome>(),
    /** Why the admin decided so, for the provider and, where the review was taken down, for its author; empty where the author did. */
    decision: text('decision'),
  },
  (table) => [
    uniqueIndex('review_reports_open').on(table.reviewId, table.providerId).where(sql`closed_at is null`),
    uniqueIndex('review_reports_reader').on(table.reviewId, table.personId).where(sql`provider_id is null`),
    index('review_reports_by').on(table.personId, table.id),
    index('review_reports_waiting').on(table.createdAt, table.id).where(sql`closed_at is null`),
    index('review_reports_closed').on(table.closedAt, table.id).where(sql`closed_at is not null`),
    check('review_reports_reason', sql`${table.reason} <> ''`),
    check(
      'review_reports_decision',
      sql`num_nonnulls(${table.closedAt}, ${table.closedBy}, ${table.outcome}, ${table.decision}) in (0, 4)`,
    ),
    check('review_reports_outcome', sql`${table.outcome} in ('kept', 'taken_down', 'taken_back')`),
  ],
);
