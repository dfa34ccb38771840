import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { dayPriceLimits } from '#shared/listing-rules.ts';
import { usd } from '#shared/money.ts';
import { makeBooking, makePerson } from '#tests/support/factories.ts';
import { getBookable } from '../bookable-queries.ts';
import { serviceDayPrices, services } from '../tables.ts';
import { createEditingApp, type EditingApp, editingCalls } from './editing.fixture.ts';

let made: EditingApp;
beforeAll(async () => {
  made = await createEditingApp();
});
afterAll(() => made?.close());

const { live, page } = editingCalls(() => made);

const set = (host: { token: string }, id: string, body: object) =>
  made.ask('PUT', `/${id}/day-prices`, host, { startDate: '2026-12-12', endDate: '2026-12-12', ...body });
const priced = async (id: string) => {
  const rows = await made.app.db.select().from(serviceDayPrices).where(eq(serviceDayPrices.serviceId, id));
  return rows
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, priceCents, kindCents }) => [date, priceCents, kindCents]);
};
const quote = async (id: string, query: string) =>
  (await made.fastify.inject(`/api/services/${id}/quote?${query}`)).json();

const stay = { category: 'hotels', priceUnit: 'night', priceCents: usd(10_000), guestsPerPlace: 2 } as const;

test('a price of days is public at once, lines of the quote tell it, bookings keep theirs, and it can be removed', async () => {
  const { id, host } = await live(stay);
  const person = await makePerson(made.app);
  const dates = { startDate: '2026-12-11', endDate: '2026-12-14' };
  const { id: bookingId } = await makeBooking(made.app, { person, serviceId: id, ...dates });
  expect(await page(id)).toMatchObject({ priceFrom: 100, priceTo: 100, pricedKinds: [], singleDays: false }); // kept from here on
  const answer = await set(host, id, { endDate: '2026-12-13', pricePerUnit: 160.01 });
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  expect(await priced(id)).toEqual([
    ['2026-12-12', 16_001, {}],
    ['2026-12-13', 16_001, {}],
  ]);
  expect(await page(id)).toMatchObject({ pricePerUnit: 100, priceFrom: 100, priceTo: 160.01, singleDays: true });
  const { lines, total, pricesDiffer } = await quote(id, new URLSearchParams(dates).toString());
  expect(lines.map(({ label, amount }: { label: string; amount: number }) => [label, amount])).toEqual([
    ['1 night, from 11 Dec 2026', 100],
    ['2 nights, from 12 Dec 2026', 320.02],
  ]);
  expect([total, pricesDiffer]).toEqual([420.02, true]);
  const [row] = await made.app.db.select().from(bookings).where(eq(bookings.id, bookingId));
  expect(row?.totalCents).toBe(30_000);
  await set(host, id, { pricePerUnit: 80 });
  expect(await priced(id)).toEqual([
    ['2026-12-12', 8_000, {}],
    ['2026-12-13', 16_001, {}],
  ]);
  await set(host, id, { startDate: '2026-12-01', endDate: '2026-12-31', pricePerUnit: null });
  expect(await priced(id)).toEqual([]);
  expect(await page(id)).toMatchObject({ priceFrom: 100, priceTo: 100 });
  const entries = await made.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(entries.filter(({ action }) => action === 'calendar.priced')).toHaveLength(3);
  expect((await made.ask('GET', `/${id}`, host)).json().service.version).toBe(0);
});

test('residents have prices of their own on single days, which the listing tells, and a quote charges', async () => {
  const { id, host } = await live(stay);
  expect(
    (await set(host, id, { pricePerUnit: 160, residencyPrices: { resident: 90, citizen: null } })).statusCode,
  ).toBe(200);
  expect(await page(id)).toMatchObject({ residencyPrices: {}, pricedKinds: ['resident'] });
  const residents = 'guests=2&party=resident:2&startDate=2026-12-12';
  expect(await quote(id, `${residents}&endDate=2026-12-14`)).toMatchObject({ total: 190 });
});

