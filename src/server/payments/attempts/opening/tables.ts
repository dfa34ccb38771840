import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';

/**
 * One row for each phone or person whose attempts to pay are limited. The row is locked while the attempts are counted.
 * The attempts themselves are in `payment_attempts`.
 */
export const paymentLimits = pgTable('payment_limits', {
  /** 'phone:' and the phone's keyed digest, or 'pushes:' or 'intents:' and a person's id. */
  subject: text('subject').primaryKey(),
  lastAt: instant('last_at').notNull(),
});
