import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { people } from '#server/accounts/tables.ts';
import { reviewOf } from '#server/catalogue/review-answer.ts';
import { services } from '#server/catalogue/tables.ts';
import type { Db } from '#server/db/client.ts';
import { listOf, mapPage, readPage } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import type { ListingReviewsAnswer, ListingReviewsQuery } from '#shared/contracts/reviews.schemas.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { reviewAspects } from '#shared/review-rules.ts';
import { reviewColumns } from './queries.ts';
import { reviewPictures, reviews } from './tables.ts';

const selectShown = (db: Db, position: SQL<Position>) =>
  db
    .select({ review: reviewColumns, position })
    .from(reviews)
    .innerJoin(people, eq(people.id, reviews.personId))
    .$dynamic();

const listingReviews = listOf({
  name: 'listing-reviews',
  select: selectShown,
  id: reviews.id,
  counted: { table: reviews },
  only: isNull(reviews.takenDownAt),
  filters: {
    serviceId: (id: string) => eq(reviews.serviceId, id),
    stars: (stars: '1' | '2' | '3' | '4' | '5') => eq(reviews.rating, Number(stars)),
    language: (language: Lang) => eq(reviews.language, language),
    /** By the primary key of `review_pictures`. */
    photos: (_: 'yes', db: Db) =>
      exists(db.select({ one: sql`1` }).from(reviewPictures).where(eq(reviewPictures.reviewId, reviews.id))),
  },
  scope: 'serviceId',
  sorts: {
    createdAt: { column: reviews.createdAt, index: 'reviews_service' },
    rating: { column: reviews.rating, index: 'reviews_service_rating' },
  },
});

/**
 * The reviews of a listing that everybody can read, the newest first unless asked otherwise, and the means of its aspects.
 * @throws AppError not_found: unknown or not listed
 */
export async function listListingReviews(
  db: Db,
  serviceId: string,
  wanted: z.output<typeof ListingReviewsQuery>,
  lang: Lang,
): Promise<z.output<typeof ListingReviewsAnswer>> {
  const [listed] = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.id, serviceId), services.listed));
  if (!listed) throw new AppError('not_found');
  const [page, means] = await Promise.all([
    readPage(db, listingReviews, { ...wanted, serviceId }),
    readMeans(db, serviceId),
  ]);
  return { ...mapPage(page, ({ review }) => reviewOf(review, lang)), means };
}

/** By `reviews_service`. */
async function readMeans(db: Db, serviceId: string) {
  const mean = (aspect: (typeof reviewAspects)[number]) =>
    sql<number | null>`round(avg(${reviews[aspect]}), 1)::double precision`;
  const [row] = await db
    .select({
      ...{ accuracy: mean('accuracy'), communication: mean('communication'), value: mean('value') },
      ...{ cleanliness: mean('cleanliness'), location: mean('location') },
    })
    .from(reviews)
    .where(and(eq(reviews.serviceId, serviceId), isNull(reviews.takenDownAt)));
  const given = reviewAspects.flatMap((aspect) => {
    const value = row?.[aspect];
    return value == null ? [] : [[aspect, value] as const];
  });
  return Object.fromEntries(given);
}
