import { type SQLWrapper, sql } from 'drizzle-orm';
import type { DbOrTx } from './client.ts';

/** Lists are counted up to here, because counting more rows would take too long. */
export const COUNTED_MAX = 10_000;

export interface Total {
  /** Exact up to `COUNTED_MAX`. */
  total: number;
  /** Set when there are more than `total`. */
  totalCapped?: true;
}

/** A query whose rows can be counted. */
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

/** The total of a count that stopped at one more than `most`. */
export const cappedTotal = (counted: number, most: number = COUNTED_MAX): Total =>
  counted > most ? { total: most, totalCapped: true } : { total: counted };
