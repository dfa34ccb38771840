import { getTableName, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { bookings } from '#server/bookings/tables.ts';
import { getQuote } from '#server/catalogue/get-quote.ts';
import { listServices } from '#server/catalogue/queries.ts';
import { searchTextOf, vocabularyOf } from '#server/catalogue/search-text.ts';
import { searchWords, services } from '#server/catalogue/tables.ts';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { tables } from '#server/product.ts';
import { categories } from '#shared/categories.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { bedFilters, soughtIn } from '#shared/facts.ts';
import { usd } from '#shared/money.ts';
import { freezePolicy } from '#shared/policy.ts';
import { quoteFor } from '#shared/quote.ts';
import { brokenRules } from '../scripts/seed/checks.ts';
import { fillDatabase, Refused } from '../scripts/seed/fill.ts';
import { planOf } from '../scripts/seed/plan.ts';
import { createBookingApp } from './support/bookings.ts';
import { createTestDatabase } from './support/database.ts';
import { makeBooking, makePerson } from './support/factories.ts';

const wish = { services: 300, bookings: 1_000, seed: 7, today: calendarDate('2026-11-21') };
const plan = planOf(wish);
let made: Awaited<ReturnType<typeof createBookingApp>>;
let app: App;
let client: Client;

const fill = async (url: string, wished: Parameters<typeof fillDatabase>[1]) => {
  const connected = new Client(url);
  await connected.connect();
  await fillDatabase(connected, wished, () => {});
  return connected;
};

/** All keys and indexes with their definitions. */
const keysOf = async (db: Client) => {
  const { rows } = await db.query(`
    select t.relname, c.conname as name, pg_get_constraintdef(c.oid) as definition from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.connamespace = 'public'::regnamespace
    union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2, 3`);
  return rows;
};

/** A digest of each table's rows; each filling salts the password anew. */
const digestsOf = async (db: Client) => {
  const digests: Record<string, string> = {};
  for (const name of tables.map(getTableName)) {
    const row = name === 'people' ? `(to_jsonb(t) - 'password_hash')::text` : 't::text';
    const { rows } = await db.query(
      `select count(*) || ' ' || md5(string_agg(${row}, '|' order by ${row})) as digest from ${name} t`,
    );
    digests[name] = rows[0].digest;
  }
  return digests;
};

beforeAll(async () => {
  made = await createBookingApp();
  app = made.app;
  client = await fill(app.config.databaseUrl ?? '', wish);
});
afterAll(async () => {
  await client?.end();
  await made?.close();
});

test('there is as much as was asked for, in every category, and the product finds no difference in the books', async () => {
  const { rows } = await client.query(`select (select count(*)::int from services where listed) as services,
    (select count(*)::int from bookings) as bookings, (select count(distinct category)::int from services) as categories,
    (select count(*)::int from refunds) as refunds, (select count(distinct method)::int from payments) as methods`);
  expect(rows[0]).toMatchObject({ services: 300, bookings: 1_000, categories: categories.length, methods: 2 });
  expect(rows[0].refunds).toBeGreaterThan(5);
  expect(await checkLedger(app)).toBe(0);
  expect(await brokenRules(client, app.clock.now())).toEqual([]);
});

test.each([
  ['update service_days set taken = taken - 1 where taken > 0', 'taken places'],
  ['update payment_attempts set received_minor = received_minor + 100', 'one payment and one attempt'],
  ['delete from points_entries where id = (select min(id::text)::uuid from points_entries)', 'its points'],
  ['update points_accounts set balance = balance + 1', 'balances of points'],
  ['update services set rating_sum = rating_sum + 1', 'ratings'],
  ["update bookings set created_at = created_at - interval '9 years'", 'right order'],
  ["delete from booking_transitions where to_status = 'completed'", 'last change'],
  ["delete from search_words where word = 'safari'", 'looked up'],
])('a check notices: %s', async (damage, rule) => {
  await client.query('begin');
  await client.query(damage);
  const broken = await brokenRules(client, app.clock.now());
  await client.query('rollback');
  expect(broken.filter((line) => line.includes(rule))).toHaveLength(1);
});

test('listings are found as the product would store them, also with a letter missing', async () => {
  const rows = await app.db.select().from(services);
  for (const row of rows) expect(row.searchText).toBe(searchTextOf(row));
  const words = await app.db.select().from(searchWords);
  expect(words.map(({ word }) => word).toSorted()).toEqual(
    [...new Set(rows.flatMap(({ searchText }) => vocabularyOf(searchText)))].toSorted(),
  );
  for (const { id, titleEn } of rows.slice(0, 20)) {
    const name = titleEn?.split(' ')[0] ?? '';
    const q = name.slice(0, 3) + name.slice(4);
    const { items } = await listServices(app.db, { q, page: 1, pageSize: 20 }, 'en');
    expect(items.map((item) => item.id)).toContain(id);
  }
});

test('stays have beds for their guests, and each bed and number of bedrooms finds some of them', async () => {
  const sleeps = { single: 1, double: 2, queen: 2, king: 2, bunk: 2, sofa: 2, cot: 0 };
  const rows = await app.db.select().from(services);
  for (const { category, priceUnit, guestsPerPlace, facilities, facts } of rows) {
    expect(facilities).toEqual(soughtIn(category, facilities, facts));
    const beds = facts.rooms?.flatMap((room) => room.beds) ?? [];
    const places = beds.reduce((sum, { kind, count }) => sum + sleeps[kind] * count, 0);
    if (priceUnit === 'night') expect(places).toBeGreaterThanOrEqual(guestsPerPlace);
    else expect(facts).toEqual({});
  }
  const stays = rows.filter(({ priceUnit }) => priceUnit === 'night').length;
  for (const bed of bedFilters) {
    const { total } = await listServices(app.db, { facilities: [bed], page: 1, pageSize: 1 }, 'en');
    expect.soft(total, bed).toBeGreaterThan(0);
    expect.soft(total, bed).toBeLessThan(stays);
  }
});

test('bookings have the lines and the policy that the product computes', async () => {
  const rows = await app.db
    .select({ booking: bookings, service: services })
    .from(bookings)
    .innerJoin(services, sql`${services.id} = ${bookings.serviceId}`);
  for (const { booking, service } of rows) {
    const { startDate, endDate, guests, places, lines, totalCents } = booking;
    const own = { seasons: [], weekend: null, dayPrices: {} };
    const priced = { ...service, pricePerUnitCents: usd(service.priceCents), ...own };
    expect(quoteFor(priced, { startDate, endDate, guests })).toMatchObject({
      startDate,
      endDate,
      places,
      lines,
      totalCents,
    });
    expect(booking.policy).toEqual(freezePolicy(service.policy, startDate, booking.createdAt));
  }
});

test('about a third of the listings have weekends with a price of their own, some have single days, and the stored prices count them', async () => {
  const { rows } = await client.query(`
    select count(*) filter (where weekend_cents is not null)::int as weekends, count(d.service_id)::int as single,
      count(*) filter (where price_to_cents < greatest(weekend_cents, d.most))::int as unknown, max(d.days)::int as days
    from services s left join (select service_id, max(price_cents) as most, count(*) as days from service_day_prices group by 1) d
      on d.service_id = s.id`);
  const { weekends, single, unknown, days } = rows[0];
  expect(weekends).toBeGreaterThan(wish.services / 4);
  expect(weekends).toBeLessThan(wish.services / 2);
  expect(single).toBeGreaterThan(wish.services / 10);
  expect(single).toBeLessThan(wish.services / 3);
  expect([unknown, days]).toEqual([0, 6]);
});

test('each listing can be booked on the free days, and before and beyond them some places are taken', async () => {
  const { rows } = await client.query(
    `select count(*) filter (where date >= $1 and date < $2)::int as on_free_days,
    count(*) filter (where date >= $3 and date < $1 and taken > 0)::int as before from service_days`,
    [plan.freeFrom, plan.freeUntil, wish.today],
  );
  expect(rows[0].on_free_days).toBe(0);
  expect(rows[0].before).toBeGreaterThan(0);
  expect(plan.freeFrom).toBe(addDays(wish.today, 21));
  const person = await makePerson(app);
  const ofUnit = await client.query('select distinct on (category) id, price_unit, capacity from services');
  for (const { id, price_unit: unit, capacity } of ofUnit.rows) {
    const last = addDays(plan.freeUntil, -1);
    const dates = { startDate: last, guests: 1, ...(unit === 'night' && { endDate: plan.freeUntil }) };
    expect(await getQuote(app, id, dates, 'en')).toMatchObject({ available: capacity });
  }
  const [first] = ofUnit.rows;
  const booking = await makeBooking(app, { person, serviceId: first.id, startDate: plan.freeFrom });
  expect(booking).toMatchObject({
    status: 'pending',
    reference:
      'BK-2026-' +
      String(
        Number((await client.query("select count(*) from bookings where reference like 'BK-2026-%'")).rows[0].count),
      ).padStart(3, '0'),
  });
  await expect(fillDatabase(client, wish, () => {})).rejects.toThrow(Refused);
});

test('the same seed gives the same rows and another one others; keys and indexes are all there', async () => {
  const databases = await Promise.all([1, 2, 3, 4].map(() => createTestDatabase()));
  const [first, second, third, empty] = databases.map(({ url }) => url) as [string, string, string, string];
  const few = { ...wish, services: 40, bookings: 200 };
  const one = await fill(first, few);
  const same = await fill(second, few);
  const other = await fill(third, { ...few, seed: 8 });
  const bare = new Client(empty);
  await bare.connect();
  try {
    expect(await keysOf(one)).toEqual(await keysOf(bare));
    expect(await digestsOf(same)).toEqual(await digestsOf(one));
    expect((await digestsOf(other)).bookings).not.toBe((await digestsOf(one)).bookings);
  } finally {
    for (const connected of [one, same, other, bare]) await connected.end();
    for (const database of databases) await database.drop();
  }
});

test('more bookings than the listings hold are refused, and so are too few listings', () => {
  expect(() => planOf({ ...wish, bookings: 10_000_000 })).toThrow('--bookings: at most');
  expect(() => planOf({ ...wish, services: 16 })).toThrow('--services: at least 17');
});
