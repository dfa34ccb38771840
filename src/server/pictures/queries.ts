import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { preparedQuery } from '#server/db/prepared-query.ts';
import { pictures } from './tables.ts';

/** One of the ids to which no picture belongs, or undefined when each has one. */
export async function findUnknownPicture(db: DbOrTx, ids: readonly string[]): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));
  const known = new Set(rows.map(({ id }) => id));
  return ids.find((id) => !known.has(id));
}

const hiddenPicture = preparedQuery('hidden-picture', ['id'], (db, { id }) =>
  db
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(eq(pictures.id, id), isNotNull(pictures.hiddenAt))),
);

/** Whether a picture is not served. By the primary key of `pictures`. */
export const isHidden = async (db: DbOrTx, id: string): Promise<boolean> =>
  (await hiddenPicture.rows(db, { id })).length > 0;
