import { inArray, type SQL } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { messagePictures } from '../tables.ts';

/** So many files one job removes. */
const batch = 100;

/** Deletes the rows of photos; jobs remove their files once this is committed. */
export async function deletePictures(tx: Tx, which: SQL | undefined): Promise<void> {
  await enqueueRemoval(tx, await tx.delete(messagePictures).where(which).returning({ id: messagePictures.id }));
}

/** Has jobs remove the files of photos whose rows were deleted. */
export async function enqueueRemoval(tx: Tx, removed: readonly { id: string }[]): Promise<void> {
  for (let at = 0; at < removed.length; at += batch) {
    const pictureIds = removed.slice(at, at + batch).map(({ id }) => id);
    await enqueue(tx, 'remove-message-pictures', { pictureIds });
  }
}

/** Those of these photos that there are. */
export const knownPictures = (db: Pick<Tx, 'select'>, ids: readonly string[]): Promise<{ id: string }[]> =>
  db
    .select({ id: messagePictures.id })
    .from(messagePictures)
    .where(inArray(messagePictures.id, [...ids]));
