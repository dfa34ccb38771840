/**
 * Search over listings. Only this file and `search-terms.ts` (typos) need PostgreSQL's pg_trgm. Every condition uses an
 * index: words `services_search`, each order its own, free days the primary key of `service_days`, prices on dates
 * `service_seasons_service`. By the price on dates at most `comparedMax` listings are sorted.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { COUNTED_MAX, cappedTotal, countUpTo, type Total } from '#server/db/count.ts';
import { limitTo, type PageNumber } from '#server/db/page.ts';
import type { Category, ServiceSort } from '#shared/categories.ts';
import { type PricesAndRoom, pricedWithin, unitPriceOn, withRoom } from './search-dates.ts';
import { type Term, termsOf, widened } from './search-terms.ts';
import { services } from './tables.ts';

export interface ServiceSearch extends PageNumber, PricesAndRoom {
  /** As typed; without a letter or digit it is ignored. */
  q?: string | undefined;
  categories?: readonly Category[] | undefined;
  location?: string | undefined;
  minRating?: number | undefined;
  sort?: ServiceSort | undefined;
}

interface Found extends Total {
  /** Ids of this page's listings, in order. */
  ids: string[];
}

/**
 * Listings are sorted by scores and by prices on dates among so many; of a broader query, among the first in the stored
 * order. A filter by the price on dates may compute it for more (`pricedWithin`), so that the total stays exact.
 */
const comparedMax = COUNTED_MAX + 1;

const meanRating = sql`(${services.ratingSum}::double precision / nullif(${services.reviewCount}, 0))`;

/** Exactly the orders of the indexes, nulls included, since PostgreSQL uses an index only for its own order. */
const orders: Record<ServiceSort, SQL> = {
  recommended: sql`${services.rank} desc nulls last, ${services.id}`,
  price_asc: sql`${services.priceFromCents}, ${services.id}`,
  price_desc: sql`${services.priceFromCents} desc, ${services.id} desc`,
  rating: sql`${meanRating} desc nulls last, ${services.reviewCount} desc nulls last, ${services.id}`,
  newest: sql`${services.createdAt} desc nulls last, ${services.id}`,
};

/** One page of the listings that match, and how many match. */
export async function searchServices(db: DbOrTx, search: ServiceSearch): Promise<Found> {
  const [asked, place] = await Promise.all([termsOf(db, search.q ?? ''), termsOf(db, search.location ?? '')]);
  // An unknown word of the query is ignored, but an unknown place means that there is nothing to find.
  if (place.some((term) => term.readings.length === 0)) return { ids: [], total: 0 };
  const conditions = [...filters(search), ...place.map(inPlace)];
  if (asked.length === 0) {
    return priceOrder(search) ? compare(db, search, { conditions, scores: [] }) : browse(db, conditions, search);
  }
  const known = asked.filter((term) => term.readings.length > 0);
  if (known.length === 0) return { ids: [], total: 0 };
  const long = known.filter((term) => !term.short);
  const required = long.length > 0 ? long : known;
  const all = await compare(db, search, {
    conditions: [...conditions, ...required.map(hasTerm)],
    scores: known.map(scoreOf),
  });
  // Of short words alone one says too little: almost every text has it somewhere.
  if (all.total > 0 || required.length === 1 || long.length === 0) return all;
  // No listing has every word, so those that have some of them are shown, the best matches first.
  const wide = known.map(widened);
  const some = anyOf(wide.filter(({ short }) => !short).map(hasTerm));
  return compare(db, search, { conditions: [...conditions, some], scores: wide.map(scoreOfSome) });
}

async function browse(db: DbOrTx, conditions: SQL[], search: ServiceSearch): Promise<Found> {
  const where = allOf(conditions);
  const [page, total] = await Promise.all([
    db.execute<{ id: string }>(
      sql`select ${services.id} from ${services} where ${where} order by ${orders[search.sort ?? 'recommended']} ${limitTo(search)}`,
    ),
    countUpTo(db, db.select({ id: services.id }).from(services).where(where)),
  ]);
  return { ids: page.rows.map(({ id }) => id), ...total };
}

interface Ranked extends Record<string, unknown> {
  id: string | null;
  total: number;
}

