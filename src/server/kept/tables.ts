import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * A number for each subject of public answers. It moves in the transaction that changes what is seen of the subject, so
 * that other processes find out, at the latest by reading these rows, which of their kept answers are old.
 */
export const publicVersions = pgTable('public_versions', {
  subject: text('subject').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});
