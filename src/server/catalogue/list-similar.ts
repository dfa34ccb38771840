import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { type Category, categories, categoryFacts } from '#shared/categories.ts';
import type { ServiceItem } from '#shared/contracts/catalogue.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { itemsOf } from './queries.ts';
import { services } from './tables.ts';

/** A row of cards on a wide page. */
const shown = 3;
/** So many of each kind are compared, north and south of the listing: an answer costs the same in any catalogue. */
const compared = 40;

/** What makes another listing less alike, in hundreds of kilometres. */
const perDegree = 1.11; // Near the equator a degree is as long eastwards as northwards.
const otherKind = 0.75;
const timesThePrice = 1; // times the natural logarithm: 0.7 for twice the price or half of it

/**
 * The listings that somebody might want instead: of the same kind or its group, near by, at about that price; the most
 * alike first, at most three.
 * @throws AppError not_found: unknown or not listed
 */
export async function listSimilar(db: DbOrTx, id: string, lang: Lang): Promise<ServiceItem[]> {
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
  const kinds = categories.filter((each) => each.group === group).map(({ value }) => value);
  const nearest = kinds.flatMap((kind) => [northOf(kind, to.lat), southOf(kind, to.lat)]);
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (${sql.join(nearest, sql` union all `)}) near where id <> ${id}
    order by ${perDegree}::double precision * sqrt(power(lat - ${to.lat}, 2) + power(lon - ${to.lon}, 2))
      + ${timesThePrice}::double precision * abs(ln(greatest(price_from_cents, 1)::double precision / ${Math.max(1, to.priceFromCents)}))
      + case when category = ${to.category} then 0 else ${otherKind}::double precision end, id
    limit ${shown}`);
  return itemsOf(
    db,
    rows.map((row) => row.id),
    lang,
  );
}

const { category, lat } = services;
const columns = sql`select ${services.id}, ${category}, ${lat}, ${services.lon}, ${services.priceFromCents} from ${services}`;

// One ordered walk along `services_place` each, which no `in` or `or` over kinds would be.
const northOf = (kind: Category, from: number) =>
  sql`(${columns} where ${services.listed} and ${category} = ${kind} and ${lat} >= ${from}::double precision
    order by ${lat} limit ${compared})`;
const southOf = (kind: Category, from: number) =>
  sql`(${columns} where ${services.listed} and ${category} = ${kind} and ${lat} < ${from}::double precision
    order by ${lat} desc limit ${compared})`;
