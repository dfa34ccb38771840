import { type SQL, sql } from 'drizzle-orm';
import type { services } from './tables.ts';

/**
 * Each listing's mean is computed as if it had these reviews besides its own, so that one good review does not put it
 * first. They are constants instead of the mean of all listings, because a stored rank would keep the mean of the day on
 * which it was written.
 */
const prior = { reviews: 10, stars: 4 };
/** What being featured adds, in stars. */
const featuredBonus = 0.5;
/** Many reviews add this times the natural logarithm of their number plus one. */
const reviewCountWeight = 0.1;

/** What the rank is computed from; columns or expressions. */
interface RankParts {
  ratingSum: SQL | typeof services.ratingSum;
  reviewCount: SQL | typeof services.reviewCount;
  featured: SQL | typeof services.featured;
}

/**
 * The stored `rank` as an expression: a Bayesian mean of the ratings, plus a little for many reviews and for being
 * featured. It is written by the same UPDATE that changes its parts.
 */
export function rankOf({ ratingSum, reviewCount, featured }: RankParts): SQL {
  return sql`(${prior.reviews * prior.stars}::double precision + ${ratingSum}) / (${prior.reviews}::integer + ${reviewCount})
    + ${reviewCountWeight}::double precision * ln(${reviewCount} + 1)
    + case when ${featured} then ${featuredBonus}::double precision else 0 end`;
}
