import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings } from '#server/bookings/tables.ts';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { calendarDate } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';
import { makeBooking, makePerson } from '#tests/support/factories.ts';
import { createEditingApp, type EditingApp, editingCalls } from './editing.fixture.ts';

let made: EditingApp;
beforeAll(async () => {
  made = await createEditingApp();
});
afterAll(() => made?.close());
const { live, save, read, page } = editingCalls(() => made);

test('the price is public at once, in lists too, and bookings keep theirs', async () => {
  const { id, host } = await live({ priceCents: usd(10_000) });
  const person = await makePerson(made.app);
  const { id: bookingId, totalCents } = await makeBooking(made.app, { person, serviceId: id });
  expect((await save(host, id, { pricePerUnit: 150 })).statusCode).toBe(200);
  expect(await page(id)).toMatchObject({ pricePerUnit: 150, priceFrom: 150, priceTo: 150 });
  const [row] = await made.app.db.select().from(bookings).where(eq(bookings.id, bookingId));
  expect([row?.totalCents, totalCents]).toEqual([10_000, 10_000]);
});

test('seasons are public at once, and without them the usual price is the only one', async () => {
  const { id, host } = await live({ priceCents: usd(10_000) });
  const peak = {
    name: 'Peak',
    startDate: '2027-07-01',
    endDate: '2027-09-30',
    pricePerUnit: 180,
    residencyPrices: {},
  };
  const low = {
    name: 'Rains',
    startDate: '2027-04-01',
    endDate: '2027-05-31',
    pricePerUnit: 70,
    residencyPrices: {},
  };
  await save(host, id, { seasons: [peak, low] });
  const { name: _, ...shown } = low;
  expect(await page(id)).toMatchObject({ priceFrom: 70, priceTo: 180, seasons: [shown, expect.anything()] });
  expect((await read(host, id)).seasons).toEqual([low, peak]);
  await save(host, id, { seasons: [] });
  expect(await page(id)).toMatchObject({ priceFrom: 100, priceTo: 100, seasons: [] });
});

test('residency prices are public at once, empty fields are none, and bookings keep theirs', async () => {
  const { id, host } = await live({ priceCents: usd(10_000) });
  const prices = { resident: 70, citizen: 50, citizen_child: 0, resident_child: null };
  const season = { name: 'Peak', startDate: '2027-07-01', endDate: '2027-09-30', pricePerUnit: 180 };
  const seasons = [
    { ...season, residencyPrices: { resident: 120 } },
    { ...season, startDate: '2028-07-01', endDate: '2028-08-01' },
  ];
  const { statusCode } = await save(host, id, { residencyPrices: prices, childUntil: 12, seasons });
  expect(statusCode).toBe(200);
  const shown = { residencyPrices: { resident: 70, citizen: 50, citizen_child: 0 }, childUntil: 12 };
  expect(await read(host, id)).toMatchObject({
    ...shown,
    seasons: [{ residencyPrices: { resident: 120 } }, { residencyPrices: {} }],
  });
  expect(await page(id)).toMatchObject({ ...shown, pricePerUnit: 100, priceFrom: 100 });
  const person = await makePerson(made.app);
  const party = [{ kind: 'citizen', count: 2 } as const];
  const { id: bookingId, totalCents } = await makeBooking(made.app, { person, serviceId: id, guests: 2, party });
  await save(host, id, { residencyPrices: {} });
  expect(await page(id)).toMatchObject({ residencyPrices: {} });
  const [row] = await made.app.db.select().from(bookings).where(eq(bookings.id, bookingId));
  expect([totalCents, row?.totalCents, row?.party]).toEqual([10_000, 10_000, party]);
});

