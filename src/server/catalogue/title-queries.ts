import { and, like, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { containing } from '#server/db/containing.ts';
import { normaliseText } from './search-text.ts';
import { services } from './tables.ts';

/**
 * Whether the titles of a listing contain a text, in any case and with or without accents: they are the first part of
 * `services.search_text`, so that a text of three letters or more is looked for by `services_search`.
 * @returns undefined where the text has no letter or digit
 */
export function titleContains(text: string): SQL | undefined {
  const normal = normaliseText(text);
  if (normal === '') return undefined;
  return and(
    like(services.searchText, containing(normal)),
    sql`split_part(${services.searchText}, '|', 1) like ${containing(normal)}`,
  );
}

/** The ids of listings of any state whose titles contain a text, in no order; at most so many. */
export async function listTitled(db: DbOrTx, text: string, most: number): Promise<string[]> {
  const condition = titleContains(text);
  if (!condition) return [];
  const rows = await db.select({ id: services.id }).from(services).where(condition).limit(most);
  return rows.map(({ id }) => id);
}
