import { type SQL, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { columnsAs, statement } from '#server/db/statement.ts';
import { pictureIn, type ShownPicture } from '#server/pictures/picture-answer.ts';
import { pictures } from '#server/pictures/tables.ts';
import { providers } from '#server/providers/tables.ts';
import { reviews } from '#server/reviews/tables.ts';
import { settingsIn, settingsText } from '#server/settings/queries.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { dateInNairobi } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, type UsdCents } from '#shared/money.ts';
import { childAgeIn, type KindPrices, type PricedKind, pricedKinds } from '#shared/party.ts';
import { cover } from './cover.ts';
import { extraIn } from './extra-words.ts';
import { factsIn } from './fact-words.ts';
import { shownFees } from './fee-words.ts';
import { pricesIn, weekendIn } from './kind-prices.ts';
import { dayPriceKindsFrom, hasDayPricesFrom } from './own-prices.ts';
import { placeNameIn } from './places/places.ts';
import { aboutIn, type ItemRow, itemColumns, itemOf } from './queries.ts';
import { questionIn } from './questions-in.ts';
import { type ReviewRow, reviewOf } from './review-answer.ts';
import { picturesOfReview } from './review-pictures.ts';
import { cardAddress } from './share-card.ts';
import { servicePictures, serviceSeasons, services } from './tables.ts';
import { furtherTextsIn } from './texts.ts';

/** The columns that a listing's page shows besides those of lists. */
const furtherColumns = {
  ...{ descriptionEn: services.descriptionEn, descriptionSw: services.descriptionSw },
  ...{ includedEn: services.includedEn, includedSw: services.includedSw },
  ...{ notIncludedEn: services.notIncludedEn, notIncludedSw: services.notIncludedSw },
  ...{ meetingPointEn: services.meetingPointEn, meetingPointSw: services.meetingPointSw },
  ...{ policy: services.policy, languages: services.languages, minStay: services.minStay, leadDays: services.leadDays },
  ...{ kindCents: services.kindCents, childUntil: services.childUntil, weekendKindCents: services.weekendKindCents },
  ...{ bookableFrom: services.bookableFrom, bookableUntil: services.bookableUntil, approval: services.approval },
  ...{ questions: services.questions, onSiteFees: services.onSiteFees, extras: services.extras },
  ...{ facts: services.facts, facilities: services.facilities, place: services.place },
};

const providerColumns = {
  ...{ providerId: providers.id, providerName: providers.name, providerLocation: providers.location },
  ...{ aboutEn: providers.aboutEn, aboutSw: providers.aboutSw, providerSince: providers.createdAt },
};

type ServiceColumns = Pick<typeof services.$inferSelect, keyof typeof furtherColumns>;
type ProviderRow = typeof providers.$inferSelect;

interface ServiceRow extends ItemRow, ServiceColumns, Pick<ProviderRow, 'aboutEn' | 'aboutSw'> {
  providerId: string;
  providerLocation: string;
  providerSince: Date;
  gallery: ShownPicture[];
  seasons: { startDate: string; endDate: string; priceCents: UsdCents; kindCents: KindPrices }[];
  dayPriceKinds: PricedKind[];
  singleDays: boolean;
  ratings: { rating: number; times: number }[];
  settings: string | null;
  reviews: ReviewRow[];
}

const latestReviews = 6;

/**
 * A listing in one round trip, by primary keys and the indexes of what belongs to it: its gallery in order, its seasons by
 * date, how often each rating was given, and the newest reviews.
 */
const serviceWhere = (shown: SQL) => sql`
    select ${columnsAs({ ...itemColumns, ...furtherColumns, ...providerColumns })}, ${cover} as cover,
      (select coalesce(json_agg(json_build_object('id', picture.id, 'placeholder', picture.placeholder,
          'altEn', shown.alt_en, 'altSw', shown.alt_sw) order by shown.position), '[]')
        from ${servicePictures} shown join ${pictures} picture on picture.id = shown.picture_id
        where shown.service_id = ${services.id}) as gallery,
      (select coalesce(json_agg(json_build_object('startDate', start_date, 'endDate', end_date,
          'priceCents', price_cents, 'kindCents', kind_cents) order by start_date), '[]')
        from ${serviceSeasons} where service_id = ${services.id}) as seasons,
      ${dayPriceKindsFrom(sql`${services}`, sql`${services.pricedOn}`)} as "dayPriceKinds",
      ${hasDayPricesFrom(sql`${services}`, sql`${services.pricedOn}`)} as "singleDays",
      (select coalesce(json_agg(json_build_object('rating', rating, 'times', times)), '[]')
        from (select rating, count(*) as times from ${reviews}
          where service_id = ${services.id} and taken_down_at is null group by rating) counted) as ratings,
      (select coalesce(json_agg(latest order by latest."createdAt" desc, latest.id desc), '[]')
        from (select review.id, author.name, author.avatar, (author.preferences -> 'privacy' ->> 'profileVisible')::boolean as shown,
            review.rating, review.text, review.language, review.answer, review.answered_at as "answeredAt",
            review.answer_changed_at as "answerChangedAt", review.created_at as "createdAt",
          review.changed_at as "changedAt", ${picturesOfReview(sql`review.id`)} as pictures
          from ${reviews} review join ${people} author on author.id = review.person_id
          where review.service_id = ${services.id} and review.taken_down_at is null
          order by review.created_at desc, review.id desc limit ${sql.raw(String(latestReviews))}) latest) as reviews,
      ${settingsText} as settings
    from ${services} join ${providers} on ${providers.id} = ${services.providerId}
    where ${services.id} = ${sql.placeholder('id')} and ${shown}`;

const listedService = statement<{ id: string }, ServiceRow>('listed-service', () =>
  serviceWhere(sql`${services.listed}`),
);
const anyService = statement<{ id: string }, ServiceRow>('any-service', () => serviceWhere(sql`true`));

/** A listing with everything that its page shows. @throws AppError not_found: unknown or not listed */
export async function getService(db: DbOrTx, id: string, lang: Lang): Promise<Service> {
  const [row] = await listedService.rows(db, { id });
  return serviceOf(row, lang);
}

/**
 * The same of a listing that nobody may see yet, for those who may: its provider's members and admins.
 * @throws AppError not_found
 */
export async function previewService(db: DbOrTx, id: string, lang: Lang): Promise<Service> {
  const [row] = await anyService.rows(db, { id });
  return serviceOf(row, lang);
}

/** The kinds of guests that have a price of their own on any day. */
function kindsPriced({ kindCents, weekendKindCents, seasons, dayPriceKinds }: ServiceRow): PricedKind[] {
  const prices = [kindCents, weekendKindCents, ...seasons.map((season) => season.kindCents)];
  return pricedKinds.filter((kind) => dayPriceKinds.includes(kind) || prices.some((one) => one[kind] !== undefined));
}

/** Whether travellers can book it at the moment, as admins have set it. */
function takesBookings({ approval, settings }: ServiceRow): boolean {
  const { takesBookings: isOpen, takesRequests } = settingsIn(settings);
  return isOpen && (takesRequests || approval !== 'request');
}

function serviceOf(row: ServiceRow | undefined, lang: Lang): Service {
  if (!row) throw new AppError('not_found');
  const { description, included, notIncluded, meetingPoint } = furtherTextsIn(lang, row);
  const shown = (row.gallery.length > 0 ? row.gallery : [row.cover]).map((picture) => pictureIn(lang, picture));
  const item = itemOf(row, lang);
  return {
    ...item,
    shareImage: cardAddress(lang, item),
    ...{ description, included, notIncluded, meetingPoint },
    images: shown.map(({ image }) => image),
    pictures: shown,
    policy: row.policy,
    languages: row.languages,
    ...{ minStay: row.minStay, leadDays: row.leadDays, approval: row.approval },
    takesBookings: takesBookings(row),
    ...{ bookableFrom: row.bookableFrom, bookableUntil: row.bookableUntil },
    questions: row.questions.map((question) => questionIn(lang, question)),
    ...{ residencyPrices: pricesIn(row.kindCents), childUntil: childAgeIn(row) },
    onSiteFees: shownFees(lang, row.onSiteFees),
    facts: factsIn(lang, row),
    extras: row.extras.map((extra) => extraIn(lang, extra, row.priceUnit)),
    seasons: row.seasons.map(({ startDate, endDate, priceCents, kindCents }) => ({
      startDate,
      endDate,
      pricePerUnit: dollars(priceCents),
      residencyPrices: pricesIn(kindCents),
    })),
    weekend: weekendIn(row),
    place: placeNameIn(lang, row.place),
    singleDays: row.singleDays,
    pricedKinds: kindsPriced(row),
    provider: {
      id: row.providerId,
      name: row.providerName,
      location: row.providerLocation,
      ...aboutIn(lang, row),
      since: dateInNairobi(row.providerSince),
    },
    ratingCounts: [1, 2, 3, 4, 5].map((stars) => row.ratings.find(({ rating }) => rating === stars)?.times ?? 0),
    reviews: row.reviews.map((review) => reviewOf(review, lang)),
  };
}
