import { sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { people } from '#server/accounts/tables.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { aboutIn, itemsOf } from '#server/catalogue/queries.ts';
import { type ReviewRow, reviewOf } from '#server/catalogue/review-answer.ts';
import { picturesOfReview } from '#server/catalogue/review-pictures.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { offsetOf } from '#server/db/page.ts';
import { columnsAs, statement } from '#server/db/statement.ts';
import { providers } from '#server/providers/tables.ts';
import { reviews } from '#server/reviews/tables.ts';
import type { ProviderPage } from '#shared/contracts/provider-page.ts';
import { dateInNairobi } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { meanRating } from '#shared/mean-rating.ts';

const servicesShown = 18;
const reviewsShown = 6;

const columns = {
  ...{ id: providers.id, name: providers.name, kind: providers.kind, location: providers.location },
  ...{ aboutEn: providers.aboutEn, aboutSw: providers.aboutSw },
  ...{ languages: providers.languages, createdAt: providers.createdAt },
};

interface ReviewedService {
  serviceId: string;
  titleEn: string | null;
  titleSw: string | null;
  listed: boolean;
}

interface Row extends Pick<typeof providers.$inferSelect, keyof typeof columns> {
  /** Of all its reviews. */
  stars: number;
  reviewCount: number;
  /** How many listings it offers. */
  listed: number;
  /** One page of them, the recommended first. */
  ids: string[];
  /** The newest. */
  reviews: (ReviewRow & ReviewedService)[];
}

/** In one round trip, by primary keys, `services_provider_created` and `reviews_provider`. */
const approvedProvider = statement<{ id: string; skip: number }, Row>(
  'approved-provider',
  () => sql`
    select ${columnsAs(columns)}, figures.stars, figures."reviewCount", figures.listed,
      array(select ${services.id} from ${services} where ${services.providerId} = ${providers.id} and ${services.listed}
        order by ${services.rank} desc, ${services.id}
        limit ${sql.raw(String(servicesShown))} offset ${sql.placeholder('skip')}::integer) as ids,
      (select coalesce(json_agg(latest order by latest."createdAt" desc, latest.id desc), '[]')
        from (select review.id, author.name, author.avatar, (author.preferences -> 'privacy' ->> 'profileVisible')::boolean as shown,
            review.rating, review.text, review.language, review.answer, review.answered_at as "answeredAt",
            review.answer_changed_at as "answerChangedAt", review.created_at as "createdAt",
            review.changed_at as "changedAt", ${picturesOfReview(sql`review.id`)} as pictures,
            ${columnsAs({ serviceId: services.id, titleEn: services.titleEn, titleSw: services.titleSw, listed: services.listed })}
          from ${reviews} review join ${people} author on author.id = review.person_id
          join ${services} on ${services.id} = review.service_id
          where review.provider_id = ${providers.id} and review.taken_down_at is null
          order by review.created_at desc, review.id desc limit ${sql.raw(String(reviewsShown))}) latest) as reviews
    from ${providers} cross join lateral (
      select coalesce(sum(${services.ratingSum}), 0)::integer as stars,
        coalesce(sum(${services.reviewCount}), 0)::integer as "reviewCount",
        (count(*) filter (where ${services.listed}))::integer as listed
      from ${services} where ${services.providerId} = ${providers.id}) figures
    where ${providers.id} = ${sql.placeholder('id')} and ${providers.status} = 'approved'`,
);

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
  const [provider] = await approvedProvider.rows(db, { id, skip: offsetOf({ page, pageSize: servicesShown }) });
  if (!provider) throw new AppError('not_found');
  const { name, kind, location, languages, createdAt, stars, reviewCount, listed, ids } = provider;
  return {
    ...{ id: provider.id, name, kind, location, ...aboutIn(lang, provider), languages },
    since: dateInNairobi(createdAt),
    rating: meanRating(stars, reviewCount),
    reviewCount,
    services: { items: await itemsOf(db, ids, lang), total: listed, page, pageSize: servicesShown },
    reviews: provider.reviews.map((review) => ({
      ...reviewOf(review, lang),
      service: review.listed ? { id: review.serviceId, ...titleIn(lang, review) } : null,
    })),
  };
}
