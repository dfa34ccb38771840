import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { reconciliationIssues } from '#server/payments/cases/tables.ts';
import { type Entry, type PostingKind, postLedger } from '#server/payments/ledger/post-ledger.ts';
import type { AdminOverview } from '#shared/contracts/admin-overview.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { adminOverviewRoutes } from './routes.ts';

let product: TestApp;
let admin: MadePerson;
let safari: { id: string };
let hotel: { id: string };

const dollars = (account: Entry['account'], cents: number): Entry => ({ account, amountMinor: cents });

beforeAll(async () => {
  // Noon in Nairobi of 21 November.
  product = await createTestApp({ routes: [adminOverviewRoutes], jobs: bookingsJobs, env: { RATE_LIMITS: 'off' } });
  const { app } = product;
  admin = await makePerson(app, { role: 'admin' });
  const amina = await makePerson(app);
  safari = await makeService(app);
  hotel = await makeService(app, { category: 'hotels', priceUnit: 'night', title: { en: '=Jahazi Rooms' } });
  await app.db.update(people).set({ createdAt: new Date('2025-01-01T09:00:00+03:00') });
  await app.db
    .update(people)
    .set({ createdAt: new Date('2026-11-20T23:59:59+03:00') })
    .where(eq(people.id, amina.id));
  await app.db
    .update(services)
    .set({ createdAt: new Date('2026-10-20T09:00:00+03:00') })
    .where(eq(services.id, safari.id));
  await app.db
    .update(services)
    .set({ createdAt: new Date('2026-11-20T09:00:00+03:00') })
    .where(eq(services.id, hotel.id));
  const book = async (serviceId: string, at: string, values: Partial<typeof bookings.$inferInsert>) => {
    const endDate = serviceId === hotel.id ? { endDate: '2026-12-02' } : {};
    const { id } = await makeBooking(app, { person: amina, serviceId, ...endDate });
    const createdAt = new Date(at);
    await app.db
      .update(bookings)
      .set({ createdAt, ...values })
      .where(eq(bookings.id, id));
  };
  const paid = { status: 'confirmed' as const, confirmedAt: new Date('2026-11-21T08:00:00+03:00') };
  // The first and the last moment of 20 November in Kenya, and one moment beyond each.
  await book(safari.id, '2026-11-20T00:00:00+03:00', { ...paid, totalCents: 10_050 });
  await book(hotel.id, '2026-11-20T23:59:59.999+03:00', { ...paid, status: 'completed', totalCents: 30_025 });
  await book(safari.id, '2026-11-19T23:59:59.999+03:00', { ...paid, totalCents: 7_001 });
  await book(safari.id, '2026-11-21T00:00:00+03:00', { ...paid, totalCents: 500 });
  await book(hotel.id, '2026-11-20T12:00:00+03:00', { ...paid, status: 'cancelled', totalCents: 99_900 });
  await book(hotel.id, '2026-11-20T12:00:00+03:00', { status: 'cancelled', totalCents: 88_800 });
  await book(hotel.id, '2026-11-20T12:00:00+03:00', { totalCents: 77_700 });
  const post = (kind: PostingKind, at: string, entries: Entry[]) =>
    transaction(app, (tx) => postLedger(tx, { kind, source: newId(), entries, at: new Date(at) }));
  const noon = '2026-11-20T12:00:00+03:00';
  await post('payment', noon, [
    ...[dollars('stripe:clearing:USD', 35_075), dollars('loyalty:USD', 5_000)],
    dollars('customer:deposits:USD', -40_075),
  ]);
  await post('refund', noon, [dollars('customer:deposits:USD', 1_050), dollars('refund:pending:USD', -1_050)]);
  await post('earn', noon, [
    ...[dollars('customer:deposits:USD', 10_000), dollars('provider:payable:USD', -8_800)],
    dollars('commission:USD', -1_200),
  ]);
  await post('payment', '2026-11-19T12:00:00+03:00', [
    ...[dollars('stripe:clearing:USD', 100), dollars('customer:deposits:USD', -100)],
  ]);
});
afterAll(() => product?.close());

const ask = (path: string, who = admin) =>
  product.fastify.inject({ url: `/api/admin/${path}`, headers: { authorization: `Bearer ${who.token}` } });