test('the price of weekends is public at once, and can be removed', async () => {
  const { id, host } = await live({ category: 'hotels', priceUnit: 'night', priceCents: usd(10_000) });
  const weekend = { pricePerUnit: 130.5, residencyPrices: { resident: 90 } };
  const { statusCode } = await save(host, id, {
    weekend: { ...weekend, residencyPrices: { resident: 90, citizen: null, citizen_child: 5 } },
  });
  expect(statusCode).toBe(200);
  expect(await read(host, id)).toMatchObject({ weekend, version: 1 });
  expect(await page(id)).toMatchObject({ weekend, pricePerUnit: 100, priceFrom: 100, priceTo: 130.5 });
  const person = await makePerson(made.app);
  const dates = { startDate: '2026-12-10', endDate: '2026-12-14' };
  const { id: bookingId } = await makeBooking(made.app, { person, serviceId: id, ...dates });
  const copy: ProviderService = (await made.ask('POST', `/${id}/duplicate`, host, {})).json().service;
  expect(copy.weekend).toEqual(weekend);
  await save(host, id, { weekend: null });
  expect(await page(id)).toMatchObject({ weekend: null, priceFrom: 100, priceTo: 100 });
  const [row] = await made.app.db.select().from(bookings).where(eq(bookings.id, bookingId));
  expect(row?.totalCents).toBe(46_100);
});

test('another unit has other weekends', async () => {
  const rules = { bookableFrom: calendarDate('2026-12-11'), bookableUntil: calendarDate('2026-12-11') };
  const weekend = { priceCents: usd(13_000) };
  const { id, host } = await live({ category: 'car', priceUnit: 'day', priceCents: usd(10_000), weekend, rules });
  expect(await page(id)).toMatchObject({ priceFrom: 100 }); // a Friday
  await save(host, id, { bookableFrom: '2026-12-13', bookableUntil: '2026-12-13' });
  expect(await page(id)).toMatchObject({ priceFrom: 130 });
  await save(host, id, { priceUnit: 'trip', weekend: { pricePerUnit: 140 } });
  expect(await page(id)).toMatchObject({ priceFrom: 140 });
});

test('another unit of what can be booked ends the prices of weekends and seasons that are not sent with it', async () => {
  const season = { name: 'Low', startDate: calendarDate('2027-04-01'), endDate: calendarDate('2027-04-02') };
  const seasons = [{ ...season, priceCents: usd(6_000) }];
  const weekend = { priceCents: usd(13_000) };
  const { id, host } = await live({ category: 'car', priceUnit: 'day', priceCents: usd(10_000), weekend, seasons });
  const sent = { pricePerUnit: 40, weekend: { pricePerUnit: 45 }, seasons: [{ ...season, pricePerUnit: 30 }] };
  expect((await save(host, id, { priceUnit: 'trip', ...sent })).statusCode).toBe(200);
  expect(await page(id)).toMatchObject({ weekend: sent.weekend, priceFrom: 30, priceTo: 45 });
  await save(host, id, { priceUnit: 'day' });
  expect(await page(id)).toMatchObject({ weekend: null, seasons: [], pricePerUnit: 40, priceFrom: 40, priceTo: 40 });
});

test('a draft with prices of children gets a category that is not sold per person, and keeps its other prices', async () => {
  const host = await made.makeHost();
  const { id } = await made.draft(host);
  const prices = { residencyPrices: { resident: 70, citizen_child: 20 }, pricePerUnit: 130 };
  const season = { name: 'Low', startDate: '2027-04-01', endDate: '2027-04-02', ...prices };
  expect((await save(host, id, { ...prices, childUntil: 12, weekend: prices, seasons: [season] })).statusCode).toBe(
    200,
  );
  const saved = await save(host, id, { category: 'hotels' });
  expect([saved.statusCode, saved.json().fields]).toEqual([200, undefined]);
  const kept = { pricePerUnit: 130, residencyPrices: { resident: 70 } };
  const { service } = saved.json();
  expect(service).toMatchObject({ priceUnit: 'night', childUntil: null, weekend: kept, ...kept });
  expect(service.seasons).toEqual([expect.objectContaining(kept)]);
});