/** Listings by the sum of their scores for each word, by their price on the dates, or by another stored order. */
async function compare(
  db: DbOrTx,
  search: ServiceSearch,
  { conditions, scores }: { conditions: SQL[]; scores: SQL[] },
): Promise<Found> {
  const sort = search.sort ?? 'recommended';
  const order = orders[sort];
  const byWords = sql.join(scores, sql` + `);
  // Only ids are sorted and counted; each scored listing then reads its text by primary key, since for a join the
  // planner would read all listings. `offset 0` keeps PostgreSQL from evaluating split_part again for each comparison.
  const score = sql`(select ${byWords} from (
    select ${services.searchText} as words, split_part(${services.searchText}, '|', 1) as title,
      ${whereabouts} as whereabouts, split_part(${services.searchText}, '|', 3) as kind
    from ${services} where ${services.id} = found.id offset 0) texts)`;
  const { rows } = await db.execute<Ranked>(sql`
    with found as materialized (
      select ${services.id} as id, row_number() over (order by ${order}) as place,
        ${priceOrder(search) ?? sql`0`} as price
      from ${services} where ${allOf(conditions)} order by ${order} limit ${comparedMax}
    )
    select page.id, counted.total from (select count(*)::integer as total from found) counted
    left join (
      select id, place, ${sort === 'recommended' ? score : sql`price`} as score from found
      order by score desc, place ${limitTo(search)}
    ) page on true
    order by page.score desc, page.place`);
  return { ids: rows.flatMap(({ id }) => id ?? []), ...cappedTotal(rows[0]?.total ?? 0) };
}

/**
 * The price on the dates, or its opposite, so that higher comes first; undefined for other orders and without dates.
 */
function priceOrder({ sort, startDate, endDate }: ServiceSearch): SQL | undefined {
  if (!startDate || (sort !== 'price_asc' && sort !== 'price_desc')) return undefined;
  const price = unitPriceOn(startDate, endDate);
  return sort === 'price_asc' ? sql`- ${price}` : price;
}

const allOf = (conditions: SQL[]) => sql.join(conditions, sql` and `);
const anyOf = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` or `)})`;

/** The place in a search text, as `searchTextOf` writes it. */
const whereabouts = sql`split_part(${services.searchText}, '|', 2)`;

const has = (text: unknown, { readings }: Term) => anyOf(readings.map(({ part }) => sql`${text} like ${`%${part}%`}`));
const hasTerm = (term: Term) => has(services.searchText, term);

/** The first condition uses the index; the second checks that the word is in the place. */
const inPlace = (term: Term) => sql`${hasTerm(term)} and ${has(whereabouts, term)}`;

interface Fit {
  score: number;
  fit: SQL;
}

/**
 * The score of a reading, 1 to 4: higher for a whole word and for the kind, highest for the title. It uses `strpos`,
 * which is several times faster than LIKE, because broad queries score 10,000 listings.
 */
const fitsOf = ({ part, whole }: { part: string; whole: string }): Fit[] => [
  { score: 4, fit: sql`strpos(title, ${whole}) > 0` },
  { score: 3, fit: sql`strpos(title, ${part}) > 0` },
  { score: 3, fit: sql`strpos(kind, ${whole}) > 0` },
  { score: 2, fit: sql`strpos(words, ${whole}) > 0` },
  { score: 1, fit: sql`strpos(words, ${part}) > 0` },
];

/** The score of a word; a short one counts half. */
function scoreOf({ readings, short }: Term): SQL {
  return bestOf(
    readings.flatMap((reading) => fitsOf(reading).map(({ score, fit }) => ({ score: score * reading.weight, fit }))),
    { short },
  );
}

/**
 * Added for each word that a listing has. It exceeds the best score of a word, so that having more words counts most.
 */
const hasWordScore = 10;

/**
 * The score of a word where a listing need not have all words; a word that names the listing's place scores highest.
 */
function scoreOfSome({ readings, short }: Term): SQL {
  const fits = readings.flatMap((reading) =>
    [{ score: 5, fit: sql`strpos(whereabouts, ${reading.whole}) > 0` }, ...fitsOf(reading)].map(({ score, fit }) => ({
      score: (hasWordScore + score) * reading.weight,
      fit,
    })),
  );
  return bestOf(fits, { short });
}

/** The highest of the scores whose condition holds, else 0. */
function bestOf(fits: Fit[], { short }: { short: boolean }): SQL {
  const inTurn = fits.toSorted((a, b) => b.score - a.score);
  const cases = inTurn.map(({ score, fit }) => sql`when ${fit} then ${short ? score / 2 : score}::double precision`);
  return sql`case ${sql.join(cases, sql` `)} else 0 end`;
}

function filters(search: ServiceSearch): SQL[] {
  const { categories, minRating } = search;
  const conditions = [sql`${services.listed}`];
  if (categories?.length === 1) conditions.push(sql`${services.category} = ${categories[0]}`);
  else if (categories && categories.length > 1) {
    conditions.push(
      sql`${services.category} in (${sql.join(
        categories.map((one) => sql`${one}`),
        sql`, `,
      )})`,
    );
  }
  conditions.push(...pricedWithin(search));
  if (minRating !== undefined && minRating > 0) conditions.push(sql`${meanRating} >= ${minRating}::double precision`);
  conditions.push(...withRoom(search));
  return conditions;
}
