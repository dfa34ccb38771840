import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';
import { services } from './tables.ts';

/** So many reviews at the catalogue's mean are added to a listing's own: one lucky five-star review is not the best. */
const priorReviews = 5;
/** Before anybody has reviewed anything. */
const meanBefore = 4;
/** What the team's choice is worth, in stars. */
const featuredBonus = 0.5;
/** What being tried often is worth: this times the natural logarithm of the number of reviews plus one. */
const experienceWeight = 0.1;

/** What the recommended order reads of a listing; columns or expressions. */
export interface RankParts {
  ratingSum: SQL | typeof services.ratingSum;
  reviewCount: SQL | typeof services.reviewCount;
  featured: SQL | typeof services.featured;
}

/**
 * The stored `rank` as an expression: a Bayesian mean of the ratings, weighed towards the catalogue's mean, plus a
 * little for many reviews and for being featured. Written into the same UPDATE that changes its parts.
 */
export function rankOf({ ratingSum, reviewCount, featured }: RankParts, catalogueMean: number): SQL {
  const prior = catalogueMean * priorReviews;
  return sql`(${prior}::double precision + ${ratingSum}) / (${priorReviews}::integer + ${reviewCount})
    + ${experienceWeight}::double precision * ln(${reviewCount} + 1)
    + case when ${featured} then ${featuredBonus}::double precision else 0 end`;
}

/** The mean of all ratings, by the index on reviewed listings. */
export async function catalogueMean(db: DbOrTx): Promise<number> {
  const [row] = await db
    .select({
      mean: sql<number | null>`sum(${services.ratingSum})::double precision / sum(${services.reviewCount})`,
    })
    .from(services)
    .where(sql`${services.reviewCount} > 0`);
  return row?.mean ?? meanBefore;
}
