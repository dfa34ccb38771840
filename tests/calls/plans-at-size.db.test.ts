import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '#server/accounts/sessions.ts';
import { transaction } from '#server/db/client.ts';
import { jobs, routes } from '#server/product.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { fillDatabase } from '../../scripts/seed/fill.ts';
import { planOf } from '../../scripts/seed/plan.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type SeenPlan, tellPlans, watchPlans } from '../support/seen-plans.ts';

const today = calendarDate('2026-11-21');
const wish = { services: 100_000, bookings: 300_000, seed: 1, today };
/** Of a table with more rows, less than half may be read in turn, or what a list counts: it counts to 10,000 and looks for one more. */
const largeFrom = 10_000;
const counted = 10_001;
/** Lists are counted to 10,000; a search reads and scores what has its words, and an order by price the days and seasons of 10,000. */
const searchedRows = 60_000;
const countedRows = 25_000;
const fewRows = 5_000;

let product: TestApp;
let client: Client;
let plans: ReturnType<typeof watchPlans>;
/** Rows by table. */
let largeTables: Map<string, number>;
/** Ids of a traveller with many bookings, of an owner and an admin, and what the paths name. */
const found: Record<string, string> = {};
const tokens: Record<string, string> = {};

beforeAll(async () => {
  product = await createTestApp({ routes, jobs });
  const url = product.app.config.databaseUrl ?? '';
  client = new Client(url);
  await client.connect();
  await fillDatabase(client, wish, () => {});
  await tellPlans(url);
  const one = async (name: string, query: string) => {
    const { rows } = await client.query<{ value: string }>(query);
    found[name] = String(rows[0]?.value);
  };
  await one('traveller', 'select person_id as value from bookings group by 1 order by count(*) desc, 1 limit 1');
  await one(
    'booking',
    `select id as value from bookings where person_id = '${found.traveller}' order by created_at limit 1`,
  );
  await one('service', 'select service_id as value from bookings group by 1 order by count(*) desc, 1 limit 1');
  await one('provider', `select provider_id as value from services where id = '${found.service}'`);
  await one('owner', `select person_id as value from provider_members where provider_id = '${found.provider}' limit 1`);
  await one('admin', `select id as value from people where role = 'admin' limit 1`);
  await one('word', `select word as value from search_words where length(word) = 9 order by word limit 1`);
  const large = await client.query<{ relname: string; rows: number }>(
    `select relname, reltuples as rows from pg_class where relkind = 'r' and reltuples > ${largeFrom}`,
  );
  largeTables = new Map(large.rows.map(({ relname, rows }) => [relname, rows]));
  const now = product.clock.now();
  for (const who of ['traveller', 'owner', 'admin']) {
    const session = { personId: found[who] ?? '', remember: true, userAgent: 'test', now };
    tokens[who] = await transaction(product.app, (tx) => startSession(tx, session));
  }
  plans = watchPlans(product.app.db.$client);
  await untilFresh();
}, 600_000);
afterAll(async () => {
  await client?.end();
  await product?.close();
});

/** Ends the connections of before, which tell no plans. */
async function untilFresh(): Promise<void> {
  const { $client: pool } = product.app.db;
  const open = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  for (const connection of open) connection.release(true);
}

/** The plans of a call. It is asked seven times, since PostgreSQL may plan a named statement anew for all values from the sixth on. */
async function plansOf(path: string, who?: string): Promise<SeenPlan[]> {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(found[name] ?? ''));
  const headers = who === undefined ? {} : { authorization: `Bearer ${tokens[who]}` };
  const seen: SeenPlan[] = [];
  for (let run = 0; run < 7; run++) {
    plans.take();
    const answer = await product.fastify.inject({ url, headers });
    expect([answer.statusCode, path]).toEqual([200, path]);
    seen.push(...plans.take());
  }
  expect(seen.length).toBeGreaterThan(0);
  return seen;
}

const { freeFrom } = planOf(wish);
const dates = `startDate=${freeFrom}&endDate=${addDays(freeFrom, 2)}`;

