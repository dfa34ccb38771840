import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';

/** The keys of letters that were sent, so that a second run of a job sends nothing. */
export const sentMails = pgTable('sent_mails', {
  key: text('key').primaryKey(),
  template: text('template').notNull(),
  sentAt: instant('sent_at').notNull(),
});
