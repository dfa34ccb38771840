import type { Tx } from '../db/client.ts';
import { settingsVersions } from './tables.ts';

/** Adds this version unless its number is taken. @returns false when somebody else was first */
export async function insertVersion(tx: Tx, row: typeof settingsVersions.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(settingsVersions)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: settingsVersions.version });
  return added.length > 0;
}
