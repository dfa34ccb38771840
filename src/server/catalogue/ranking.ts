import { type SQL, sql } from 'drizzle-orm';
import type { services } from './tables.ts';

/**
 * So many reviews of so many stars are added to a listing's own: it takes a handful of good ones to be among the best.
 * Not the mean of all ratings, which moves: a stored rank would keep the mean of the day on which it was written, and
 * the first review of all would count for eleven.
 */
const prior = { reviews: 10, stars: 4 };
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
 * The stored `rank` as an expression: a Bayesian mean of the ratings, weighed towards a middling one, plus a little for
 * many reviews and for being featured. Written into the same UPDATE that changes its parts.
 */
export function rankOf({ ratingSum, reviewCount, featured }: RankParts): SQL {
  return sql`(${prior.reviews * prior.stars}::double precision + ${ratingSum}) / (${prior.reviews}::integer + ${reviewCount})
    + ${experienceWeight}::double precision * ln(${reviewCount} + 1)
    + case when ${featured} then ${featuredBonus}::double precision else 0 end`;
}
