import { parse } from 'csv-parse/sync';
import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { alias, bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { csvFile } from '#server/csv/csv-file.ts';
import type { Http } from '#server/http/route.ts';
import { call } from '#shared/call.ts';
import { cursorPageOf, listQuery } from '#shared/contracts/lists.schemas.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { eachRow, listOf, mapPage, readPage } from './page.ts';

const things = pgTable('things', {
  id: uuid('id').primaryKey(),
  /** Microseconds, as the database's own clock writes them. */
  madeAt: timestamp('made_at', { withTimezone: true, precision: 6 }).notNull(),
  amount: bigint('amount', { mode: 'number' }),
  name: text('name').notNull(),
  kind: text('kind').notNull(),
});

const thingsList = listOf({
  name: 'things',
  select: (db, position) => db.select({ thing: things, position }).from(things).$dynamic(),
  id: things.id,
  filters: { kind: (kind: string) => eq(things.kind, kind) },
  sorts: {
    madeAt: { column: things.madeAt, index: 'things_made' },
    amount: { column: things.amount, index: 'things_amount' },
    name: { column: things.name, index: 'things_name' },
  },
});
const orders = (['madeAt', 'amount', 'name'] as const).flatMap((sort) =>
  (['asc', 'desc'] as const).map((order) => ({ sort, order })),
);

const Thing = z.object({ id: z.string(), name: z.string(), amount: z.number().nullable() });
const ThingsQuery = listQuery(['madeAt', 'amount', 'name'], { kind: z.string() });
const ThingsPage = cursorPageOf(Thing);
type ThingsPage = z.output<typeof ThingsPage>;

function thingsRoutes(http: Http, app: App): void {
  http.route({
    call: call<{ query: typeof ThingsQuery; answer: typeof ThingsPage }>('GET', '/api/things'),
    schemas: { query: ThingsQuery, answer: ThingsPage },
    access: 'public',
    summary: 'Things',
    tag: 'test',
    handler: async ({ query }) => mapPage(await readPage(app.db, thingsList, query), ({ thing }) => thing),
  });
  http.file({
    path: '/api/things.csv',
    access: 'signed_in',
    summary: 'Things as a table',
    tag: 'test',
    contentType: 'text/csv',
    handler: ({ query, lang }) =>
      csvFile({
        ...{ filename: 'things.csv', lang },
        columns: [
          { title: (to) => ({ en: 'Reference', sw: 'Nambari' })[to], cell: ({ thing }) => thing.id },
          { title: (to) => ({ en: 'Amount', sw: 'Kiasi' })[to], cell: ({ thing }) => thing.amount },
        ],
        rows: eachRow(app.db, thingsList, ThingsQuery.parse(query)),
      }),
  });
}

const made = 10_400;
let product: TestApp;
let person: MadePerson;
beforeAll(async () => {
  product = await createTestApp({ routes: [thingsRoutes] });
  person = await makePerson(product.app);
  const { db } = product.app;
  await db.execute(sql`create table things (id uuid primary key, made_at timestamptz not null, amount bigint,
    name text not null, kind text not null)`);
  // Three of each microsecond, thousands of each millisecond, and a fifth without an amount.
  await db.execute(sql`insert into things
    select gen_random_uuid(), timestamptz '2026-11-21 09:00:00Z' + (i / 3) * interval '1 microsecond',
      case when i % 5 > 0 then i % 97 - 48 end, md5((i % 4000)::text), case when i % 26 = 0 then 'rare' else 'common' end
    from generate_series(1, ${sql.raw(String(made))}) i`);
  await db.execute(sql`create index things_made on things (made_at, id)`);
  await db.execute(sql`create index things_amount on things (amount, id)`);
  await db.execute(sql`create index things_name on things (name, id)`);
  await db.execute(sql`analyze things`);
});
afterAll(() => product.close());

async function get(query: Record<string, string | number>): Promise<ThingsPage> {
  const answer = await product.fastify.inject({ url: '/api/things', query: textsOf(query) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const textsOf = (query: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
const idsOf = ({ items }: ThingsPage) => items.map(({ id }) => id);

/** All ids in an order, as the database sorts them; those without a value come last in both directions. */
async function expected({ sort, order }: (typeof orders)[number], where = sql`true`): Promise<string[]> {
  const by = sql`${thingsList.sorts[sort].column} ${sql.raw(order)} nulls last, id ${sql.raw(order)}`;
  const { rows } = await product.app.db.execute<{ id: string }>(
    sql`select id from things where ${where} order by ${by}`,
  );
  return rows.map(({ id }) => id);
}

describe('a list of more than 10,000 rows', () => {
  test.each(orders)('is exported completely by $sort $order, and its pages are parts of that', async (order) => {
    const all = await expected(order);
    expect(all).toHaveLength(made);
    const file = await product.fastify.inject({
      url: '/api/things.csv',
      query: { ...order, kind: '' },
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const rows = parse(file.body, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows.map(({ Reference }) => Reference)).toEqual(all);

    // Around the first row without an amount too.
    for (const page of [1, 2, 166, 167, 168, 207]) {
      const start = (page - 1) * 50;
      const found = await get({ ...order, page, pageSize: 50 });
      expect(idsOf(found)).toEqual(all.slice(start, start + 50));
      expect(found).toMatchObject({ page, pageSize: 50, total: 10_000, totalCapped: true });
      if (!found.next) throw new Error('no next');
      const following = await get({ ...order, after: found.next, pageSize: 30 });
      expect(idsOf(following)).toEqual(all.slice(start + 50, start + 80));
      expect(following.page).toBe(page + 1);
    }
  });

  test('is paged to its end by number', async () => {
    const ids: string[] = [];
    for (let page = 1; ; page++) {
      const found = await get({ sort: 'amount', page, pageSize: 50 });
      ids.push(...idsOf(found));
      if (found.next === null) break;
    }
    expect(ids).toEqual(await expected({ sort: 'amount', order: 'desc' }));
    expect(await get({ page: 209, pageSize: 50 })).toMatchObject({ items: [], next: null });
  });

  test.each([
    { sort: 'madeAt', order: 'desc' },
    { sort: 'amount', order: 'asc' },
  ] as const)(
    'is paged to its end by cursor and $sort $order without gaps or duplicates, while rows are added',
    async (order) => {
      const before = await expected(order);
      const ids: string[] = [];
      let after: string | undefined;
      for (let pages = 0; ; pages++) {
        const found = await get({ ...order, pageSize: 50, ...(after && { after }) });
        ids.push(...idsOf(found));
        if (found.next === null) break;
        after = found.next;
        if (pages % 20 === 0) await add(pages);
      }
      expect(new Set(ids).size).toBe(ids.length);
      const known = new Set(before);
      expect(ids.filter((id) => known.has(id))).toEqual(before);
      await product.app.db.execute(sql`delete from things where kind = 'added'`);
    },
  );

  test.each(['asc', 'desc'] as const)('whose id is two columns is paged to its end by cursor, %s', async (order) => {
    const ofTwo = listOf({ ...thingsList, name: 'things by two columns', id: [things.kind, things.id] });
    const wanted = { sort: 'amount', order, page: 1, pageSize: 3_000 } as const;
    const ids: string[] = [];
    const cursors: string[] = [];
    for (let after: string | undefined; ; after = cursors.at(-1)) {
      const { items, next } = await readPage(product.app.db, ofTwo, { ...wanted, after });
      ids.push(...items.map(({ thing }) => thing.id));
      if (next === null) break;
      cursors.push(next);
    }
    const by = sql.raw(order);
    const { rows } = await product.app.db.execute<{ id: string }>(
      sql`select id from things order by amount ${by} nulls last, kind ${by}, id ${by}`,
    );
    expect(ids).toEqual(rows.map(({ id }) => id));
    const [digest, page, key, kind] = JSON.parse(Buffer.from(cursors[0] ?? '', 'base64url').toString());
    const incomplete = Buffer.from(JSON.stringify([digest, page, key, kind])).toString('base64url');
    await expect(readPage(product.app.db, ofTwo, { ...wanted, after: incomplete })).rejects.toThrow('invalid_input');
  });

  /** Adds new, old and intermediate rows, with and without an amount. */
  const add = (seed: number) =>
    product.app.db.execute(sql`insert into things
      select gen_random_uuid(), timestamptz '2026-11-21 09:00:00Z' + ((i * 7 + ${seed}) * 23 % 3500) * interval '1 microsecond',
        case when i % 5 > 0 then i % 97 - 48 end, 'added', 'added'
      from generate_series(1, 60) i`);

  test('is never read without its scope', async () => {
    const ofKind = listOf({ ...thingsList, name: 'things of a kind', scope: 'kind' });
    const wanted = { page: 1, pageSize: 50 };
    await expect(readPage(product.app.db, ofKind, wanted)).rejects.toThrow('never read without kind');
    expect((await readPage(product.app.db, ofKind, { ...wanted, kind: 'rare' })).total).toBe(400);
  });

  test('can be limited to some rows, whatever its filters', async () => {
    const rareThings = listOf({ ...thingsList, name: 'rare things', only: eq(things.kind, 'rare') });
    const wanted = { page: 1, pageSize: 50 };
    const { items, total } = await readPage(product.app.db, rareThings, wanted);
    expect([items.length, total, new Set(items.map(({ thing }) => thing.kind))]).toEqual([50, 400, new Set(['rare'])]);
    expect((await readPage(product.app.db, rareThings, { ...wanted, kind: 'common' })).total).toBe(0);
  });

  test('is counted in its own table alone where it says so, but for filters that need the others', async () => {
    // Not one row for each, so that the numbers tell which rows were counted.
    const others = alias(things, 'others');
    const joined = listOf({
      ...{ name: 'joined things', id: things.id, sorts: thingsList.sorts },
      select: (db, position) =>
        db
          .select({ other: others.name, position })
          .from(things)
          .innerJoin(others, and(eq(others.id, things.id), eq(others.name, 'added')))
          .$dynamic(),
      counted: { table: things, unless: ['other'] },
      filters: { kind: (kind: string) => eq(things.kind, kind), other: (name: string) => eq(others.name, name) },
    });
    const totalOf = async (wanted: { kind?: string; other?: string }) =>
      (await readPage(product.app.db, joined, { page: 1, pageSize: 1, ...wanted })).total;
    expect(await totalOf({ kind: 'rare' })).toBe(400);
    expect(await totalOf({ kind: 'rare', other: 'added' })).toBe(0);
  });

  test('is counted exactly up to 10,000, also with a filter', async () => {
    const rare = await get({ kind: 'rare', pageSize: 50 });
    expect(rare).toMatchObject({ total: 400, items: { length: 50 } });
    expect(rare).not.toHaveProperty('totalCapped');
    await product.app.db.execute(sql`update things set kind = 'set aside' where kind = 'rare'`);
    expect(await get({ kind: 'common' })).toMatchObject({ total: 10_000 });
    expect(await get({ kind: 'common' })).not.toHaveProperty('totalCapped');
    await product.app.db.execute(sql`update things set kind = 'rare' where kind = 'set aside'`);
  });
});

describe('what is refused', () => {
  const refused = async (query: Record<string, string>, field: string) => {
    const answer = await product.fastify.inject({ url: '/api/things', query });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
    return answer.json().fields[field] as string;
  };

  test('a column by which the list may not be sorted, a page too large, and another direction', async () => {
    expect(await refused({ sort: 'kind' }, 'sort')).toBe('This list cannot be sorted that way');
    await refused({ pageSize: '51' }, 'pageSize');
    await refused({ page: '501' }, 'page');
    await refused({ order: 'sideways' }, 'order');
  });

  test('a cursor of another order, filter or list, and an invented one', async () => {
    const { next } = await get({ pageSize: 1 });
    if (!next) throw new Error('no next');
    const words = 'This link belongs to another list. Please start again from the first page';
    expect(await refused({ after: next, order: 'asc' }, 'after')).toBe(words);
    await refused({ after: next, sort: 'name' }, 'after');
    await refused({ after: next, kind: 'rare' }, 'after');
    const [digest, page, key, id] = JSON.parse(Buffer.from(next, 'base64url').toString());
    const madeUp = (parts: unknown) =>
      refused({ after: Buffer.from(JSON.stringify(parts)).toString('base64url') }, 'after');
    await madeUp([digest, page, key, 'me']);
    await madeUp([digest, page, null, id]);
    await madeUp([digest, page, '2026-02-30T09:00:00.000000Z', id]);
    await madeUp([digest, page, '0000-01-01T00:00:00.000000Z', id]);
    await madeUp([digest, page, "2026-11-21' or true --", id]);
    await madeUp([digest, -1, key, id]);
    await madeUp([digest, page, key]);
    await madeUp({ digest });
    await refused({ after: 'nothing of ours' }, 'after');
    await refused({ after: '' }, 'after');
    const other = { ...thingsList, name: 'others' };
    await expect(readPage(product.app.db, other, { page: 1, pageSize: 1, after: next })).rejects.toThrow(
      'invalid_input',
    );
  });
});

/** The plan of the rows of the page after one in the middle. */
async function planAfterTheMiddle(order: (typeof orders)[number]): Promise<string> {
  const { next } = await readPage(product.app.db, thingsList, { ...order, page: 100, pageSize: 50 });
  const asked: { query: string; params: unknown[] }[] = [];
  const logger = { logQuery: (query: string, params: unknown[]) => void asked.push({ query, params }) };
  await readPage(drizzle(product.app.db.$client, { logger }), thingsList, {
    ...{ ...order, page: 1, pageSize: 50, after: next ?? '' },
  });
  const page = asked.find(({ query }) => query.includes('order by'));
  const { rows } = await product.app.db.$client.query(`explain ${page?.query}`, page?.params);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test.each(orders)('a page by $sort $order begins in the middle of its index and sorts nothing', async (order) => {
  const plan = await planAfterTheMiddle(order);
  expect(plan).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${thingsList.sorts[order.sort].index}`));
  expect(plan).toContain('Index Cond: ');
  expect(plan).toContain('ROW(');
  expect(plan).not.toMatch(/Sort|Seq Scan/);
});
