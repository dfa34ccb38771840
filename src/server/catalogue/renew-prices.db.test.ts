import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { returnPlaces, takePlaces } from '#server/bookings/places.ts';
import { transaction } from '#server/db/client.ts';
import type { BookingRules } from '#shared/booking-rules.ts';
import { type CalendarDate, calendarDate } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeService } from '#tests/support/factories.ts';
import { lockPriced } from './lock-priced.ts';
import { renewAllPrices, renewPrices } from './renew-prices.ts';
import { getService } from './service-queries.ts';
import { serviceDayPrices, serviceDays, services } from './tables.ts';

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({ at: '2026-11-21T12:00:00+03:00' });
});
afterAll(() => product?.close());

const season = (from: string, to: string, dollars: number) => ({
  name: from,
  startDate: calendarDate(from),
  endDate: calendarDate(to),
  priceCents: usd(dollars * 100),
});
const pricesOf = async (id: string) => {
  const { priceFrom, priceTo } = await getService(product.app.db, id, 'en');
  return [priceFrom, priceTo];
};

test('the lowest price is that of a low season until its end, then the next lowest', async () => {
  const { app, clock } = product;
  const seasons = [season('2026-11-01', '2026-11-22', 60), season('2026-12-20', '2027-01-05', 80)];
  const { id } = await makeService(app, { priceCents: usd(10_000), seasons });
  const lowest = async () => {
    await renewAllPrices(app);
    return pricesOf(id);
  };
  expect(await lowest()).toEqual([60, 100]);
  clock.advance(86_400_000); // its last day
  expect(await lowest()).toEqual([60, 100]);
  clock.advance(86_400_000);
  expect(await lowest()).toEqual([80, 100]);
  clock.advance(60 * 86_400_000);
  expect(await lowest()).toEqual([100, 100]);
  expect(await lowest()).toEqual([100, 100]);
  clock.freeze(new Date('2026-11-21T12:00:00+03:00'));
});

test('the usual price does not count where seasons fill all days that can be booked', async () => {
  const seasons = [season('2026-11-01', '2027-06-30', 150), season('2027-07-01', '2029-01-01', 120)];
  const { id } = await makeService(product.app, { priceCents: usd(10_000), seasons });
  expect(await pricesOf(id)).toEqual([120, 150]);
});

test('a season whose days are all taken or blocked does not count until one of them is free again', async () => {
  const { app } = product;
  const seasons = [season('2027-04-01', '2027-04-03', 60), season('2027-12-20', '2028-01-05', 180)];
  const { id } = await makeService(app, { priceCents: usd(10_000), capacity: 2, seasons });
  const days = (from: string, to: string) => ['2027-04-01', '2027-04-02'].filter((day) => from <= day && day <= to);
  const ask = (places: number, from = '2027-04-01', to = '2027-04-02') => ({
    ...{ serviceId: id, places, dates: days(from, to).map(calendarDate) },
  });
  await app.db
    .insert(serviceDays)
    .values({ serviceId: id, date: calendarDate('2027-04-03'), capacity: 2, blocked: true });
  await transaction(app, (tx) => renewPrices(tx, [id]));
  expect(await pricesOf(id)).toEqual([60, 180]);
  await transaction(app, (tx) => takePlaces(tx, ask(1)));
  expect(await pricesOf(id)).toEqual([60, 180]);
  await transaction(app, (tx) => takePlaces(tx, ask(1)));
  expect(await pricesOf(id)).toEqual([100, 180]);
  await transaction(app, (tx) => returnPlaces(tx, ask(1, '2027-04-02')));
  expect(await pricesOf(id)).toEqual([60, 180]);
});

test('only days that the rules allow count', async () => {
  const { app } = product;
  const seasons = [
    season('2026-11-21', '2026-11-22', 40),
    season('2027-01-01', '2027-01-31', 60),
    season('2027-03-01', '2027-03-31', 300),
  ];
  const day = calendarDate;
  const priced = async (rules: Partial<BookingRules>) =>
    pricesOf((await makeService(app, { priceCents: usd(10_000), seasons, rules })).id);
  expect(await priced({})).toEqual([40, 300]);
  expect(await priced({ leadDays: 2 })).toEqual([60, 300]);
  expect(await priced({ bookableFrom: day('2027-02-01') })).toEqual([100, 300]);
  expect(await priced({ bookableFrom: day('2027-02-01'), bookableUntil: day('2027-02-28') })).toEqual([100, 100]);
  // No open day is left, so all count.
  expect(await priced({ bookableUntil: day('2026-11-20') })).toEqual([40, 300]);
});

