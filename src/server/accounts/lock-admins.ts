import { asc } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { activeAdmin } from './admin-queries.ts';
import { people } from './tables.ts';

/**
 * The ids of all admins who are not suspended, locked until the transaction ends. Whoever changes what admins may do locks
 * them first, so that two who suspend each other at the same time do not both count the other.
 */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx.select({ id: people.id }).from(people).where(activeAdmin).orderBy(asc(people.id)).for('update');
  return rows.map(({ id }) => id);
}
