import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../db/columns.ts';

/** A difference or a doubt that a person must look at. */
export const reconciliationIssues = pgTable(
  'reconciliation_issues',
  {
    id: id(),
    code: text('code').notNull(),
    /** What it is about: the id of an attempt, payment, event …, or an account's code. */
    subject: text('subject').notNull(),
    expected: jsonb('expected').$type<unknown>(),
    found: jsonb('found').$type<unknown>(),
    status: text('status').$type<'open' | 'closed'>().notNull().default('open'),
    /** Why it was closed, in a person's words. */
    note: text('note'),
    closedBy: uuid('closed_by'),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    /** The same difference is one case while it is open; once closed it may come up again. */
    uniqueIndex('reconciliation_issues_once').on(table.code, table.subject).where(sql`status = 'open'`),
    index('reconciliation_issues_created').on(table.createdAt, table.id),
    index('reconciliation_issues_open').on(table.createdAt).where(sql`status = 'open'`),
  ],
);

/** How far a list of a provider's has been read. */
export const providerCursors = pgTable('provider_cursors', {
  name: text('name').$type<'stripe-events'>().primaryKey(),
  /** Everything before this instant has been seen. */
  at: instant('at').notNull(),
});