const searches = [
  ...['', ...['recommended', 'price_asc', 'price_desc', 'rating', 'newest'].map((sort) => `sort=${sort}`)],
  ...['category=safari', 'category=safari,lodges&sort=price_asc', 'location=Nairobi', 'minRating=4&sort=rating'],
  ...['minPrice=50&maxPrice=90', 'maxPrice=40&sort=price_asc', 'page=400', 'page=400&sort=price_desc'],
  ...['q=safari', 'q=safarri', 'q={word}', 'q=maasai%20maraa%20hotel', 'q=pikipiki', 'q=xqzvw', 'q=s'],
  ...['facilities=wifi', 'category=hotels&facilities=wifi,pool&sort=price_asc', 'facilities=double_bed,two_bedrooms'],
  ...['q=safari&sort=price_asc', 'q=hotel&category=hotels&location=Diani'],
  ...[
    dates,
    `${dates}&guests=2&sort=price_asc`,
    `${dates}&q=safari`,
    `${dates}&category=lodges&sort=price_desc&minPrice=60&maxPrice=90`,
  ],
];
const calls: { path: string; who?: string; atMost?: number }[] = [
  ...searches.map((query) => ({ path: `/api/services?${query}`, atMost: searchedRows })),
  { path: '/api/services/{service}' },
  { path: '/api/services/{service}/similar' },
  { path: '/api/providers/{provider}' },
  { path: `/api/services/{service}/availability?from=${today}&to=${addDays(today, 60)}` },
  { path: `/api/services/{service}/quote?${dates}&guests=2` },
  ...['/api/artisans', '/api/settings/public', '/api/pictures/site?names=film-tall,category-boda'].map((path) => ({
    path,
  })),
  ...['/api/auth/me', '/api/bookings', '/api/bookings?page=3', '/api/dashboard', '/api/bookings/{booking}'].map(
    (path) => ({
      ...{ path, who: 'traveller' },
    }),
  ),
  ...[
    'overview',
    'profile',
    'earnings',
    'earnings/periods',
    'payouts',
    'payout-method',
    'reviews',
    'reviews/services',
  ].map((path) => ({
    ...{ path: `/api/provider/${path}?providerId={provider}`, who: 'owner', atMost: countedRows },
  })),
  // Not the lists of refunds and of the ledger's balances, which few people ask for, and which read all that they sum up.
  ...[
    'payments',
    'disputes',
    'payouts',
    'provider-balances',
    'disbursements',
    'provider-events',
    'reconciliation/issues',
  ].map((list) => ({
    ...{ path: `/api/admin/${list}`, who: 'admin', atMost: countedRows },
  })),
  ...[
    '',
    'sort=name&order=asc',
    'role=provider',
    'state=suspended',
    'q=wanjiru',
    'q=xqzvw',
    'q=wa',
    'q=twende.test',
  ].map((query) => ({ path: `/api/admin/users?${query}`, who: 'admin', atMost: countedRows })),
  { path: '/api/admin/users/{traveller}', who: 'admin' },
  ...[
    ...['', 'sort=title&order=asc', 'status=approved', 'status=submitted', 'mark=taken_down', 'mark=featured'],
    ...['category=safari', 'category=safari&status=submitted', 'q=safari', 'q=xqzvw'],
  ].map((query) => ({ path: `/api/admin/services?${query}`, who: 'admin', atMost: searchedRows })),
  ...['', 'sort=name&order=asc', 'status=approved', 'status=pending', 'kind=stay', 'q=xqzvw'].map((query) => ({
    ...{ path: `/api/admin/providers?${query}`, who: 'admin', atMost: countedRows },
  })),
  ...[
    ...['', 'sort=startDate&order=asc', 'status=pending', 'status=completed', 'approval=asked'],
    ...['payment=completed', 'payment=refunded', 'payment=partially_refunded', 'payment=failed', 'person={traveller}'],
    ...[`from=${today}&to=${today}`, `bookedFrom=${today}&bookedTo=${today}`, 'q=xqzvw', 'q=BK-2026-001'],
  ].map((query) => ({ path: `/api/admin/bookings?${query}`, who: 'admin', atMost: searchedRows })),
  { path: '/api/admin/bookings/{booking}', who: 'admin' },
  ...['xqzvw', 'BK-2026-001'].map((about) => ({ path: `/api/admin/audit?about=${about}`, who: 'admin' })),
];

/** The statements that read a large table in turn, or too many rows. */
function wrongOf(seen: readonly SeenPlan[], atMost: number): Set<string> {
  const isTooMuch = ({ table, rows }: { table: string; rows: number }) =>
    rows > Math.max(counted, (largeTables.get(table) ?? Infinity) / 2);
  const wrong = seen.filter(({ readInTurn, rowsRead }) => readInTurn.some(isTooMuch) || rowsRead > atMost);
  return new Set(wrong.map(({ statement, rowsRead }) => `${rowsRead} rows: ${statement}`));
}

test.each(calls)('$path reads no large table in turn, and few rows', async ({ path, who, atMost = fewRows }) => {
  expect(wrongOf(await plansOf(path, who), atMost)).toEqual(new Set());
});

test('POST /api/bookings, by those with the most bookings, reads no large table in turn, and few rows', async () => {
  const { rows } = await client.query<{ id: string }>(
    'select person_id as id from bookings group by 1 order by count(*) desc, 1 limit 7',
  );
  const seen: SeenPlan[] = [];
  for (const [index, { id }] of rows.entries()) {
    const session = { personId: id, remember: true, userAgent: 'test', now: product.clock.now() };
    const token = await transaction(product.app, (tx) => startSession(tx, session));
    plans.take();
    const { statusCode, body } = await product.fastify.inject({
      ...{ method: 'POST', url: '/api/bookings' },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': `plans-${index}` },
      payload: {
        ...{ serviceId: found.service, startDate: freeFrom, guests: 1 },
        contact: { name: '', email: 'plans@example.com', phone: '' },
      },
    });
    expect([statusCode, body]).toEqual([201, expect.any(String)]);
    seen.push(...plans.take());
  }
  expect(new Set(seen.map(({ statement }) => statement)).size).toBeGreaterThan(8);
  expect(wrongOf(seen, fewRows)).toEqual(new Set());
});
