import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/db/columns.ts';
import type { CaseKind } from '#shared/cases.ts';
import type { CaseStatus } from '#shared/states.ts';

/** The cases: differences and unknown outcomes that a person must look into. The API calls them issues. */
export const reconciliationIssues = pgTable(
  'reconciliation_issues',
  {
    id: id(),
    code: text('code').$type<CaseKind>().notNull(),
    /** What the case is about: the id of an attempt, payment or event, a receipt, or an account's code. */
    subject: text('subject').notNull(),
    expected: jsonb('expected').$type<unknown>(),
    found: jsonb('found').$type<unknown>(),
    status: text('status').$type<CaseStatus>().notNull().default('open'),
    /** Why it was closed: the admin's reason, or what resolved it. */
    note: text('note'),
    closedBy: uuid('closed_by'),
    /** The admin whose act with its record closed it. */
    resolvedBy: uuid('resolved_by'),
    /** M-Pesa's code of the transfer that sent the money back, of a receipt without an owner: it belongs to this case alone. */
    returnedRef: text('returned_ref').unique(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    /** One open case for each code and subject; after it was closed, a new one may be opened. */
    uniqueIndex('reconciliation_issues_once').on(table.code, table.subject).where(sql`status = 'open'`),
    index('reconciliation_issues_created').on(table.createdAt, table.id),
    index('reconciliation_issues_subject').on(table.subject, table.createdAt, table.id),
    index('reconciliation_issues_code').on(table.code, table.createdAt, table.id),
    index('reconciliation_issues_open').on(table.createdAt).where(sql`status = 'open'`),
  ],
);
