import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { type Category, categories, categoryFacts } from '#shared/categories.ts';
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
  const [to] = await db
    .select({
      category: services.category,
      lat: services.lat,
      lon: services.lon,
      priceFromCents: services.priceFromCents,
    })
    .from(services)
    .where(and(eq(services.id, id), services.listed));
  if (!to) throw new AppError('not_found');
  const { group } = categoryFacts(to.category);
  const ofGroup = categories.filter((each) => each.group === group).map(({ value }) => value);
  const nearest = ofGroup.flatMap((one) => [northOf(one, to.lat), southOf(one, to.lat)]);
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (${sql.join(nearest, sql` union all `)}) near where id <> ${id}
    order by ${perDegree}::double precision * sqrt(power(lat - ${to.lat}, 2) + power(lon - ${to.lon}, 2))
      + ${perPriceRatio}::double precision * abs(ln(greatest(price_from_cents, 1)::double precision / ${Math.max(1, to.priceFromCents)}))
      + case when category = ${to.category} then 0 else ${otherCategory}::double precision end, id
    limit ${shown}`);
  return itemsOf(
    db,
    rows.map((row) => row.id),
    lang,
    stay,
  );
}

const { category, lat } = services;
const columns = sql`select ${services.id}, ${category}, ${lat}, ${services.lon}, ${services.priceFromCents} from ${services}`;

// Each reads `services_place` in order. With `in` or `or` over several categories PostgreSQL would not use that order.
const northOf = (one: Category, from: number) =>
  sql`(${columns} where ${services.listed} and ${category} = ${one} and ${lat} >= ${from}::double precision
    order by ${lat} limit ${compared})`;
const southOf = (one: Category, from: number) =>
  sql`(${columns} where ${services.listed} and ${category} = ${one} and ${lat} < ${from}::double precision
    order by ${lat} desc limit ${compared})`;