test('a stay is priced by the single days that it has, and its guests are told apart by those of all others, too', async () => {
  const { id, host } = await live({ ...stay, rules: { minStay: 2 } });
  const first = calendarDate('2026-11-21');
  await set(host, id, { startDate: first, endDate: addDays(first, 400), pricePerUnit: 90 });
  await set(host, id, {
    startDate: '2027-03-01',
    endDate: '2027-03-01',
    pricePerUnit: 80,
    residencyPrices: { resident: 40 },
  });
  const startDate = calendarDate('2026-12-12');
  const read = async (dates: object) => (await getBookable(made.app.db, id, { startDate, ...dates })).service;
  const asked = await read({ endDate: calendarDate('2026-12-14') });
  expect(Object.keys(asked.dayPrices)).toEqual(['2026-12-12', '2026-12-13', '2026-12-14']);
  expect(asked.dayPriceKinds).toEqual(['resident']);
  expect(Object.keys((await read({})).dayPrices)).toHaveLength(3);
  const residents = 'guests=2&party=resident:2&startDate=2026-12-12';
  const { total, party } = await quote(id, residents);
  expect([total, party]).toEqual([180, [expect.objectContaining({ kind: 'resident', count: 2 })]]);
  const days = await made.fastify.inject(`/api/services/${id}/availability?from=2027-02-28&to=2027-03-02`);
  expect(days.json().days.map(({ pricePerUnit }: { pricePerUnit: number }) => pricePerUnit)).toEqual([90, 80, 90]);
});

test('children have prices of their own only where the listing says until which age, and none by the night', async () => {
  const child = { pricePerUnit: 160, residencyPrices: { citizen_child: 20 } };
  const drive = await live({ priceCents: usd(10_000) });
  const refused = await set(drive.host, drive.id, child);
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['residencyPrices.citizen_child']]);
  const family = await live({ priceCents: usd(10_000), childUntil: 12 });
  expect((await set(family.host, family.id, child)).statusCode).toBe(200);
  const { version } = (await made.ask('GET', `/${family.id}`, family.host)).json().service;
  const save = (fields: object) => made.ask('PUT', `/${family.id}`, family.host, { version, ...fields });
  const withoutAge = await save({ childUntil: null });
  expect([withoutAge.statusCode, Object.keys(withoutAge.json().fields)]).toEqual([400, ['childUntil']]);
  expect((await save({ priceUnit: 'trip', childUntil: 12 })).statusCode).toBe(200);
  expect(await priced(family.id)).toEqual([]);
  const house = await live(stay);
  expect((await set(house.host, house.id, child)).statusCode).toBe(200);
  expect(await priced(house.id)).toEqual([['2026-12-12', 16_000, {}]]);
  // The same is left out on all other days.
  const prices = { pricePerUnit: 160, residencyPrices: { resident: 90, citizen_child: 20 } };
  const season = { name: 'Low', startDate: '2027-04-01', endDate: '2027-04-02', ...prices };
  const change = { version: 0, ...prices, weekend: prices, seasons: [season] };
  const { service } = (await made.ask('PUT', `/${house.id}`, house.host, change)).json();
  for (const { residencyPrices } of [service, service.weekend, service.seasons[0]])
    expect(residencyPrices).toEqual({ resident: 90 });
});

test('another unit ends the prices of single days, which its editor does not show', async () => {
  const { id, host } = await live({ ...stay, category: 'car', priceUnit: 'day' });
  await set(host, id, { pricePerUnit: 155, residencyPrices: { resident: 90 } });
  expect(await page(id)).toMatchObject({ priceTo: 155, singleDays: true });
  const { version } = (await made.ask('GET', `/${id}`, host)).json().service;
  const change = { version, priceUnit: 'trip', pricePerUnit: 40 };
  const saved = await made.ask('PUT', `/${id}`, host, change);
  expect([saved.statusCode, saved.json().fields]).toEqual([200, undefined]);
  expect(await priced(id)).toEqual([]);
  expect(await page(id)).toMatchObject({ priceFrom: 40, priceTo: 40, singleDays: false, pricedKinds: [] });
  expect(await quote(id, 'guests=2&startDate=2026-12-12')).toMatchObject({ total: 40 });
});

