import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { id, instant } from '#server/db/columns.ts';

/** A person's balance, changed only together with an entry, by a conditional update. */
export const pointsAccounts = pgTable(
  'points_accounts',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => people.id),
    balance: integer('balance').notNull().default(0),
  },
  (table) => [check('points_accounts_balance', sql`${table.balance} >= 0`)],
);

/** Points earned and returned (+) and spent (−). `source` is what caused the entry; each source has one entry of a kind. */
export const pointsEntries = pgTable(
  'points_entries',
  {
    id: id(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    kind: text('kind').$type<'earned' | 'spent' | 'returned'>().notNull(),
    source: uuid('source').notNull(),
    points: integer('points').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('points_entries_once').on(table.kind, table.source),
    index('points_entries_person').on(table.personId, table.at),
  ],
);
