/**
 * Search over listings. Only this file and `search-terms.ts` (typos) need PostgreSQL's pg_trgm. Every condition uses an
 * index: words `services_search`, facilities `services_facilities`, places `services_of_place`, each order its own, free days the primary key of `service_days`, prices on dates
 * `service_seasons_service`. By the price on dates at most `comparedMax` listings are sorted, and mostly `datedMost`.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { COUNTED_MAX, cappedTotal, type Total } from '#server/db/count.ts';
import { limitTo, offsetOf, type PageNumber } from '#server/db/page.ts';
import { statement } from '#server/db/statement.ts';
import type { Category, ServiceSort } from '#shared/categories.ts';
import type { Sought } from '#shared/facts.ts';
import {
  type PricesAndRoom,
  pricedWithin,
  type StayValues,
  unitPriceOn,
  type ValueIn,
  withRoom,
} from './search-dates.ts';
import { type Term, termsOf, widened } from './search-terms.ts';
import { services } from './tables.ts';

export interface ServiceSearch extends PageNumber, PricesAndRoom {
  /** As typed; without a letter or digit it is ignored. */
  q?: string | undefined;
  categories?: readonly Category[] | undefined;
  location?: string | undefined;
  /** The slug of a place of ours. */
  place?: string | undefined;
  minRating?: number | undefined;
  /** All of which a listing must have; none: any. */
  facilities?: readonly Sought[] | undefined;
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

/**
 * Without words, listings on dates are counted up to here: each of them is asked for its free days, and nobody leafs
 * through more.
 */
const datedMost = 500;
const countedMost = ({ startDate }: ServiceSearch): number => (startDate === undefined ? COUNTED_MAX : datedMost);

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
  if (asked.length === 0 && place.length === 0) return sortsByDates(search) ? byPrice(db, search) : browse(db, search);
  const conditions = [...filters(search, valuesIn(search)), ...place.map(inPlace)];
  if (asked.length === 0) return compare(db, search, { conditions, scores: [] });
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

/** What a search asks for, as statements get it. */
type SearchValues = StayValues & {
  /** One category, or null. */
  category: string | null;
  categories: string[];
  minPriceCents: number;
  maxPriceCents: number;
  minRating: number;
  facilities: string[];
  place: string;
};

const valuesOf = ({ categories = [], ...search }: ServiceSearch): SearchValues => ({
  category: categories[0] ?? null,
  categories: [...categories],
  minPriceCents: search.minPriceCents ?? 0,
  maxPriceCents: search.maxPriceCents ?? 0,
  minRating: search.minRating ?? 0,
  facilities: [...(search.facilities ?? [])],
  place: search.place ?? '',
  startDate: search.startDate ?? '',
  endDate: search.endDate ?? null,
  guests: search.guests ?? 1,
  today: search.today ?? '',
});

/** The values themselves in the text of a statement that is built for one search; an array counts as one value. */
function valuesIn(search: ServiceSearch): ValueIn<SearchValues> {
  const values = valuesOf(search);
  return (name) => sql`${sql.param(values[name])}`;
}

type BrowseValues = SearchValues & { limit: number; offset: number };
interface Browsed {
  ids: string[];
  total: number;
}

/** One statement for each order and combination of filters, built when it is first used: at most 3,360. */
const browseStatements = new Map<string, ReturnType<typeof browseStatement>>();

function browseStatement(name: string, search: ServiceSearch) {
  return statement<BrowseValues, Browsed>(
    name,
    () => sql`select
      array(select ${services.id} from ${pageSource(search)} order by ${orders[search.sort ?? 'recommended']}
        limit ${placeholder('limit')}::integer offset ${placeholder('offset')}::integer) as ids,
      (select count(*)::integer from (
        select from ${services} where ${allOf(filters(search, placeholder))} limit ${sql.raw(String(countedMost(search) + 1))}
      ) counted) as total`,
  );
}

const placeholder: ValueIn<BrowseValues> = (name) => sql`${sql.placeholder(name)}`;

/**
 * The listings of which a page is cut. Of several categories each is read along its own index, as far as the page reaches:
 * along one of all categories PostgreSQL would read all listings of others that come before, such as the cheaper ones.
 */
