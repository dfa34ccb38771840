/**
 * Search over listings. Only this file and `search-terms.ts` (typos) need PostgreSQL's pg_trgm. Every condition uses an
 * index: words `services_search`, each order its own, free days the primary key of `service_days`.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { COUNTED_MAX, cappedTotal, countUpTo, type Total } from '#server/db/count.ts';
import { limitTo, type PageNumber } from '#server/db/page.ts';
import type { Category, ServiceSort } from '#shared/categories.ts';
import type { CalendarDate } from '#shared/dates.ts';
import type { UsdCents } from '#shared/money.ts';
import { type Term, termsOf, widened } from './search-terms.ts';
import { serviceDays, services } from './tables.ts';

export interface ServiceSearch extends PageNumber {
  /** As typed; without a letter or digit it is ignored. */
  q?: string | undefined;
  categories?: readonly Category[] | undefined;
  location?: string | undefined;
  minPriceCents?: UsdCents | undefined;
  maxPriceCents?: UsdCents | undefined;
  /** Only listings with free places on these days, which the caller has checked. */
  startDate?: CalendarDate | undefined;
  endDate?: CalendarDate | undefined;
  guests?: number | undefined;
  minRating?: number | undefined;
  sort?: ServiceSort | undefined;
}

interface Found extends Total {
  /** Ids of this page's listings, in order. */
  ids: string[];
}

/** Scores are computed for so many listings; of a broader query, for those with the highest stored rank. */
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
  if (asked.length === 0) return browse(db, conditions, search);
  const known = asked.filter((term) => term.readings.length > 0);
  if (known.length === 0) return { ids: [], total: 0 };
  const long = known.filter((term) => !term.short);
  const required = long.length > 0 ? long : known;
  const all = await rankedByWords(db, search, {
    conditions: [...conditions, ...required.map(hasTerm)],
    scores: known.map(scoreOf),
  });
  // Of short words alone one says too little: almost every text has it somewhere.
  if (all.total > 0 || required.length === 1 || long.length === 0) return all;
  // No listing has every word, so those that have some of them are shown, the best matches first.
  const wide = known.map(widened);
  const some = anyOf(wide.filter(({ short }) => !short).map(hasTerm));
  return rankedByWords(db, search, { conditions: [...conditions, some], scores: wide.map(scoreOfSome) });
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

/** Listings by the sum of their scores for each word, or by the sort that was asked for. */
async function rankedByWords(
  db: DbOrTx,
  search: ServiceSearch,
  { conditions, scores }: { conditions: SQL[]; scores: SQL[] },
): Promise<Found> {
  const sort = search.sort ?? 'recommended';
  const order = orders[sort];
  const byWords = sql.join(scores, sql` + `);
  // Only ids are sorted and counted; each scored listing then reads its text by primary key, since for a join the planner
  // would read all listings. `offset 0` keeps PostgreSQL from evaluating split_part again for each comparison.
  const score = sql`(select ${byWords} from (
    select ${services.searchText} as words, split_part(${services.searchText}, '|', 1) as title,
      ${whereabouts} as whereabouts, split_part(${services.searchText}, '|', 3) as kind
    from ${services} where ${services.id} = found.id offset 0) texts)`;
  const { rows } = await db.execute<Ranked>(sql`
    with found as materialized (
      select ${services.id} as id, row_number() over (order by ${order}) as place
      from ${services} where ${allOf(conditions)} order by ${order} limit ${comparedMax}
    )
    select page.id, counted.total from (select count(*)::integer as total from found) counted
    left join (
      select id, place, ${sort === 'recommended' ? score : sql`0`} as score from found
      order by score desc, place ${limitTo(search)}
    ) page on true
    order by page.score desc, page.place`);
  return { ids: rows.flatMap(({ id }) => id ?? []), ...cappedTotal(rows[0]?.total ?? 0) };
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
 * The score of a reading, 1 to 4: higher for a whole word and for the kind, highest for the title. It uses `strpos`, which
 * is several times faster than LIKE, because broad queries score 10,000 listings.
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

/** Added for each word that a listing has. It exceeds the best score of a word, so that having more words counts most. */
const hasWordScore = 10;

/** The score of a word where a listing need not have all words; a word that names the listing's place scores highest. */
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
  const { categories, minPriceCents, maxPriceCents, minRating, guests } = search;
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
  if (minPriceCents !== undefined) conditions.push(sql`${services.priceFromCents} >= ${minPriceCents}`);
  if (maxPriceCents !== undefined) conditions.push(sql`${services.priceFromCents} <= ${maxPriceCents}`);
  if (minRating !== undefined && minRating > 0) conditions.push(sql`${meanRating} >= ${minRating}::double precision`);
  if (guests !== undefined || search.startDate) conditions.push(sql`${services.capacity} >= ${placesFor(guests ?? 1)}`);
  if (search.startDate) conditions.push(...roomOn(search.startDate, search.endDate, guests ?? 1));
  return conditions;
}

/** `placesFor` of the shared quote, in SQL. */
const placesFor = (guests: number) => sql`case when ${services.priceUnit} = 'person' then ${guests}::integer
  else (${guests}::integer + ${services.guestsPerPlace} - 1) / ${services.guestsPerPlace} end`;

/**
 * Enough free places on every day that the booking would take (see `quoteFor`). A day without a row has the listing's
 * capacity, which `filters` compares. With an end date, a trip of fixed length must end by then.
 */
function roomOn(start: CalendarDate, end: CalendarDate | undefined, guests: number): SQL[] {
  const last = end ?? start;
  const lastDate = sql`case ${services.priceUnit} when 'night' then greatest(${last}::date - 1, ${start}::date)
    when 'day' then ${last}::date else ${start}::date end`;
  // A scalar subquery, because the planner turns `exists` into a join that reads the days of all listings.
  const full = sql`coalesce((select true from ${serviceDays} where ${serviceDays.serviceId} = ${services.id}
    and ${serviceDays.date} between ${start}::date and ${lastDate}
    and (${serviceDays.blocked} or ${serviceDays.capacity} - ${serviceDays.taken} < ${placesFor(guests)}) limit 1), false)`;
  const conditions = [sql`not ${full}`];
  if (end) {
    conditions.push(sql`case when ${services.priceUnit} in ('person', 'trip')
      then ${services.durationDays} <= ${end}::date - ${start}::date + 1
      else ${services.priceUnit} = 'day' or ${end}::date > ${start}::date end`);
  }
  return conditions;
}
