import { eq, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import type { Total } from '#server/db/count.ts';
import type { PageNumber } from '#server/db/page.ts';
import { columnsAs, statement } from '#server/db/statement.ts';
import { pictureIn, type ShownPicture } from '#server/pictures/picture-answer.ts';
import { providers } from '#server/providers/tables.ts';
import type { Artisan, ServiceItem } from '#shared/contracts/catalogue.ts';
import type { Lang } from '#shared/languages.ts';
import { meanRating } from '#shared/mean-rating.ts';
import { dollars, usd } from '#shared/money.ts';
import { cover, secondPicture } from './cover.ts';
import { listDatesPrices } from './price-queries.ts';
import { type ServiceSearch, searchServices } from './search.ts';
import { type AskedStay, hasRoom, type StayValues, stayValues } from './search-dates.ts';
import { services } from './tables.ts';
import { itemTextsIn } from './texts.ts';

/** The columns that lists show. Others, such as the text that is searched, are several times as long. */
export const itemColumns = {
  ...{ id: services.id, category: services.category, location: services.location, county: services.county },
  ...{ lat: services.lat, lon: services.lon, priceUnit: services.priceUnit, priceCents: services.priceCents },
  weekendCents: services.weekendCents,
  ...{ priceFromCents: services.priceFromCents, priceToCents: services.priceToCents, capacity: services.capacity },
  ...{
    guestsPerPlace: services.guestsPerPlace,
    durationDays: services.durationDays,
    minStay: services.minStay,
    ratingSum: services.ratingSum,
  },
  ...{ reviewCount: services.reviewCount, titleEn: services.titleEn, titleSw: services.titleSw },
  ...{ summaryEn: services.summaryEn, summarySw: services.summarySw },
};

export interface ServicesPage extends Total, PageNumber {
  items: ServiceItem[];
}

/** One page of matching listings, as the contract's items in the given language. */
export async function listServices(db: DbOrTx, search: ServiceSearch, lang: Lang): Promise<ServicesPage> {
  const { ids, ...total } = await searchServices(db, search);
  const { startDate, endDate, guests = 1, today } = search;
  const stay = startDate && today && { startDate, endDate, guests, today };
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
  stay?: AskedStay | undefined,
): Promise<ServiceItem[]> {
  if (ids.length === 0) return [];
  const rows = stay
    ? await listings.with.rows(db, { ids, ...stayValues(stay) })
    : await listings.without.rows(db, { ids });
  const bookable = rows.filter((row) => row.bookable);
  const prices = stay ? await listDatesPrices(db, bookable, stay) : new Map();
  const byId = new Map(rows.map((row) => [row.id, { ...itemOf(row, lang), datesPrice: prices.get(row.id) }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The columns of `itemColumns`, and what lists show of other tables. */
export interface ItemRow extends Pick<typeof services.$inferSelect, keyof typeof itemColumns> {
  providerName: string;
  cover: ShownPicture;
}

/** By primary key; `bookable` is what must hold of a listing for its price on the dates of a stay to be shown. */
const listingsIf = (bookable: SQL) => sql`
  select ${columnsAs(itemColumns)}, ${providers.name} as "providerName", ${cover} as cover, ${bookable} as bookable
  from ${services} join ${providers} on ${providers.id} = ${services.providerId}
  where ${services.id} = any(${sql.placeholder('ids')}::uuid[])`;

const listings = {
  without: statement<{ ids: string[] }, ItemRow & { bookable: boolean }>('listings', () => listingsIf(sql`false`)),
  with: statement<{ ids: string[] } & StayValues, ItemRow & { bookable: boolean }>('listings-for-stay', () =>
    listingsIf(hasRoom((name) => sql`${sql.placeholder(name)}`)),
  ),
};

/** A listing as lists show it. */
export function itemOf(row: ItemRow, lang: Lang): ServiceItem {
  const { title, summary, textLang } = itemTextsIn(lang, row);
  const { id, category, location, county, lat, lon, priceUnit, capacity, guestsPerPlace, durationDays } = row;
  const { cover, providerName } = row;
  return {
    ...{ id, title, summary, textLang, category, location, county, lat, lon },
    pricePerUnit: dollars(usd(row.priceCents)),
    priceFrom: dollars(usd(row.priceFromCents)),
    priceTo: dollars(usd(row.priceToCents)),
    ...{ priceUnit, capacity, guestsPerPlace, durationDays },
    ...coverIn(lang, cover),
    rating: meanRating(row.ratingSum, row.reviewCount),
    reviewCount: row.reviewCount,
    providerName,
  };
}

/** A listing's cover as fields of an answer. */
export function coverIn(lang: Lang, shown: ShownPicture) {
  const { image, alt, placeholder } = pictureIn(lang, shown);
  return { image, imageAlt: alt, imagePlaceholder: placeholder };
}

interface ArtisanRow extends Pick<typeof providers.$inferSelect, 'id' | 'name' | 'artisan' | 'aboutEn' | 'aboutSw'> {
  serviceId: string | null;
  shown: ShownPicture | null;
}

const { id, name, artisan, aboutEn, aboutSw } = providers;

const artisans = statement<Record<never, never>, ArtisanRow>(
  'artisans',
  () => sql`
    select ${columnsAs({ id, name, artisan, aboutEn, aboutSw })}, best.id as "serviceId", best.shown
    from ${providers} left join lateral (
      select ${services.id}, ${secondPicture} as shown from ${services}
      where ${services.providerId} = ${providers.id} and ${services.listed}
      order by ${services.rank} desc, ${services.id} limit 1) best on true
    where ${providers.status} = 'approved' and ${artisan} is not null
    order by ${providers.createdAt}, ${providers.id}`,
);

/** Approved providers that are artisans, oldest first, each with its highest ranked listing. */
export async function listArtisans(db: DbOrTx, lang: Lang): Promise<Artisan[]> {
  const rows = await artisans.rows(db, {});
  return rows.flatMap(({ shown: found, ...provider }) => {
    const { id, name, artisan, serviceId } = provider;
    if (!artisan) return [];
    const craft = lang === 'en' ? artisan.craftEn : artisan.craftSw;
    const shown = found ? coverIn(lang, found) : { image: null, imageAlt: null, imagePlaceholder: null };
    return [{ id, name, craft, place: artisan.place, ...aboutIn(lang, provider), serviceId, ...shown }];
  });
}

/** A provider's description of itself in the given language, else in the other, and which language it is. */
export function aboutIn(
  lang: Lang,
  { aboutEn, aboutSw }: Pick<typeof providers.$inferSelect, 'aboutEn' | 'aboutSw'>,
): { about: string; aboutLang: Lang } {
  const aboutLang = (lang === 'en' && aboutEn) || !aboutSw ? 'en' : 'sw';
  return { about: aboutLang === 'en' ? aboutEn : aboutSw, aboutLang };
}

/** The id of a listing's provider, or undefined. */
export async function findProviderOf(db: DbOrTx, serviceId: string): Promise<string | undefined> {
  const [row] = await db.select({ providerId: services.providerId }).from(services).where(eq(services.id, serviceId));
  return row?.providerId;
}