function pageSource(search: ServiceSearch): SQL {
  if (!readsEachCategory(search)) return sql`${services} where ${allOf(filters(search, placeholder))}`;
  const { categories: _, ...others } = search;
  const ofCategory = [...filters(others, placeholder), sql`${services.category} = asked.category`];
  return sql`unnest(${placeholder('categories')}::text[]) asked(category) cross join lateral (
    select * from ${services} where ${allOf(ofCategory)} order by ${orders[search.sort ?? 'recommended']}
    limit ${placeholder('limit')}::integer + ${placeholder('offset')}::integer) ${services}`;
}

/** By rating no index has the category; and far back all that comes before in each category would be read and sorted. */
const readsEachCategory = (search: ServiceSearch): boolean =>
  (search.categories?.length ?? 0) > 1 && search.sort !== 'rating' && offsetOf(search) < eachCategoryMost;
const eachCategoryMost = 1_000;

/** Listings without words, in a stored order. */
async function browse(db: DbOrTx, search: ServiceSearch): Promise<Found> {
  const name = shapeOf(search);
  const known = browseStatements.get(name) ?? browseStatement(name, search);
  browseStatements.set(name, known);
  const [found] = await known.rows(db, browseValuesOf(search));
  return { ids: found?.ids ?? [], ...cappedTotal(found?.total ?? 0, countedMost(search)) };
}

/** The statement's name by all that its text depends on: the order, and which filters there are. */
function shapeOf(search: ServiceSearch): string {
  const {
    categories = [],
    minPriceCents,
    maxPriceCents,
    minRating,
    facilities = [],
    place,
    startDate,
    guests,
  } = search;
  return [
    ...['browse', search.sort ?? 'recommended', Math.min(categories.length, 2), Number(readsEachCategory(search))],
    ...[minPriceCents, maxPriceCents, place].map((given) => Number(given !== undefined)),
    ...[Boolean(minRating), facilities.length > 0].map(Number),
    startDate ? 'stay' : guests === undefined ? 'any' : 'guests',
  ].join('-');
}

interface Ranked extends Record<string, unknown> {
  id: string | null;
  /** That by which the listing was sorted; null without a listing. */
  score: number | null;
  total: number;
  /** The lowest price of any day, US cents, of the last listing that was compared. */
  reached: number | null;
}

/** How listings are compared: by which conditions they are found, and by what they are sorted before their stored order. */
interface Compared {
  search: ServiceSearch;
  conditions: SQL[];
  /** Higher ones come first. It may name `found`, the listings that are compared. */
  score: SQL;
  /** How the values of the search stand in the text. */
  value: ValueIn<SearchValues>;
  /** LIMIT and OFFSET. */
  page: SQL;
  /** As many are compared, in the stored order. */
  most: number;
}

const ranking = ({ search, conditions, score, value, page, most }: Compared): SQL => {
  const order = orders[search.sort ?? 'recommended'];
  return sql`
    with found as materialized (
      select ${services.id} as id, row_number() over (order by ${order}) as place,
        ${priceOrder(search, value) ?? sql`0`} as price, ${services.priceFromCents} as price_from
      from ${services} where ${allOf(conditions)} order by ${order} limit ${sql.raw(String(most))}
    )
    select page.id, page.score::double precision as score, counted.total, counted.reached::double precision as reached
    from (select count(*)::integer as total, max(price_from) as reached from found) counted
    left join (
      select id, place, ${score} as score from found order by score desc, place ${page}
    ) page on true
    order by page.score desc, page.place`;
};

const foundIn = (rows: Ranked[], most: number = COUNTED_MAX): Found => ({
  ids: rows.flatMap(({ id }) => id ?? []),
  ...cappedTotal(rows[0]?.total ?? 0, most),
});

