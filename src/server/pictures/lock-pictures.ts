import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { pictures } from './tables.ts';

/**
 * Locks pictures until the transaction ends, so that whoever hides them and whoever shows them decide one after the other,
 * each by what the other has committed. In order of their ids, so that two that lock several do not wait for each other.
 */
export async function lockPictures(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(inArray(pictures.id, [...ids]))
    .orderBy(asc(pictures.id))
    // Not `update`: rows that refer to a picture may be written meanwhile, which would end in deadlocks.
    .for('no key update');
}