test('a copy has the residency prices, and a price by the night has none of children', async () => {
  const kindCents = { resident: usd(7_000), citizen_child: usd(2_000) };
  const { id, host } = await live({ priceCents: usd(10_000), kindCents, childUntil: 12, category: 'airbnb' });
  const copy: ProviderService = (await made.ask('POST', `/${id}/duplicate`, host, {})).json().service;
  expect(copy).toMatchObject({ residencyPrices: { resident: 70, citizen_child: 20 }, childUntil: 12 });
  await save(host, copy.id, {
    priceUnit: 'night',
    residencyPrices: { resident: 70, citizen_child: 20 },
    childUntil: 12,
  });
  expect(await read(host, copy.id)).toMatchObject({ residencyPrices: { resident: 70 }, childUntil: null });
});

test.each([
  [{ residencyPrices: { resident: 100.01 } }, 'residencyPrices.resident'],
  [{ residencyPrices: { citizen: 0.2 } }, 'residencyPrices.citizen'],
  [{ residencyPrices: { citizen: -1 } }, 'residencyPrices.citizen'],
  [{ residencyPrices: { resident: 40.555 } }, 'residencyPrices.resident'],
  [{ pricePerUnit: 40.555 }, 'pricePerUnit'],
  [{ weekend: { pricePerUnit: 40.555 } }, 'weekend.pricePerUnit'],
  [{ residencyPrices: { citizen_child: 5 } }, 'childUntil'],
  [{ childUntil: 18 }, 'childUntil'],
  [{ residencyPrices: { resident: 90 }, pricePerUnit: 80 }, 'residencyPrices.resident'],
  [{ weekend: { pricePerUnit: 130, residencyPrices: { resident: 131 } } }, 'weekend.residencyPrices.resident'],
  [{ weekend: { pricePerUnit: 130, residencyPrices: { citizen_child: 5 } } }, 'childUntil'],
  [{ weekend: { pricePerUnit: 0.49 } }, 'weekend.pricePerUnit'],
  [{ weekend: { pricePerUnit: 50_000.01 } }, 'weekend.pricePerUnit'],
  [{ weekend: {} }, 'weekend.pricePerUnit'],
  [
    {
      seasons: [
        {
          name: 'Low',
          startDate: '2027-04-01',
          endDate: '2027-04-02',
          pricePerUnit: 50,
          residencyPrices: { resident: 60 },
        },
      ],
    },
    'seasons.0.residencyPrices.resident',
  ],
])('%j is refused', async (wrong, field) => {
  const { id, host } = await live({ priceCents: usd(10_000) });
  const answer = await save(host, id, wrong);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
  expect(await read(host, id)).toMatchObject({ residencyPrices: {}, seasons: [], version: 0 });
});

test('a usual price below that of residents is refused, also where only it is sent', async () => {
  const { id, host } = await live({ priceCents: usd(10_000), kindCents: { resident: usd(7_000) } });
  const answer = await save(host, id, { pricePerUnit: 60 });
  expect([answer.statusCode, answer.json().fields]).toEqual([
    400,
    { 'residencyPrices.resident': 'At most the usual price, which non-residents pay' },
  ]);
});

test('seasons that overlap are refused, and the error names the other season', async () => {
  const { id, host } = await live();
  const peak = { name: 'Peak', startDate: '2027-07-01', endDate: '2027-09-30', pricePerUnit: 180 };
  const seasons = [peak, { ...peak, name: 'Short', startDate: '2027-09-30', endDate: '2027-10-02' }];
  const answer = await save(host, id, { seasons });
  expect([answer.statusCode, answer.json().fields]).toEqual([
    400,
    { 'seasons.1.startDate': 'These days overlap with the season “Peak”' },
  ]);
  const reversed = await save(host, id, { seasons: [{ ...peak, endDate: '2027-06-30' }] });
  expect(Object.keys(reversed.json().fields)).toEqual(['seasons.0.endDate']);
  expect((await read(host, id)).seasons).toEqual([]);
});
