import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { lockPictures } from './lock-pictures.ts';
import { pictures } from './tables.ts';

/** Serves these pictures again, which something shows from now on. */
export async function showPictures(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await lockPictures(tx, ids);
  await tx
    .update(pictures)
    .set({ hiddenAt: null })
    .where(and(inArray(pictures.id, [...ids]), isNotNull(pictures.hiddenAt)));
}
