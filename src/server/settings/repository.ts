import type { Tx } from '#server/db/client.ts';
import { noteChange } from '#server/kept/note-change.ts';
import { settingsVersions } from './tables.ts';

/** Adds a version. @returns false when another admin has added one with the same number */
export async function insertVersion(tx: Tx, row: typeof settingsVersions.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(settingsVersions)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: settingsVersions.version });
  if (added.length > 0) noteChange(tx, 'settings');
  return added.length > 0;
}
