import { type SQLWrapper, sql } from 'drizzle-orm';
import type { DbOrTx } from './client.ts';

/** Up to here lists are counted: beyond, the exact number costs more than anybody gains by it. */
export const COUNTED_MAX = 10_000;

export interface Total {
  /** Exact up to the bound. */
  total: number;
  /** There are more than `total`. */
  totalCapped?: true;
}

/** A query whose rows may be counted. */
export interface CountedQuery extends SQLWrapper {
  limit(rows: number): SQLWrapper;
}

/** How many rows a query has, without reading more than one beyond `most`. */
export async function countUpTo(db: DbOrTx, query: CountedQuery, most: number = COUNTED_MAX): Promise<Total> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from ${query.limit(most + 1)} counted`,
  );
  return cappedTotal(rows[0]?.total ?? 0, most);
}

/** What is answered of a count that ended one beyond `most`. */
export const cappedTotal = (counted: number, most: number = COUNTED_MAX): Total =>
  counted > most ? { total: most, totalCapped: true } : { total: counted };
