/**
 * Fills a scratch database with 100,000 generated listings and a million day counters, runs typical searches and
 * prints, for each, the median time, how it compares with the fastest, and the nodes of its plans that read tables.
 * `node scripts/search-plans.ts [listings]`; leaves nothing behind. Exit code 1 where a plan reads all listings in
 * turn.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type ServiceSearch, searchServices } from '#server/catalogue/search.ts';
import { searchTextOf, vocabularyOf } from '#server/catalogue/search-text.ts';
import { searchWords, serviceDays, serviceSeasons, services } from '#server/catalogue/tables.ts';
import { newId } from '#server/db/columns.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { migrate } from '#server/db/migrate.ts';
import { catalogue } from '#server/demo/data/catalogue.ts';
import { providers } from '#server/providers/tables.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';

const listings = Number(process.argv[2] ?? 100_000);
const runs = 7;
/** The count stops at this number. A search that finds so many may read the listings sequentially until then. */
const cutShort = 10_001;
const firstDay = calendarDate('2027-01-01');

const nights = { startDate: addDays(firstDay, 3), endDate: addDays(firstDay, 8), today: firstDay };

/**
 * No listing costs so much on these nights, but most do in their high season, so that the stored prices leave them and
 * the price on the nights is computed for each. It may read the listings in turn.
 */
const worstCase = 'all, 5 nights, a price of other days';

/** Typical searches; those that find a great deal are among them. */
const searches: Record<string, Omit<ServiceSearch, 'page' | 'pageSize'>> = {
  'all, recommended': {},
  'one category': { categories: ['lodges'] },
  'stays by price': { categories: ['airbnb', 'hotels', 'lodges', 'guest', 'farm'], sort: 'price_asc' },
  'all by rating': { sort: 'rating', minRating: 4 },
  'masai maraa': { q: 'masai maraa' },
  'diani hoteli': { q: 'diani hoteli' },
  samaki: { q: 'samaki' },
  safari: { q: 'safari' },
  'maraa safari 3': { q: 'maraa safari 3' },
  'uwanja wa ndege': { q: 'uwanja wa ndege' },
  bo: { q: 'bo' },
  'lmau + place + price': { q: 'dhow', location: 'lmau', minPriceCents: usd(2_000), maxPriceCents: usd(9_000) },
  'a rare name': { q: 'kirolu tamesa' },
  'hotel, 4 guests, 5 nights': {
    q: 'hotel',
    guests: 4,
    ...nights,
  },
  'all, 4 guests, 5 nights': { guests: 4, ...nights },
  'all, 5 nights, at most $40': { ...nights, maxPriceCents: usd(4_000) },
  [worstCase]: { ...nights, minPriceCents: usd(65_000), maxPriceCents: usd(70_000) },
  'all, 5 nights, by price': { ...nights, sort: 'price_asc' },
  'lodges, 5 nights, $100 to $200, highest first': {
    ...{
      ...nights,
      categories: ['lodges'],
      sort: 'price_desc',
      minPriceCents: usd(10_000),
      maxPriceCents: usd(20_000),
    },
  },
  'hotel, 5 nights, by price': { ...nights, q: 'hotel', sort: 'price_asc' },
};

/** The same numbers every time: a generator by George Marsaglia (xorshift, 32 bits). */
let state = 2_463_534_242;
function below(limit: number): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % limit;
}
const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;

const syllables =
  'ka ki ku ma mi mu na ni nu ta ti to ra ri ro sa si so la li lo wa we ya pe po ba be ndo nga mbe'.split(' ');
const coined = Array.from({ length: 12_000 }, () => Array.from({ length: 3 }, () => pick(syllables)).join(''));

function listing(providerId: string, index: number): typeof services.$inferInsert {
  const like = pick(catalogue.services);
  const at = pick(catalogue.services);
  const name = `${pick(coined)} ${pick(coined)}`;
  const texts = {
    titleEn: `${name} ${like.title.en ?? like.title.sw}`,
    titleSw: like.title.sw ?? null,
    summaryEn: `${like.summary.en ?? ''} ${pick(coined)}`,
    summarySw: like.summary.sw ?? null,
  };
  const { category, priceUnit, capacity, guestsPerPlace, durationDays, policy } = like;
  const place = { location: at.location, county: at.county, lat: at.lat, lon: at.lon };
  const reviewCount = below(4) === 0 ? 0 : below(200);
  const ratingSum = Math.round(reviewCount * (3 + below(200) / 100));
  const at_ = new Date(Date.UTC(2026, 0, 1) + index * 1000);
  const priceCents = 500 + below(60_000);
  const lowCents = priceCents - below(300);
  return {
    ...{ id: newId(), providerId, ...texts, category, ...place, priceUnit, capacity, guestsPerPlace, durationDays },
    ...{ policy, status: 'approved', listed: below(20) > 0, priceCents, priceFromCents: lowCents },
    ...{ priceToCents: priceCents * 4, pricedOn: firstDay },
    ...{ ratingSum, reviewCount, rank: 3 + below(200_000) / 100_000, createdAt: at_, updatedAt: at_ },
    searchText: searchTextOf({ ...texts, category, ...place }),
  };
}

