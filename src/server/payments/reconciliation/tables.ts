import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';

/** How far a list of a payment provider has been read. */
export const providerCursors = pgTable('provider_cursors', {
  name: text('name').$type<'stripe-events'>().primaryKey(),
  /** All events before this instant have been read. */
  at: instant('at').notNull(),
});