async function overviewOf(query: string): Promise<AdminOverview> {
  const answer = await ask(`overview?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

describe('the figures of a day', () => {
  test('bookings by the day in Kenya on which they were made, money by the ledger, beside the day before', async () => {
    const overview = await overviewOf('from=2026-11-20&to=2026-11-20');
    expect(overview).toMatchObject({ before: { from: '2026-11-19', to: '2026-11-19' }, step: 'day' });
    expect(overview.sums).toEqual({
      ...{ people: 1, listings: 1, bookings: 2, cancelled: 1, value: 400.75 },
      // Paid in money and points, less the refund; a split moves nothing in or out.
      ...{ received: 390.25, commission: 12 },
    });
    expect(overview.sumsBefore).toEqual({
      ...{ people: 0, listings: 0, bookings: 1, cancelled: 0, value: 70.01, received: 1, commission: 0 },
    });
  });

  test('categories and listings, that with the highest sum first', async () => {
    const { categories, topListings } = await overviewOf('from=2026-11-20&to=2026-11-20');
    expect(categories.slice(0, 3)).toEqual([
      { category: 'hotels', bookings: 1, value: 300.25 },
      { category: 'safari', bookings: 1, value: 100.5 },
      { category: 'cultural', bookings: 0, value: 0 },
    ]);
    expect(categories).toHaveLength(17);
    expect(topListings.map(({ id, bookings: count, value }) => [id, count, value])).toEqual([
      [hotel.id, 1, 300.25],
      [safari.id, 1, 100.5],
    ]);
  });
});

test('without days it is the last thirty, and each step adds up to the sums', async () => {
  const month = await overviewOf('');
  expect(month).toMatchObject({ from: '2026-10-23', to: '2026-11-21', step: 'day', totals: { listings: 2 } });
  expect(month.sums).toMatchObject({ bookings: 4, value: 475.76 });
  for (const query of ['', 'from=2026-08-01', 'from=2025-11-21&to=2026-11-21']) {
    const { sums, parts, categories } = await overviewOf(query);
    const sum = (of: readonly number[]) => Math.round(of.reduce((total, one) => total + one, 0) * 100) / 100;
    for (const key of ['bookings', 'value', 'received', 'commission'] as const) {
      expect(sum(parts.map((part) => part[key])), `${query} ${key}`).toBe(sums[key]);
    }
    expect(sum(categories.map(({ value }) => value))).toBe(sums.value);
  }
});

test('the file says what the screen says, and no title becomes a formula', async () => {
  const days = 'from=2026-11-20&to=2026-11-20';
  const overview = await overviewOf(days);
  const file = await ask(`overview.csv?${days}`);
  expect(file.headers['content-disposition']).toContain('twende-report-2026-11-20-2026-11-20.csv');
  const rows = parse(file.rawPayload, { bom: true }) as string[][];
  const [titles, sums, before, day] = rows;
  expect(titles).toEqual([
    ...['Part', 'Name', 'From', 'To', 'New users', 'New services', 'Bookings, paid', 'Cancelled'],
    ...['Price of the bookings (USD)', 'Paid by travellers, less refunds (USD)', 'Commission (USD)'],
  ]);
  expect(sums).toEqual(['Total', '', '2026-11-20', '2026-11-20', '1', '1', '2', '1', '400.75', '390.25', '12']);
  expect(before?.slice(0, 4)).toEqual(['Before', '', '2026-11-19', '2026-11-19']);
  expect(day).toEqual(['Day', '', '2026-11-20', '2026-11-20', '', '', '2', '', '400.75', '390.25', '12']);
  expect(rows).toHaveLength(4 + overview.categories.length + overview.topListings.length);
  expect(rows.some((row) => row[1] === "'=Jahazi Rooms (Savanna Trails)" && row[8] === '300.25')).toBe(true);
});

test('what waits is counted, and the newest bookings are there', async () => {
  const issue = { code: 'deposit_overdrawn' as const, subject: 'x', createdAt: product.clock.now() };
  await product.app.db.insert(reconciliationIssues).values([
    { id: newId(), ...issue },
    { id: newId(), ...issue, status: 'closed' },
  ]);
  const { waiting, recent, health } = await overviewOf('');
  expect(waiting).toEqual({
    ...{
      provider: 0,
      service: 0,
      change: 0,
      document: 0,
      reviews: 0,
      messages: 0,
      cases: 1,
      disputes: 0,
      payouts: 0,
      consents: 0,
      refunds: 0,
      transfers: 0,
      deadJobs: 0,
      tickets: 0,
    },
  });
  expect((await ask('waiting')).json()).toEqual(waiting);
  expect(recent[0]).toMatchObject({ service: { title: 'Mara dawn drive' }, total: 5 });
  expect(recent).toHaveLength(6);
  expect(health).toMatchObject({ eventsWaiting: 0, attemptsUnknown: 0, card: { succeeded: 0, failed: 0 } });
});

test.each([
  ['from=2026-02-30', 'from'],
  ['to=tomorrow', 'to'],
  ['from=2026-11-21&to=2026-11-20', 'to'],
  ['to=2026-11-22', 'to'],
  ['from=2026-11-22', 'from'],
  ['from=2025-11-20', 'from'],
  [`from=${'2'.repeat(500)}`, 'from'],
])('%s is refused at its field, on the screen and as a file', async (query, field) => {
  for (const path of ['overview', 'overview.csv']) {
    const answer = await ask(`${path}?${query}`);
    expect(answer.statusCode, path).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  }
});

test('others than admins get nothing', async () => {
  const nobody = await makePerson(product.app);
  for (const path of ['overview', 'overview.csv']) expect((await ask(path, nobody)).statusCode).toBe(403);
});
