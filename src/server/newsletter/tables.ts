import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/db/columns.ts';
import type { Lang } from '#shared/languages.ts';

/** Addresses that get the newsletter, or wait for their confirmation. Whoever unsubscribes has no row. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    /** As `foldEmail` writes it. */
    email: text('email').notNull().unique('newsletter_subscribers_email'),
    language: text('language').$type<Lang>().notNull(),
    /** When it was asked for last; a confirmed address keeps the time at which it was asked for before that. */
    askedAt: instant('asked_at').notNull(),
    /** By the button of the page that the letter leads to; null: not yet. */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    index('newsletter_subscribers_asked').on(table.askedAt, table.id),
    /** Those to be forgotten. */
    index('newsletter_subscribers_waiting').on(table.askedAt).where(sql`confirmed_at is null`),
    index('newsletter_subscribers_search').using('gin', sql`${table.email} gin_trgm_ops`),
    check('newsletter_subscribers_language', sql`${table.language} in ('en', 'sw')`),
  ],
);

/** The links of letters by which an address is confirmed. */
export const newsletterConfirmations = pgTable(
  'newsletter_confirmations',
  {
    tokenSha256: text('token_sha256').primaryKey(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('newsletter_confirmations_subscriber').on(table.subscriberId),
    index('newsletter_confirmations_expires').on(table.expiresAt),
  ],
);
