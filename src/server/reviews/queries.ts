import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { people } from '#server/accounts/tables.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { reviewOf } from '#server/catalogue/review-answer.ts';
import { picturesOfReview } from '#server/catalogue/review-pictures.ts';
import { services } from '#server/catalogue/tables.ts';
import type { Db, DbOrTx } from '#server/db/client.ts';
import { listOf, mapPage, noPosition, type Page, readPage } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import type { ProviderReviewsQuery, ReviewedServicesAnswer } from '#shared/contracts/provider-reviews.schemas.ts';
import type { ProviderReview } from '#shared/contracts/provider-reviews.ts';
import { dateInNairobi } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { reviewReports, reviews } from './tables.ts';

type Wanted = z.output<typeof ProviderReviewsQuery>;

/** What everybody reads of a review, and its author's name with whether it is shown. */
export const reviewColumns = {
  id: reviews.id,
  name: people.name,
  avatar: people.avatar,
  shown: sql<boolean>`(${people.preferences} -> 'privacy' ->> 'profileVisible')::boolean`,
  rating: reviews.rating,
  text: reviews.text,
  language: reviews.language,
  answer: reviews.answer,
  answeredAt: reviews.answeredAt,
  answerChangedAt: reviews.answerChangedAt,
  createdAt: reviews.createdAt,
  changedAt: reviews.changedAt,
  pictures: picturesOfReview(sql`${reviews.id}`),
};

const selectReviews = (db: DbOrTx, position: SQL<Position>) =>
  db
    .select({
      review: reviewColumns,
      service: { id: services.id, titleEn: services.titleEn, titleSw: services.titleSw, listed: services.listed },
      report: { at: reviewReports.createdAt, reason: reviewReports.reason },
      position,
    })
    .from(reviews)
    .innerJoin(people, eq(people.id, reviews.personId))
    .innerJoin(services, eq(services.id, reviews.serviceId))
    // By `review_reports_open`.
    .leftJoin(
      reviewReports,
      and(
        eq(reviewReports.reviewId, reviews.id),
        eq(reviewReports.providerId, reviews.providerId),
        isNull(reviewReports.closedAt),
      ),
    )
    .$dynamic();

const providerReviews = listOf({
  name: 'provider-reviews',
  select: (db: Db, position) => selectReviews(db, position),
  id: reviews.id,
  counted: { table: reviews },
  only: isNull(reviews.takenDownAt),
  filters: {
    providerId: (id: string) => eq(reviews.providerId, id),
    /** By `reviews_unanswered`. */
    only: (_: 'unanswered') => isNull(reviews.answer),
    service: (id: string) => eq(reviews.serviceId, id),
  },
  scope: 'providerId',
  sorts: { createdAt: { column: reviews.createdAt, index: 'reviews_provider' } },
});

/** The reviews of a provider's listings, the newest first. */
export async function listProviderReviews(
  db: Db,
  providerId: string,
  wanted: Wanted,
  lang: Lang,
): Promise<Page<ProviderReview>> {
  const page = await readPage(db, providerReviews, { ...wanted, providerId });
  return mapPage(page, (row) => providerReviewOf(row, lang));
}

const servicesMost = 500;

/** A provider's listings that have reviews, by their titles; by `services_provider_updated`. */
export async function listReviewedServices(
  db: Db,
  providerId: string,
  lang: Lang,
): Promise<z.output<typeof ReviewedServicesAnswer>['items']> {
  const rows = await db
    .select({ id: services.id, titleEn: services.titleEn, titleSw: services.titleSw })
    .from(services)
    .where(and(eq(services.providerId, providerId), gt(services.reviewCount, 0)))
    .orderBy(sql`coalesce(${services.titleEn}, ${services.titleSw})`, asc(services.id))
    .limit(servicesMost);
  return rows.map((row) => ({ id: row.id, ...titleIn(lang, row) }));
}

/** One review. @param db a transaction, where the answer must include what it has written  @throws AppError not_found */
export async function getProviderReview(
  db: DbOrTx,
  { reviewId, providerId }: { reviewId: string; providerId: string },
  lang: Lang,
): Promise<ProviderReview> {
  const [row] = await selectReviews(db, noPosition).where(
    and(eq(reviews.id, reviewId), eq(reviews.providerId, providerId)),
  );
  if (!row) throw new AppError('not_found');
  return providerReviewOf(row, lang);
}

type Row = Omit<Awaited<ReturnType<typeof selectReviews>>[number], 'position'>;

function providerReviewOf({ review, service, report }: Row, lang: Lang): ProviderReview {
  const { id, listed } = service;
  return {
    ...reviewOf(review, lang),
    service: { id, ...titleIn(lang, service), listed },
    report: report && { date: dateInNairobi(report.at), reason: report.reason },
  };
}