test('a copy has no prices of single days, and is listed by those of its weekends and seasons', async () => {
  const low = { name: 'Low', startDate: calendarDate('2027-04-01'), endDate: calendarDate('2027-04-02') };
  const seasons = [{ ...low, priceCents: usd(6_000) }];
  const { id, host } = await live({ ...stay, seasons, weekend: { priceCents: usd(13_000) } });
  await set(host, id, { pricePerUnit: 160, residencyPrices: { resident: 90 } });
  const copy = (await made.ask('POST', `/${id}/duplicate`, host, {})).json().service;
  expect(await priced(copy.id)).toEqual([]);
  const [row] = await made.app.db.select().from(services).where(eq(services.id, copy.id));
  expect([row?.priceFromCents, row?.priceToCents]).toEqual([6_000, 13_000]);
  expect((await made.ask('DELETE', `/${copy.id}`, host)).statusCode).toBe(200);
});

describe('what is refused', () => {
  test.each([
    ['days that are past', { startDate: '2026-11-20', endDate: '2026-11-21' }],
    ['days beyond those that can be booked', { endDate: '2028-11-22' }],
    ['days that end before they begin', { endDate: '2026-12-11' }],
    ['a day more than the limit', { startDate: '2026-11-21', endDate: addDays(calendarDate('2026-11-21'), 731) }],
  ])('%s', async (_, days) => {
    const { id, host } = await live(stay);
    const answer = await set(host, id, { pricePerUnit: 90, ...days });
    expect([answer.statusCode, answer.json().code, await priced(id)]).toEqual([400, 'invalid_dates', []]);
  });

  test.each([
    ['no price', {}, 'pricePerUnit'],
    ['a price below what a card can pay', { pricePerUnit: 0.49 }, 'pricePerUnit'],
    ['a price beyond all', { pricePerUnit: 50_001 }, 'pricePerUnit'],
    ['residents above the others', { pricePerUnit: 90, residencyPrices: { resident: 91 } }, 'residencyPrices.resident'],
    ['no such day', { pricePerUnit: 90, endDate: '2026-12-32' }, 'endDate'],
  ])('%s', async (_, body, field) => {
    const { id, host } = await live(stay);
    const answer = await set(host, id, body);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
    expect(await priced(id)).toEqual([]);
  });

  test('another provider, and a member who may not manage', async () => {
    const { id, host } = await live(stay);
    const other = await made.makeHost();
    expect((await set(other, id, { pricePerUnit: 90 })).statusCode).toBe(404);
    const clerk = await made.makeHost(['bookings', 'money'], host.providerId);
    expect((await set(clerk, id, { pricePerUnit: 90 })).statusCode).toBe(403);
    const draft = await made.draft(host);
    expect((await set(host, draft.id, { pricePerUnit: 90 })).statusCode).toBe(200);
    await made.app.db.update(services).set({ status: 'paused', listed: false }).where(eq(services.id, id));
    expect((await set(host, id, { pricePerUnit: 90 })).statusCode).toBe(200);
  });
});

test('as many days as the limit, and as many changes a day', async () => {
  const { id, host } = await live(stay);
  const first = calendarDate('2026-11-21');
  const all = { startDate: first, endDate: addDays(first, dayPriceLimits.days - 1) };
  expect((await set(host, id, { ...all, pricePerUnit: 90 })).statusCode).toBe(200);
  expect(await priced(id)).toHaveLength(731);
  for (let count = 1; count < dayPriceLimits.changesPerDay; count += 1) {
    expect((await set(host, id, { pricePerUnit: null })).statusCode).toBe(200);
  }
  const refused = await set(host, id, { pricePerUnit: null });
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_tries']);
});
