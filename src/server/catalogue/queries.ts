import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { Total } from '#server/db/count.ts';
import type { PageNumber } from '#server/db/page.ts';
import { pictureIn, type ShownPicture } from '#server/pictures/picture-answer.ts';
import { pictures } from '#server/pictures/tables.ts';
import { providers } from '#server/providers/tables.ts';
import { reviews } from '#server/reviews/tables.ts';
import type { Artisan, Service, ServiceItem } from '#shared/contracts/catalogue.ts';
import { dateInNairobi } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, usd } from '#shared/money.ts';
import type { QuoteRequest } from '#shared/quote.ts';
import { cover, secondPicture } from './cover.ts';
import { listDatesPrices, listSeasons } from './price-queries.ts';
import { type ServiceSearch, searchServices } from './search.ts';
import { withRoom } from './search-dates.ts';
import { servicePictures, services } from './tables.ts';
import { furtherTextsIn, itemTextsIn } from './texts.ts';

/** The columns that lists show. Others, such as the text that is searched, are several times as long. */
const itemColumns = {
  ...{ id: services.id, category: services.category, location: services.location, county: services.county },
  ...{ lat: services.lat, lon: services.lon, priceUnit: services.priceUnit, priceCents: services.priceCents },
  ...{ priceFromCents: services.priceFromCents, priceToCents: services.priceToCents, capacity: services.capacity },
  ...{ guestsPerPlace: services.guestsPerPlace, durationDays: services.durationDays, ratingSum: services.ratingSum },
  ...{ reviewCount: services.reviewCount, titleEn: services.titleEn, titleSw: services.titleSw },
  ...{ summaryEn: services.summaryEn, summarySw: services.summarySw },
};

/** Those that the page of a listing shows as well. */
const furtherColumns = {
  ...{ descriptionEn: services.descriptionEn, descriptionSw: services.descriptionSw },
  ...{ includedEn: services.includedEn, includedSw: services.includedSw },
  ...{ notIncludedEn: services.notIncludedEn, notIncludedSw: services.notIncludedSw },
  ...{ meetingPointEn: services.meetingPointEn, meetingPointSw: services.meetingPointSw },
  ...{ policy: services.policy, languages: services.languages },
};

export interface ServicesPage extends Total, PageNumber {
  items: ServiceItem[];
}

/** One page of matching listings, as the contract's items in the given language. */
export async function listServices(db: DbOrTx, search: ServiceSearch, lang: Lang): Promise<ServicesPage> {
  const { ids, ...total } = await searchServices(db, search);
  const { startDate, endDate, guests = 1 } = search;
  const stay = startDate && { startDate, endDate, guests };
  return { items: await itemsOf(db, ids, lang, stay), ...total, page: search.page, pageSize: search.pageSize };
}

/**
 * Listings by primary key, in the order of the ids.
 * @param stay dates and guests; their price is added to each listing that has room then
 */
