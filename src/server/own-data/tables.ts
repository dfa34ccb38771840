import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { id, instant, minorUnits } from '#server/db/columns.ts';
import type { Lang } from '#shared/languages.ts';

/** Files with everything that we have of a person, which they have asked for. The file lies sealed under `own-data/<id>`. */
export const ownDownloads = pgTable(
  'own_downloads',
  {
    id: id(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    status: text('status').$type<'waiting' | 'ready' | 'failed'>().notNull(),
    /** In which its headings and papers are written. */
    language: text('language').$type<Lang>().notNull(),
    /** How many of its parts are written, and of how many; 0 of 0 until that is known. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Of the file; null until it is ready. */
    bytes: minorUnits('bytes'),
    createdAt: instant('created_at').notNull(),
    /** Until when it may take; once it is ready, until when it is kept. Then row and file are removed. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    /** One at a time. */
    uniqueIndex('own_downloads_waiting').on(table.personId).where(sql`status = 'waiting'`),
    index('own_downloads_person').on(table.personId, table.createdAt),
    index('own_downloads_expires').on(table.expiresAt),
    check('own_downloads_status', sql`${table.status} in ('waiting', 'ready', 'failed')`),
  ],
);
