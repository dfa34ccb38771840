import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import type { StatementCounts } from '#shared/contracts/admin-payments.ts';

/** How far a list of a payment provider has been read. */
export const providerCursors = pgTable('provider_cursors', {
  name: text('name').$type<'stripe-events'>().primaryKey(),
  /** All events before this instant have been read. */
  at: instant('at').notNull(),
});

/** Statements of the M-Pesa portal that admins sent, each imported by a job. */
export const statementImports = pgTable(
  'statement_imports',
  {
    id: id(),
    /** The admin who sent it. */
    startedBy: uuid('started_by')
      .notNull()
      .references(() => people.id),
    startedAt: instant('started_at').notNull(),
    /** The request that another admin agreed to; null where none was needed. */
    consentId: uuid('consent_id').unique(),
    /** Rows of the file, and those among them that are no completed payment to us. */
    rows: integer('rows').notNull(),
    skipped: integer('skipped').notNull(),
    /** Its payments, and how many of them have an outcome. */
    lines: integer('lines').notNull(),
    done: integer('done').notNull().default(0),
    /** Null while it is being imported. */
    finishedAt: instant('finished_at'),
    report: jsonb('report').$type<StatementCounts>(),
  },
  (table) => [
    index('statement_imports_started').on(table.startedAt, table.id),
    index('statement_imports_open').on(table.startedBy).where(sql`finished_at is null`),
  ],
);

/** The payments of a statement while it is imported. They are deleted when it is finished. */
export const statementLines = pgTable(
  'statement_lines',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => statementImports.id),
    /** From 0, the oldest payment first. */
    number: integer('number').notNull(),
    /** The payment, sealed: in the account that its payer typed anything may stand. */
    sealed: text('sealed').notNull(),
    /** What became of it; `left` until all those with the amount of an attempt are matched. */
    became: text('became').$type<LineOutcome>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index('statement_lines_new').on(table.importId, table.number).where(sql`became is null`),
    index('statement_lines_left').on(table.importId, table.number).where(sql`became = 'left'`),
  ],
);

export type LineOutcome = Exclude<keyof StatementCounts, 'rows' | 'skipped'> | 'left';
