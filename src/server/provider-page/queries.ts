import { and, desc, eq, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { people } from '#server/accounts/tables.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { aboutIn, itemsOf } from '#server/catalogue/queries.ts';
import { reviewOf } from '#server/catalogue/review-answer.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { offsetOf } from '#server/db/page.ts';
import { providers } from '#server/providers/tables.ts';
import { reviewColumns } from '#server/reviews/queries.ts';
import { reviews } from '#server/reviews/tables.ts';
import type { ProviderPage } from '#shared/contracts/provider-page.ts';
import { dateInNairobi } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { meanRating } from '#shared/mean-rating.ts';

const servicesShown = 18;
const reviewsShown = 6;

/**
 * What everybody may know of a provider. Its rating is the mean of all reviews of its listings, of those too that are not
 * offered now, so that none disappears with its listing.
 * @param asked.page which page of its listings, from 1
 * @throws AppError not_found: unknown or not approved
 */
export async function getProviderPage(
  db: DbOrTx,
  { id, page }: { id: string; page: number },
  lang: Lang,
): Promise<ProviderPage> {
  if (!validate(id)) throw new AppError('not_found');
  const [provider] = await db
    .select({
      ...{ id: providers.id, name: providers.name, kind: providers.kind, location: providers.location },
      ...{ aboutEn: providers.aboutEn, aboutSw: providers.aboutSw },
      ...{ languages: providers.languages, createdAt: providers.createdAt },
    })
    .from(providers)
    .where(and(eq(providers.id, id), eq(providers.status, 'approved')));
  if (!provider) throw new AppError('not_found');
  const { name, kind, location, languages, createdAt } = provider;
  const [{ stars, reviewCount, listed }, ids, shown] = await Promise.all([
    countOf(db, id),
    listIds(db, id, page),
    listReviews(db, id, lang),
  ]);
  return {
    ...{ id: provider.id, name, kind, location, ...aboutIn(lang, provider), languages },
    since: dateInNairobi(createdAt),
    rating: meanRating(stars, reviewCount),
    reviewCount,
    services: { items: await itemsOf(db, ids, lang), total: listed, page, pageSize: servicesShown },
    reviews: shown,
  };
}

/** How many listings it offers, and the stars of all its reviews. By `services_provider_created`. */
async function countOf(db: DbOrTx, providerId: string) {
  const [row] = await db
    .select({
      stars: sql<number>`coalesce(sum(${services.ratingSum}), 0)::integer`,
      reviewCount: sql<number>`coalesce(sum(${services.reviewCount}), 0)::integer`,
      listed: sql<number>`count(*) filter (where ${services.listed})::integer`,
    })
    .from(services)
    .where(eq(services.providerId, providerId));
  return row ?? { stars: 0, reviewCount: 0, listed: 0 };
}

/** One page of its listings, the recommended first. */
async function listIds(db: DbOrTx, providerId: string, page: number): Promise<string[]> {
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.providerId, providerId), services.listed))
    .orderBy(desc(services.rank), services.id)
    .limit(servicesShown)
    .offset(offsetOf({ page, pageSize: servicesShown }));
  return rows.map((row) => row.id);
}

/** Its newest reviews, by `reviews_provider`. */
async function listReviews(db: DbOrTx, providerId: string, lang: Lang): Promise<ProviderPage['reviews']> {
  const rows = await db
    .select({
      review: reviewColumns,
      service: { id: services.id, titleEn: services.titleEn, titleSw: services.titleSw, listed: services.listed },
    })
    .from(reviews)
    .innerJoin(people, eq(people.id, reviews.personId))
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .where(eq(reviews.providerId, providerId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(reviewsShown);
  return rows.map(({ review, service }) => ({
    ...reviewOf(review, lang),
    service: service.listed ? { id: service.id, ...titleIn(lang, service) } : null,
  }));
}