export async function itemsOf(
  db: DbOrTx,
  ids: string[],
  lang: Lang,
  stay?: QuoteRequest | undefined,
): Promise<ServiceItem[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      ...{ service: itemColumns, providerName: providers.name, cover },
      bookable: sql<boolean>`${stay ? and(...withRoom(stay)) : false}`,
    })
    .from(services)
    .innerJoin(providers, eq(providers.id, services.providerId))
    .where(inArray(services.id, ids));
  const bookable = rows.flatMap(({ service, bookable }) => (bookable ? service : []));
  const prices = stay ? await listDatesPrices(db, bookable, stay) : new Map();
  const byId = new Map(
    rows.map((row) => [row.service.id, { ...itemOf(row, lang), datesPrice: prices.get(row.service.id) }]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface ItemRow {
  service: Pick<typeof services.$inferSelect, keyof typeof itemColumns>;
  providerName: string;
  cover: ShownPicture;
}

/** A listing as lists show it. */
function itemOf({ service: row, providerName, cover }: ItemRow, lang: Lang): ServiceItem {
  const { title, summary, textLang } = itemTextsIn(lang, row);
  const { id, category, location, county, lat, lon, priceUnit, capacity, guestsPerPlace, durationDays } = row;
  return {
    ...{ id, title, summary, textLang, category, location, county, lat, lon },
    pricePerUnit: dollars(usd(row.priceCents)),
    priceFrom: dollars(usd(row.priceFromCents)),
    priceTo: dollars(usd(row.priceToCents)),
    ...{ priceUnit, capacity, guestsPerPlace, durationDays },
    ...coverIn(lang, cover),
    rating: row.reviewCount > 0 ? Math.round((row.ratingSum / row.reviewCount) * 100) / 100 : null,
    reviewCount: row.reviewCount,
    providerName,
  };
}

/** A listing's cover as fields of an answer. */
export function coverIn(lang: Lang, shown: ShownPicture) {
  const { image, alt, placeholder } = pictureIn(lang, shown);
  return { image, imageAlt: alt, imagePlaceholder: placeholder };
}

/** A listing with everything that its page shows. @throws AppError not_found: unknown or not listed */
export async function getService(db: DbOrTx, id: string, lang: Lang): Promise<Service> {
  const [[found], gallery, seasons, ratings, latest] = await Promise.all([
    db
      .select({ service: { ...itemColumns, ...furtherColumns }, provider: providers, cover })
      .from(services)
      .innerJoin(providers, eq(providers.id, services.providerId))
      .where(and(eq(services.id, id), services.listed)),
    listGallery(db, id),
    listSeasons(db, [id]),
    db
      .select({ rating: reviews.rating, times: count() })
      .from(reviews)
      .where(eq(reviews.serviceId, id))
      .groupBy(reviews.rating),
    listLatestReviews(db, id, lang),
  ]);
  if (!found) throw new AppError('not_found');
  const { service, provider } = found;
  const { description, included, notIncluded, meetingPoint } = furtherTextsIn(lang, service);
  const shown = (gallery.length > 0 ? gallery : [found.cover]).map((picture) => pictureIn(lang, picture));
  return {
    ...itemOf({ service, providerName: provider.name, cover: found.cover }, lang),
    ...{ description, included, notIncluded, meetingPoint },
    images: shown.map(({ image }) => image),
    pictures: shown,
    policy: service.policy,
    languages: service.languages,
    seasons: seasons.map(({ startDate, endDate, priceCents }) => ({
      startDate,
      endDate,
      pricePerUnit: dollars(priceCents),
    })),
    provider: {
      id: provider.id,
      name: provider.name,
      location: provider.location,
      ...aboutIn(lang, provider),
      since: dateInNairobi(provider.createdAt),
    },
    ratingCounts: [1, 2, 3, 4, 5].map((stars) => ratings.find(({ rating }) => rating === stars)?.times ?? 0),
    reviews: latest,
  };
}

/** A listing's own pictures in order, by the gallery's primary key. */
function listGallery(db: DbOrTx, serviceId: string): Promise<ShownPicture[]> {
  const { altEn, altSw } = servicePictures;
  return db
    .select({ id: pictures.id, placeholder: pictures.placeholder, altEn, altSw })
    .from(servicePictures)
    .innerJoin(pictures, eq(pictures.id, servicePictures.pictureId))
    .where(eq(servicePictures.serviceId, serviceId))
    .orderBy(asc(servicePictures.position));
}

const latestReviews = 6;

/** The newest reviews, with the author's name where their preferences show it. */
async function listLatestReviews(db: DbOrTx, serviceId: string, lang: Lang): Promise<Service['reviews']> {
  const rows = await db
    .select({ review: reviews, name: people.name, preferences: people.preferences })
    .from(reviews)
    .innerJoin(people, eq(people.id, reviews.personId))
    .where(eq(reviews.serviceId, serviceId))
    .orderBy(sql`${reviews.createdAt} desc nulls last`, asc(reviews.id))
    .limit(latestReviews);
  return rows.map(({ review, name, preferences }) => ({
    id: review.id,
    author: preferences.privacy.profileVisible ? name : translate(lang, 'catalogue', 'review.anonymous'),
    rating: review.rating,
    text: review.text,
    textLang: review.language,
    date: dateInNairobi(review.createdAt),
    answer: review.answer,
  }));
}

/** Approved providers that are artisans, oldest first, each with its highest ranked listing. */
export async function listArtisans(db: DbOrTx, lang: Lang): Promise<Artisan[]> {
  const rows = await db
    .select({ provider: providers, serviceId: services.id, shown: secondPicture })
    .from(providers)
    .leftJoin(services, and(eq(services.providerId, providers.id), services.listed))
    .where(and(eq(providers.status, 'approved'), isNotNull(providers.artisan)))
    .orderBy(asc(providers.createdAt), asc(providers.id), desc(services.rank));
  const firstOfEach = new Map(rows.toReversed().map((row) => [row.provider.id, row]));
  return [...firstOfEach.values()].toReversed().flatMap(({ provider, serviceId, shown: found }) => {
    const { id, name, artisan } = provider;
    if (!artisan) return [];
    const craft = lang === 'en' ? artisan.craftEn : artisan.craftSw;
    const shown = found ? coverIn(lang, found) : { image: null, imageAlt: null, imagePlaceholder: null };
    return [{ id, name, craft, place: artisan.place, ...aboutIn(lang, provider), serviceId, ...shown }];
  });
}

/** A provider's description of itself in the given language, else in the other, and which language it is. */
function aboutIn(lang: Lang, { aboutEn, aboutSw }: typeof providers.$inferSelect): { about: string; aboutLang: Lang } {
  const aboutLang = (lang === 'en' && aboutEn) || !aboutSw ? 'en' : 'sw';
  return { about: aboutLang === 'en' ? aboutEn : aboutSw, aboutLang };
}

/** The id of a listing's provider, or undefined. */
export async function findProviderOf(db: DbOrTx, serviceId: string): Promise<string | undefined> {
  const [row] = await db.select({ providerId: services.providerId }).from(services).where(eq(services.id, serviceId));
  return row?.providerId;
}
