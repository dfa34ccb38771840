import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/db/columns.ts';
import { providers } from '#server/providers/tables.ts';
import type { Category } from '#shared/categories.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { listSimilar } from './list-similar.ts';
import { type ServiceSearch, searchServices } from './search.ts';
import { searchTextOf, vocabularyOf } from './search-text.ts';
import { searchWords, serviceSeasons, services } from './tables.ts';

/** Enough for the planner to prefer an index by itself; scripts/search-plans.ts does the same with 100,000. */
const listings = 5_000;
/** More of them than are compared at first. */
const dear = 600;
const firstDay = calendarDate('2027-04-01');
let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => {}); // a connection may still be closing when the database is dropped
  const db = drizzle(pool);
  const at = new Date('2026-11-21T09:00:00Z');
  const place = { location: 'Nairobi', county: 'Nairobi City', lat: -1.28, lon: 36.8 };
  const providerId = newId();
  const provider = { id: providerId, name: 'One', kind: 'tour', status: 'approved', email: 'one@example.com' } as const;
  await db.insert(providers).values({ ...provider, ...place, createdAt: at, updatedAt: at });
  const rows = Array.from({ length: listings }, (_, index): typeof services.$inferInsert => {
    const category: Category = index % 100 === 0 ? 'boda' : 'safari';

    const texts = { titleEn: `Drive ${index}`, titleSw: null, summaryEn: `Words ${index}`, summarySw: null };
    return {
      ...{ id: newId(), providerId, category, status: 'approved', listed: true, ...texts, ...place },
      ...{ priceUnit: 'person', priceCents: index, priceFromCents: index, priceToCents: index + 1 },
      ...{ pricedOn: calendarDate('2026-11-21'), capacity: 9, policy: 'strict' },
      ...{ rank: index / listings, createdAt: at, updatedAt: at },
      // As long as a real description.
      searchText: `${searchTextOf({ ...texts, category, ...place })}${'lorem ipsum '.repeat(50)}`,
    };
  });
  for (let index = 0; index < listings; index += 1000) {
    await db.insert(services).values(rows.slice(index, index + 1000));
  }
  const seasons = rows.slice(0, 3000).map(({ id: serviceId = '' }, index) => ({
    ...{ serviceId, name: 'Some', startDate: firstDay, endDate: addDays(firstDay, 9), priceCents: index + 1 },
  }));
  for (let index = 0; index < seasons.length; index += 1000) {
    await db.insert(serviceSeasons).values(seasons.slice(index, index + 1000));
  }
  // Later the listings that are cheapest on other days cost the most.
  const later = rows.slice(0, dear).map(({ id: serviceId = '' }) => ({
    ...{
      serviceId,
      name: 'Other',
      startDate: addDays(firstDay, 20),
      endDate: addDays(firstDay, 29),
      priceCents: 90_000,
    },
  }));
  await db.insert(serviceSeasons).values(later);
  const words = new Set(rows.flatMap(({ searchText }) => vocabularyOf(searchText ?? '')));
  await db.insert(searchWords).values([...words].map((word) => ({ word })));
  await pool.query('vacuum analyze');
}, 300_000);
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

/**
 * The plan of the last query that a search makes; without words that of the page alone, since counting all listings of a small
 * table may read it whole.
 */
async function planOf(search: Partial<ServiceSearch>): Promise<string> {
  const asked: { query: string; params: unknown[] }[] = [];
  const db = drizzle(pool, { logger: { logQuery: (query, params) => void asked.push({ query, params }) } });
  const { ids } = await searchServices(db, { page: 1, pageSize: 20, ...search });
  expect(ids.length).toBeGreaterThan(0);
  const paged = asked.find(({ query }) => query.includes('offset'));
  const last = search.q ? asked.at(-1) : paged;
  const { rows } = await pool.query(`explain ${last?.query}`, last?.params);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  // Its two answers, the page and the number, are plans of their own.
  const [, page] = plan.split(/^ {2}InitPlan/m);
  return plan.startsWith('Result') ? (page ?? '') : plan;
}

