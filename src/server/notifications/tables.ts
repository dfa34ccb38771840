import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';

/** Mails that went out, by what caused them: a second run of the job sends nothing. */
export const sentMails = pgTable('sent_mails', {
  key: text('key').primaryKey(),
  template: text('template').notNull(),
  sentAt: instant('sent_at').notNull(),
});