test('the weekend price counts outside of seasons, while a weekend there is free', async () => {
  const { app } = product;
  const weekend = { priceCents: usd(13_000) };
  const stay = { category: 'hotels', priceUnit: 'night', priceCents: usd(10_000), capacity: 1, weekend } as const;
  expect(await pricesOf((await makeService(app, stay)).id)).toEqual([100, 130]);
  const open = { bookableFrom: calendarDate('2026-12-07'), bookableUntil: calendarDate('2026-12-13') };
  const { id } = await makeService(app, { ...stay, rules: open });
  const take = (date: string, places = 1) =>
    transaction(app, (tx) => takePlaces(tx, { serviceId: id, places, dates: [calendarDate(date)] }));
  await take('2026-12-11');
  expect(await pricesOf(id)).toEqual([100, 130]);
  await take('2026-12-12');
  expect(await pricesOf(id)).toEqual([100, 100]);
  await transaction(app, (tx) => returnPlaces(tx, { serviceId: id, places: 1, dates: [calendarDate('2026-12-11')] }));
  expect(await pricesOf(id)).toEqual([100, 130]);
  const seasons = [season('2026-12-11', '2026-12-12', 200)];
  expect(await pricesOf((await makeService(app, { ...stay, rules: open, seasons })).id)).toEqual([100, 200]);
});

test('a weekend and a usual price count only on the days that are theirs', async () => {
  const stay = { category: 'hotels', priceUnit: 'night', priceCents: usd(10_000) } as const;
  const weekend = { priceCents: usd(8_000) };
  const open = (from: string, until: string) => ({
    rules: { bookableFrom: calendarDate(from), bookableUntil: calendarDate(until) },
  });
  const priced = async (more: object) => pricesOf((await makeService(product.app, { ...stay, weekend, ...more })).id);
  expect(await priced(open('2026-12-07', '2026-12-10'))).toEqual([100, 100]); // Monday to Thursday
  expect(await priced(open('2026-12-11', '2026-12-12'))).toEqual([80, 80]);
  expect(await priced({ ...open('2026-12-12', '2026-12-13'), category: 'car', priceUnit: 'day' })).toEqual([80, 80]);
});

const daysOf = async (id: string) => {
  const rows = await product.app.db.select().from(serviceDayPrices).where(eq(serviceDayPrices.serviceId, id));
  return rows.map(({ date }) => date).toSorted();
};

test('a listing whose single days are over is not locked for them, and they are removed once a day', async () => {
  const { app, clock } = product;
  const [past, now, next] = ['2026-11-20', '2026-11-21', '2026-11-22'].map(calendarDate) as [
    CalendarDate,
    ...CalendarDate[],
  ];
  const days = (...dates: (CalendarDate | undefined)[]) =>
    dates.flatMap((date) => (date ? [{ date, priceCents: usd(6_000) }] : []));
  const old = await makeService(app, { priceCents: usd(10_000), dayPrices: days(past) });
  const current = await makeService(app, { priceCents: usd(10_000), dayPrices: days(past, now, next) });
  const locked = (id: string) => transaction(app, (tx) => lockPriced(tx, [id], { varied: true }));
  expect([await locked(old.id), await locked(current.id)]).toEqual([false, true]);
  clock.advance(86_400_000);
  await renewAllPrices(app);
  expect([await daysOf(old.id), await daysOf(current.id)]).toEqual([[], [next]]);
  clock.freeze(new Date('2026-11-21T12:00:00+03:00'));
});

test('the price of a single day counts until that day is full or over', async () => {
  const { app, clock } = product;
  const date = calendarDate('2026-11-25');
  const dayPrices = [{ date, priceCents: usd(6_000) }];
  const { id } = await makeService(app, { priceCents: usd(10_000), capacity: 1, dayPrices });
  const other = await makeService(app, { priceCents: usd(10_000), dayPrices });
  expect(await pricesOf(id)).toEqual([60, 100]);
  await transaction(app, (tx) => takePlaces(tx, { serviceId: id, places: 1, dates: [date] }));
  expect([await pricesOf(id), await pricesOf(other.id)]).toEqual([
    [100, 100],
    [60, 100],
  ]);
  clock.advance(5 * 86_400_000);
  await renewAllPrices(app);
  expect(await pricesOf(other.id)).toEqual([100, 100]);
  expect(await daysOf(other.id)).toEqual([]);
  clock.freeze(new Date('2026-11-21T12:00:00+03:00'));
  await renewAllPrices(app);
});

test('without a free day the listing keeps the prices of all days', async () => {
  const { app } = product;
  const { id } = await makeService(app, { seasons: [season('2026-11-01', '2029-01-01', 70)] });
  await app.db.execute(`insert into service_days (service_id, date, capacity, blocked)
    select '${id}', day, 10, true from generate_series('2026-11-21'::date, '2028-11-21'::date, '1 day') day`);
  await transaction(app, (tx) => renewPrices(tx, [id]));
  expect(await pricesOf(id)).toEqual([70, 70]);
  await app.db.delete(serviceDays).where(eq(serviceDays.serviceId, id));
  await app.db.update(services).set({ listed: false }).where(eq(services.id, id));
});
