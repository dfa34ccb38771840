import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { adminExportRoutes } from './routes.ts';

/** More than are read at a time. */
const many = 1_203;
/** With two admins. */
const most = many + 2;
let product: TestApp;
let admin: MadePerson;
let other: MadePerson;

beforeAll(async () => {
  product = await createTestApp({ routes: [(http, app) => adminExportRoutes(http, app, most)] });
  admin = await makePerson(product.app, { role: 'admin', name: '=1+1' });
  other = await makePerson(product.app, { role: 'admin' });
  await product.app.db.execute(sql`
    insert into people (id, name, email, preferences, created_at, updated_at)
    select gen_random_uuid(), 'Mgeni ' || n / 3, 'mgeni' || n || '@example.com', '{}', at, at
    from (select n, timestamptz '2026-11-01' - n / 3 * interval '1 minute' as at from generate_series(1, ${many}) n) made`);
});
afterAll(() => product?.close());

const get = (path: string, { token } = admin) =>
  product.fastify.inject({ url: `/api/admin/${path}`, headers: { authorization: `Bearer ${token}` } });

async function rowsOf(path: string): Promise<Record<string, string>[]> {
  const answer = await get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return parse(answer.body, { bom: true, columns: true });
}

const lastEntry = async () =>
  (await product.app.db.select().from(auditEntries).orderBy(desc(auditEntries.at), desc(auditEntries.id)).limit(1))[0];

test('a file has every row once, in the order that was asked for, and no formula', async () => {
  const rows = await rowsOf('users.csv?sort=name&order=asc');
  const stored = await product.app.db.select({ id: people.id }).from(people).orderBy(people.name, people.id);
  expect(rows.map(({ ID }) => ID)).toEqual(stored.map(({ id }) => id));
  expect(rows.find(({ ID }) => ID === admin.id)).toMatchObject({ Name: "'=1+1", Role: 'admin' });
});

test('times are those of Nairobi, as on the screen, with their offset', async () => {
  expect(await rowsOf('users.csv?q=mgeni1000%40')).toMatchObject([{ 'Made at': '2026-10-31T21:27:00+03:00' }]);
});

test('its filters are those of the list, and a wrong one is refused', async () => {
  expect(await rowsOf('users.csv?q=mgeni1000%40&role=')).toMatchObject([{ Name: 'Mgeni 333' }]);
  expect((await get('users.csv?role=king')).statusCode).toBe(400);
});

test('who has downloaded what is recorded, without the words that were looked for', async () => {
  await rowsOf('users.csv?q=mgeni7%40example.com&state=unverified&note=Mgeni+7');
  expect(await lastEntry()).toMatchObject({
    ...{ actorId: admin.id, action: 'list.exported', subjectType: 'list', subjectId: 'users' },
    detail: { state: 'unverified', searched: true },
  });
  await rowsOf('audit.csv?about=mgeni7%40example.com');
  const { detail } = (await lastEntry()) ?? {};
  expect(detail).toMatchObject({ searched: true });
  expect(JSON.stringify(detail)).not.toContain('mgeni');
});

test('whoever signed in long ago confirms it before the names and addresses of many are downloaded', async () => {
  product.clock.advance(12 * 3_600_000 + 1);
  try {
    for (const path of ['users.csv', 'bookings.csv', 'review-reports.csv', 'audit.csv']) {
      const refused = await get(path);
      expect([path, refused.statusCode, refused.json()]).toMatchObject([path, 403, { code: 'sign_in_again' }]);
    }
    expect((await get('payments.csv')).statusCode).toBe(200);
  } finally {
    product.clock.advance(-(12 * 3_600_000 + 1));
  }
});

test('an admin downloads one file at a time', async () => {
  const url = '/api/admin/users.csv';
  const headers = { authorization: `Bearer ${admin.token}` };
  // As long as nobody reads it, it is not sent to its end.
  const first = await product.fastify.inject({ url, headers, payloadAsStream: true });
  expect(first.statusCode).toBe(200);
  const second = await get('bookings.csv');
  expect([second.statusCode, second.json()]).toMatchObject([409, { code: 'download_running' }]);
  expect((await get('bookings.csv', other)).statusCode).toBe(200);
  expect(parse(await text(first.stream()), { bom: true })).toHaveLength(1 + most);
  await rowsOf('bookings.csv');
});

test('a list as long as a file may be is sent, and a longer one is refused at once and not recorded', async () => {
  expect(await rowsOf('users.csv')).toHaveLength(most);
  const before = await lastEntry();
  await makePerson(product.app);
  const answer = await get('users.csv');
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'list_too_long' }]);
  expect(await lastEntry()).toEqual(before);
  expect(await rowsOf('users.csv?q=mgeni')).toHaveLength(many);
});

/** Applications that wait, and documents of an approved provider that have ended; three of each at one instant or day. */
async function addWaiting(from: number, to: number): Promise<void> {
  const { db } = product.app;
  await db.execute(sql`
    insert into providers (id, name, kind, status, location, county, lat, lon, email, submitted_at, created_at, updated_at)
    select gen_random_uuid(), 'Nyumba ' || n, 'stay', case n when 0 then 'approved' else 'pending' end, 'Lamu', 'Lamu', -2.27, 40.9,
      'a@example.com', at, at, at
    from (select n, timestamptz '2026-10-01' + n / 3 * interval '1 minute' as at from generate_series(${from}::int, ${to}::int) n) made`);
  await db.execute(sql`
    insert into provider_documents (id, provider_id, type, file_name, media_type, bytes, expires_on, uploaded_by, created_at)
    select gen_random_uuid(), (select id from providers where status = 'approved'), 'county_permit', 'a.pdf', 'application/pdf', 1,
      date '2020-01-01' + n / 3, ${admin.id}, timestamptz '2019-01-01' from generate_series(greatest(${from}::int, 1), ${to}::int) n`);
}

test('what waits, and documents that end, are read in batches without a gap, and counted before anything is sent', async () => {
  await addWaiting(0, most);
  const { db } = product.app;
  const ids = async (from: string) => (await db.execute<{ id: string }>(sql.raw(from))).rows.map(({ id }) => id);
  const approvals = await rowsOf('approvals.csv');
  const waiting = "select id from providers where status = 'pending' order by submitted_at, id";
  expect(approvals.map(({ ID }) => ID)).toEqual(await ids(waiting));
  const ending = 'select id from provider_documents order by expires_on, id';
  const documents = 'documents.csv';
  expect((await rowsOf(documents)).map(({ ID }) => ID)).toEqual(await ids(ending));
  expect(approvals).toHaveLength(most);
  await addWaiting(most + 1, most + 1);
  const before = await lastEntry();
  for (const path of ['approvals.csv', documents]) {
    const answer = await get(path);
    expect([path, answer.statusCode, answer.json()]).toMatchObject([path, 422, { code: 'list_too_long' }]);
  }
  expect(await lastEntry()).toEqual(before);
});

test('a refused file leaves the way free for the next one, and only admins get any', async () => {
  expect((await get('ledger/entries.csv?account=none')).statusCode).toBe(404);
  await rowsOf('users.csv?role=admin');
  expect((await get('users.csv', await makePerson(product.app))).statusCode).toBe(403);
});
