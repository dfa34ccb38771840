import { and, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { services } from './tables.ts';

/** Which of the listings are led in a language. @param code as listings keep it, such as `de`  @param ids at most a page of them */
export async function listSpoken(db: DbOrTx, ids: readonly string[], code: string): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(and(inArray(services.id, [...ids]), sql`${services.languages} @> ${JSON.stringify([code])}::jsonb`));
  return new Set(rows.map(({ id }) => id));
}

/**
 * How many of the words each of the listings has, of its texts in both languages and what means the same (`searchTextOf`), as whole words:
 * the search itself also finds parts of words, such as nyama in wanyama.
 * @param ids at most a page of them  @param words as `normaliseText` writes them
 */
export async function countWords(
  db: DbOrTx,
  ids: readonly string[],
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: services.id, text: services.searchText })
    .from(services)
    .where(inArray(services.id, [...ids]));
  return new Map(rows.map(({ id, text }) => [id, words.filter((word) => text.includes(` ${word} `)).length]));
}
