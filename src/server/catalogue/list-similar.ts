import { sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { columnsAs, statement } from '#server/db/statement.ts';
import { categories, categoryFacts } from '#shared/categories.ts';
import type { ServiceItem } from '#shared/contracts/catalogue.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { itemsOf } from './queries.ts';
import type { AskedStay } from './search-dates.ts';
import { services } from './tables.ts';

/** As many as one row of cards on a wide page. */
const shown = 3;
/** The number of listings compared of each category, north and south; it bounds the cost in a catalogue of any size. */
const compared = 40;

/** The weights of the differences between two listings, each expressed as a distance in hundreds of kilometres. */
const perDegree = 1.11; // Near the equator a degree is as long eastwards as northwards.
const otherCategory = 0.75;
const perPriceRatio = 1; // times the natural logarithm of the ratio: 0.7 for twice the price or half of it

/**
 * Listings similar to this one by category, distance and price: of the same category or its group, the most similar
 * first, at most three.
 * @param stay dates and guests; their price is added to each listing that has room then
 * @throws AppError not_found: unknown or not listed
 */
export async function listSimilar(
  db: DbOrTx,
  id: string,
  lang: Lang,
  stay?: AskedStay | undefined,
): Promise<ServiceItem[]> {
  const [to] = await placeOf.rows(db, { id });
  if (!to) throw new AppError('not_found');
  const { group } = categoryFacts(to.category);
  const ofGroup = categories.filter((each) => each.group === group).map(({ value }) => value);
  const rows = await similar.rows(db, { ...to, id, categories: ofGroup });
  return itemsOf(
    db,
    rows.map((row) => row.id),
    lang,
    stay,
  );
}

/** What a listing is compared by. */
type Place = Pick<typeof services.$inferSelect, 'category' | 'lat' | 'lon' | 'priceFromCents'>;

const { category, lat, lon, priceFromCents } = services;

const placeOf = statement<{ id: string }, Place>(
  'place-of-listing',
  () => sql`select ${columnsAs({ category, lat, lon, priceFromCents })} from ${services}
    where ${services.id} = ${sql.placeholder('id')} and ${services.listed}`,
);

const own = (name: 'lat' | 'lon') => sql`${sql.placeholder(name)}::double precision`;
const columns = sql`select ${services.id}, ${category}, ${lat}, ${lon}, ${priceFromCents} from ${services}`;

// Each reads `services_place` in order, once for each category. For several categories at once PostgreSQL would not use that order.
const northOf = sql`(${columns} where ${services.listed} and ${category} = asked.category and ${lat} >= ${own('lat')}
    order by ${lat} limit ${sql.raw(String(compared))})`;
const southOf = sql`(${columns} where ${services.listed} and ${category} = asked.category and ${lat} < ${own('lat')}
    order by ${lat} desc limit ${sql.raw(String(compared))})`;

const similar = statement<Place & { id: string; categories: string[] }, { id: string }>(
  'similar-listings',
  () => sql`
    select near.id from unnest((select ${sql.placeholder('categories')}::text[])) asked(category)
    cross join lateral (${northOf} union all ${southOf}) near
    where near.id <> ${sql.placeholder('id')}::uuid
    order by ${sql.raw(String(perDegree))} * sqrt(power(near.lat - ${own('lat')}, 2) + power(near.lon - ${own('lon')}, 2))
      + ${sql.raw(String(perPriceRatio))} * abs(ln(greatest(near.price_from_cents, 1)::double precision
        / greatest(${sql.placeholder('priceFromCents')}::bigint, 1)))
      + case when near.category = ${sql.placeholder('category')}::text then 0 else ${sql.raw(String(otherCategory))} end, near.id
    limit ${sql.raw(String(shown))}`,
);
