import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { noteChange } from '#server/kept/note-change.ts';
import { settingsVersions } from './tables.ts';

/** Lets one transaction at a time save a version, until it ends. */
export async function lockVersions(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`);
}

/** Adds a version, under `lockVersions`. */
export async function insertVersion(tx: Tx, row: typeof settingsVersions.$inferInsert): Promise<void> {
  await tx.insert(settingsVersions).values(row);
  noteChange(tx, 'settings');
}