/** Listings by the sum of their scores for each word, by their price on the dates, or by another stored order. */
async function compare(
  db: DbOrTx,
  search: ServiceSearch,
  { conditions, scores }: { conditions: SQL[]; scores: SQL[] },
): Promise<Found> {
  const sort = search.sort ?? 'recommended';
  const byWords = sql.join(scores, sql` + `);
  // Only ids are sorted and counted; each scored listing then reads its text by primary key, since for a join the
  // planner would read all listings. `offset 0` keeps PostgreSQL from evaluating split_part again for each comparison.
  const wordScore = sql`(select ${byWords} from (
    select ${services.searchText} as words, split_part(${services.searchText}, '|', 1) as title,
      ${whereabouts} as whereabouts, split_part(${services.searchText}, '|', 3) as kind
    from ${services} where ${services.id} = found.id offset 0) texts)`;
  const score = sort === 'recommended' && scores.length > 0 ? wordScore : sql`price`;
  const value = valuesIn(search);
  const { rows } = await db.execute<Ranked>(
    ranking({ search, conditions, score, value, page: limitTo(search), most: comparedMax }),
  );
  return foundIn(rows);
}

/** One statement for each combination of filters and number of listings compared, like those of `browse`. */
const byPriceStatements = new Map<string, ReturnType<typeof byPriceStatement>>();

function byPriceStatement(name: string, search: ServiceSearch, most: number) {
  const page = sql`limit ${placeholder('limit')}::integer offset ${placeholder('offset')}::integer`;
  const conditions = filters(search, placeholder);
  return statement<BrowseValues, Ranked>(name, () =>
    ranking({ search, conditions, score: sql`price`, value: placeholder, page, most }),
  );
}

/**
 * Listings without words, by their price on the dates. The cheapest are first looked for among the first 501 by their lowest
 * price of any day, and among all only where one beyond might be cheaper on the dates.
 */
async function byPrice(db: DbOrTx, search: ServiceSearch): Promise<Found> {
  if (search.sort === 'price_asc') {
    const rows = await compareByPrice(db, search, datedMost + 1);
    if (isSettled(rows, search)) return foundIn(rows, datedMost);
  }
  return foundIn(await compareByPrice(db, search, comparedMax), datedMost);
}

function compareByPrice(db: DbOrTx, search: ServiceSearch, most: number): Promise<Ranked[]> {
  const name = `price-on-dates-${most}-${shapeOf(search)}`;
  const known = byPriceStatements.get(name) ?? byPriceStatement(name, search, most);
  byPriceStatements.set(name, known);
  return known.rows(db, browseValuesOf(search));
}

/** Whether a listing that was not compared cannot belong on the page: on no day does it cost less than the last one there. */
function isSettled(rows: Ranked[], { pageSize }: ServiceSearch): boolean {
  const last = rows.at(-1);
  if (!last || last.total <= datedMost) return true;
  return rows.length === pageSize && last.score !== null && last.reached !== null && -last.score <= last.reached;
}

const browseValuesOf = (search: ServiceSearch): BrowseValues => ({
  ...valuesOf(search),
  limit: search.pageSize,
  offset: offsetOf(search),
});

const sortsByDates = ({ sort, startDate }: ServiceSearch): boolean =>
  startDate !== undefined && (sort === 'price_asc' || sort === 'price_desc');

/** The price on the dates, or its opposite, so that higher comes first; undefined for other orders and without dates. */
function priceOrder(search: ServiceSearch, value: ValueIn<SearchValues>): SQL | undefined {
  if (!sortsByDates(search)) return undefined;
  const price = unitPriceOn(value);
  return search.sort === 'price_asc' ? sql`- ${price}` : price;
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

/** The conditions of the filters that are used. */
function filters(search: ServiceSearch, value: ValueIn<SearchValues>): SQL[] {
  const { categories = [], minRating, facilities = [], place } = search;
  const conditions = [sql`${services.listed}`];
  if (categories.length === 1) conditions.push(sql`${services.category} = ${value('category')}`);
  else if (categories.length > 1) conditions.push(sql`${services.category} = any(${value('categories')}::text[])`);
  if (place !== undefined) conditions.push(sql`${services.place} = ${value('place')}`);
  conditions.push(...pricedWithin(search, value));
  if (minRating) conditions.push(sql`${meanRating} >= ${value('minRating')}::double precision`);
  if (facilities.length > 0) conditions.push(sql`${services.facilities} @> ${value('facilities')}::text[]`);
  conditions.push(...withRoom(search, value));
  return conditions;
}