type Db = ReturnType<typeof drizzle>;

async function fill(db: Db): Promise<void> {
  const providerId = newId();
  const at = new Date(Date.UTC(2026, 0, 1));
  const whereabouts = { location: 'Nairobi', county: 'Nairobi City', lat: -1.28, lon: 36.8 };
  await db.insert(providers).values({
    ...{ id: providerId, name: 'Generated', kind: 'tour', status: 'approved', ...whereabouts },
    ...{ email: 'generated@example.com', createdAt: at, updatedAt: at },
  });
  const words = new Set<string>();
  for (let index = 0; index < listings; index += 1000) {
    const rows = Array.from({ length: Math.min(1000, listings - index) }, (_, more) =>
      listing(providerId, index + more),
    );
    for (const { searchText } of rows) for (const word of vocabularyOf(searchText ?? '')) words.add(word);
    await db.insert(services).values(rows);
    const days = rows.flatMap(({ id = '', capacity }) =>
      Array.from({ length: 10 }, (_, day) => ({
        ...{ serviceId: id, date: addDays(firstDay, day), capacity },
        ...{ taken: below(capacity + 1), blocked: below(30) === 0 },
      })),
    );
    await db.insert(serviceDays).values(days);
    const seasons = rows.flatMap(({ id: serviceId = '', priceFromCents, priceToCents }) => {
      const [low, high] = [addDays(firstDay, below(10)), addDays(firstDay, 100 + below(10))];
      return [
        { serviceId, name: 'Low', startDate: low, endDate: addDays(low, 5), priceCents: priceFromCents },
        { serviceId, name: 'High', startDate: high, endDate: addDays(high, 5), priceCents: priceToCents },
      ];
    });
    await db.insert(serviceSeasons).values(seasons);
    if (index % 20_000 === 0) console.log(`${index} listings …`);
  }
  const all = [...words];
  for (let index = 0; index < all.length; index += 5000) {
    await db.insert(searchWords).values(all.slice(index, index + 5000).map((word) => ({ word })));
  }
  console.log(`${listings} listings, ${all.length} words`);
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  Plans?: PlanNode[];
}

/** The nodes that read a table or an index, as text. */
function readers(node: PlanNode): string[] {
  const name = node['Index Name'] ?? node['Relation Name'];
  const rows = Math.round((node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1));
  const own = name && /Scan/.test(node['Node Type']) ? [`${node['Node Type']} ${name} (${rows})`] : [];
  return [...own, ...(node.Plans ?? []).flatMap(readers)];
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'twende-plans-'));
  const quiet = {
    debug: () => {},
    warn: () => {},
    error: (details: object, text: string) => console.error(text, details),
  };
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, durable: false });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  try {
    await migrate(postgres.url);
    const asked: { query: string; params: unknown[] }[] = [];
    const db = drizzle(pool, { logger: { logQuery: (query, params) => void asked.push({ query, params }) } });
    await fill(drizzle(pool));
    await pool.query('vacuum analyze');
    const results = [];
    for (const [name, search] of Object.entries(searches)) {
      const times: number[] = [];
      let total = 0;
      for (let run = 0; run < runs; run++) {
        asked.length = 0;
        const start = performance.now();
        total = (await searchServices(db, { ...search, page: 1, pageSize: 20 })).total;
        times.push(performance.now() - start);
      }
      const plans: string[] = [];
      for (const { query, params } of asked) {
        const { rows } = await pool.query(`explain (analyze, format json) ${query}`, params);
        plans.push(readers(rows[0]['QUERY PLAN'][0].Plan).join(', '));
      }
      results.push({ name, total, time: median(times), plans });
    }
    const fastest = Math.min(...results.map(({ time }) => time));
    for (const { name, total, time, plans } of results) {
      console.log(
        `\n${name}: ${total} found, median ${time.toFixed(1)} ms, ×${(time / fastest).toFixed(1)} of the fastest`,
      );
      for (const plan of plans) console.log(`  ${plan}`);
    }
    const inTurn = results.filter(
      ({ name, total, plans }) =>
        total < cutShort && name !== worstCase && plans.some((plan) => /Seq Scan services /.test(plan)),
    );
    for (const { name } of inTurn) console.log(`\nReads all listings in turn: ${name}`);
    process.exitCode = inTurn.length > 0 ? 1 : 0;
  } finally {
    await pool.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await main();
