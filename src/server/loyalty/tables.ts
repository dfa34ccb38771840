import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import type { PointsKind } from '#shared/points.ts';

/** A person's balance, changed only together with an entry, by a conditional update. */
export const pointsAccounts = pgTable(
  'points_accounts',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => people.id),
    balance: integer('balance').notNull().default(0),
    /** From when on the balance counts no more, unless it moves before. */
    expiresAt: instant('expires_at').notNull(),
    /** When the letter about that is due; null: it was sent. */
    warnsAt: instant('warns_at'),
  },
  (table) => [
    check('points_accounts_balance', sql`${table.balance} >= 0`),
    index('points_accounts_warns').on(table.warnsAt).where(sql`warns_at is not null and balance > 0`),
    index('points_accounts_expires').on(table.expiresAt).where(sql`warns_at is null and balance > 0`),
  ],
);

/**
 * Points earned and returned (+), spent and expired (−). `source` is what caused the entry; each source has one entry of a
 * kind.
 */
export const pointsEntries = pgTable(
  'points_entries',
  {
    id: id(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    kind: text('kind').$type<PointsKind>().notNull(),
    source: uuid('source').notNull(),
    /** The booking that earned or used them; null for what expired. */
    bookingId: uuid('booking_id'),
    points: integer('points').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('points_entries_once').on(table.kind, table.source),
    index('points_entries_person').on(table.personId, table.at, table.id),
  ],
);