test('similar listings are read along services_place, a few of each kind', async () => {
  const asked: { query: string; params: unknown[] }[] = [];
  const db = drizzle(pool, { logger: { logQuery: (query, params) => void asked.push({ query, params }) } });
  const [any] = await db.select({ id: services.id }).from(services).limit(1);
  expect(await listSimilar(db, any?.id ?? '', 'en')).toHaveLength(3);
  const compared = asked.find(({ query }) => query.includes('union all'));
  const { rows } = await pool.query(`explain ${compared?.query}`, compared?.params);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('services_place');
  expect(plan).not.toMatch(/Seq Scan on services|Sort Key: services/);
});

test.each([
  [{ q: 'pikipiki' }, 'services_search'],
  [{ q: 'bodda' }, 'services_search'],
  [{ q: '1234' }, 'services_search'],
  [{}, 'services_recommended'],
  [{ sort: 'price_asc' }, 'services_price_from'],
  [{ sort: 'price_desc' }, 'services_price_from'],
  [{ sort: 'newest' }, 'services_newest'],
  [{ sort: 'rating' }, 'services_rating'],
  [{ categories: ['boda'] }, 'services_category_recommended'],
] as const)('%j reads %s', async (search, index) => {
  const plan = await planOf(search);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on services');
});

const days = { startDate: addDays(firstDay, 3), endDate: addDays(firstDay, 12), today: addDays(firstDay, -30) };

test.each([
  [{ ...days, categories: ['boda'], sort: 'price_asc' }, 'services_category_price_from'],
  [{ ...days, categories: ['boda'], sort: 'price_desc' }, 'services_category_price_from'],
  [{ ...days, maxPriceCents: usd(40) }, 'services_price_from'],
  [{ ...days, maxPriceCents: usd(40), sort: 'price_asc' }, 'services_price_from'],
  [{ ...days, q: 'pikipiki', sort: 'price_asc' }, 'services_search'],
] as const)(
  'the price on dates, %j, is computed by service_seasons_service for few listings',
  async (search, index) => {
    const plan = await planOf(search);
    expect(plan).toContain(index);
    expect(plan).toContain('service_seasons_service');
    expect(plan).not.toMatch(/Seq Scan on (services|service_seasons)/);
  },
);

const found = async (search: Partial<ServiceSearch>) => {
  const { ids, ...total } = await searchServices(drizzle(pool), { page: 1, pageSize: 20, ...search });
  const rows = await drizzle(pool).select({ id: services.id, title: services.titleEn }).from(services);
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return { numbers: ids.map((id) => Number(titles.get(id)?.split(' ')[1])), ...total };
};
const from = (first: number) => Array.from({ length: 20 }, (_, index) => first + index);
const later = { ...days, startDate: addDays(firstDay, 21), endDate: addDays(firstDay, 28) };

test('listings on dates are counted up to 500, others up to 10,000', async () => {
  expect(await found(days)).toMatchObject({ total: 500, totalCapped: true });
  expect(await found({ ...days, sort: 'price_asc' })).toMatchObject({ total: 500, totalCapped: true });
  expect(await found({ ...days, categories: ['boda'] })).toMatchObject({ total: 50 });
  expect(await found({})).toEqual({ numbers: from(4980).toReversed(), total: 5_000 });
});

test('the cheapest on dates are found, also where all that are cheaper on other days cost more then', async () => {
  expect((await found({ ...days, sort: 'price_asc' })).numbers).toEqual(from(0));
  expect((await found({ ...days, sort: 'price_asc', page: 3 })).numbers).toEqual(from(40));
  expect((await found({ ...later, sort: 'price_asc' })).numbers).toEqual(from(dear));
  expect((await found({ ...later, sort: 'price_asc', page: 30 })).numbers).toEqual(from(dear + 29 * 20));
  expect((await found({ ...later, sort: 'price_desc' })).numbers).toEqual(from(dear - 20).toReversed());
});
