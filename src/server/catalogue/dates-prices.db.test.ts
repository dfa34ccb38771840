import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takePlaces } from '#server/bookings/places.ts';
import { transaction } from '#server/db/client.ts';
import type { PriceUnit } from '#shared/categories.ts';
import type { ServiceItem } from '#shared/contracts/catalogue.ts';
import { addDays, addMonths, calendarDate, daysOf } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';
import { QuoteError } from '#shared/quote.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeProvider, makeService } from '#tests/support/factories.ts';
import { getQuote } from './get-quote.ts';
import { renewAllPrices } from './renew-prices.ts';
import { catalogueRoutes } from './routes.ts';

const firstDay = calendarDate('2026-11-21');
const kinds = {
  person: 'safari',
  night: 'lodges',
  day: 'car',
  trip: 'transfer',
} as const satisfies Record<PriceUnit, string>;

/** A listing with up to three seasons, one after another, perhaps a weekend price, prices of single days, bookings that fill some days, and rules of its own. */
const listing = fc.record({
  unit: fc.constantFrom<PriceUnit>('person', 'night', 'day', 'trip'),
  cents: fc.integer({ min: 0, max: 20_001 }),
  guestsPerPlace: fc.integer({ min: 1, max: 3 }),
  durationDays: fc.integer({ min: 1, max: 3 }),
  capacity: fc.integer({ min: 1, max: 4 }),
  seasons: fc.array(
    fc.record({ gap: fc.nat({ max: 4 }), days: fc.integer({ min: 1, max: 5 }), cents: fc.nat({ max: 20_001 }) }),
    { maxLength: 3 },
  ),
  weekend: fc.option(fc.nat({ max: 20_001 }), { nil: undefined }),
  single: fc.dictionary(fc.nat({ max: 18 }).map(String), fc.nat({ max: 20_001 }), { maxKeys: 5 }),
  full: fc.array(fc.nat({ max: 14 }), { maxLength: 12 }),
  rules: fc.option(
    fc.record({
      minStay: fc.integer({ min: 1, max: 3 }),
      leadDays: fc.nat({ max: 4 }),
      /** In days from the first, and how many days stay open. */
      opens: fc.option(fc.nat({ max: 8 })),
      openDays: fc.option(fc.integer({ min: 1, max: 10 })),
    }),
    { nil: undefined },
  ),
});
type Listing = typeof listing extends fc.Arbitrary<infer T> ? T : never;

const ask = fc.record({
  start: fc.nat({ max: 14 }),
  span: fc.option(fc.nat({ max: 9 }), { nil: undefined }),
  guests: fc.integer({ min: 1, max: 5 }),
  sort: fc.constantFrom('recommended', 'price_asc', 'price_desc', 'rating'),
  q: fc.constantFrom('', 'zebra'),
  bounds: fc.tuple(fc.nat({ max: 20_000 }), fc.nat({ max: 20_000 })),
});
type Ask = typeof ask extends fc.Arbitrary<infer T> ? T : never;

let made: TestApp;
const units = new Map<string, PriceUnit>();
beforeAll(async () => {
  made = await createTestApp({ routes: [catalogueRoutes], env: { RATE_LIMITS: 'off' } });
  const { id: providerId } = await makeProvider(made.app);
  for (const one of fc.sample(listing, { numRuns: 45, seed: 20_261_123 })) await makeListing(providerId, one);
  await renewAllPrices(made.app);
}, 300_000);
afterAll(() => made?.close());

async function makeListing(
  providerId: string,
  { unit, cents, seasons, weekend, single, full, rules, ...numbers }: Listing,
): Promise<void> {
  const { app } = made;
  let next = addDays(firstDay, -3);
  const { capacity } = numbers;
  const { id: serviceId } = await makeService(app, {
    ...{ providerId, ...numbers, category: kinds[unit], priceUnit: unit, priceCents: usd(cents) },
    ...{ title: { en: 'Zebra' }, guestsPerPlace: unit === 'person' ? 1 : numbers.guestsPerPlace },
    rules: rules && {
      minStay: unit === 'person' || unit === 'trip' ? 1 : rules.minStay,
      leadDays: rules.leadDays,
      bookableFrom: rules.opens === null ? null : addDays(firstDay, rules.opens),
      bookableUntil: rules.openDays === null ? null : addDays(firstDay, (rules.opens ?? 0) + rules.openDays),
    },
    weekend: weekend === undefined ? undefined : { priceCents: usd(weekend) },
    dayPrices: Object.entries(single).map(([days, priceCents]) => {
      return { date: addDays(firstDay, Number(days)), priceCents: usd(priceCents) };
    }),
    seasons: seasons.map(({ gap, days, cents: priceCents }) => {
      const startDate = addDays(next, gap);
      const endDate = addDays(startDate, days - 1);
      next = addDays(endDate, 1);
      return { name: 'Some', startDate, endDate, priceCents: usd(priceCents) };
    }),
  });
  units.set(serviceId, unit);
  const dates = [...new Set(full)].toSorted((a, b) => a - b).map((days) => addDays(firstDay, days));
  if (dates.length > 0) await transaction(app, (tx) => takePlaces(tx, { serviceId, dates, places: capacity }));
}

async function get<Body>(url: string): Promise<Body> {
  const answer = await made.fastify.inject({ url });
  expect(answer.statusCode, url).toBe(200);
  return answer.json();
}

function datesOf({ start, span, guests }: Ask) {
  const startDate = addDays(firstDay, start);
  return { startDate, ...(span !== undefined && { endDate: addDays(startDate, span) }), guests };
}

/** The listings that have a quote and room for a stay. A trip of fixed length must also end by the day that is asked for. */
async function listBookable(dates: ReturnType<typeof datesOf>): Promise<string[]> {
  const bookable: string[] = [];
  for (const [id, unit] of units) {
    try {
      const quote = await getQuote(made.app, id, dates, 'en');
      const inTime = unit === 'night' || unit === 'day' || quote.endDate <= (dates.endDate ?? quote.endDate);
      if (quote.available >= quote.places && inTime) bookable.push(id);
    } catch (error) {
      if (!(error instanceof QuoteError)) throw error;
    }
  }
  return bookable;
}

const priceOf = ({ datesPrice }: ServiceItem) => datesPrice?.pricePerUnit ?? Number.NaN;

test('every price in a search with dates is that of the quote, and filter and sort go by it', {
  timeout: 600_000,
}, async () => {
  let quoted = 0;
  let differed = 0;
  await fc.assert(
    fc.asyncProperty(ask, async (one) => {
      const dates = datesOf(one);
      const find = (bounds: Record<string, string>) => {
        const query = { ...dates, guests: String(dates.guests), pageSize: '50', sort: one.sort, q: one.q, ...bounds };
        return get<{ items: ServiceItem[]; total: number }>(`/api/services?${new URLSearchParams(query)}`);
      };
      const { items: all } = await find({});
      expect(new Set(all.map(({ id }) => id))).toEqual(new Set(await listBookable(dates)));
      for (const { id, datesPrice } of all) {
        const quote = await getQuote(made.app, id, dates, 'en');
        const { startDate, endDate, pricePerUnit, pricesDiffer, total, lines } = quote;
        expect(datesPrice).toEqual({ startDate, endDate, guests: dates.guests, pricePerUnit, pricesDiffer, total });
        if (!pricesDiffer) expect(lines.map(({ unitPrice }) => unitPrice)).toEqual([pricePerUnit]);
        quoted += 1;
        differed += Number(pricesDiffer);
      }
      if (one.sort.startsWith('price')) {
        const prices = all.map(priceOf);
        const inOrder = prices.toSorted((a, b) => (one.sort === 'price_asc' ? a - b : b - a));
        expect(prices).toEqual(inOrder);
      }
      const [minPrice = 0, maxPrice = 0] = one.bounds.toSorted((a, b) => a - b).map((cents) => cents / 100);
      const within = await find({ minPrice: String(minPrice), maxPrice: String(maxPrice) });
      const expected = all.filter((item) => priceOf(item) >= minPrice && priceOf(item) <= maxPrice);
      expect(within.items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(within.total).toBe(expected.length);
    }),
    { numRuns: 40, seed: 20_261_123 },
  );
  expect(quoted).toBeGreaterThan(200);
  expect(differed).toBeGreaterThan(20);
});

test('"from" is the lowest price of the coming days that have a free place', async () => {
  const { items } = await get<{ items: ServiceItem[] }>('/api/services?pageSize=50&sort=price_asc');
  expect(items.length).toBeGreaterThan(40);
  const spans = [0, 8, 16].map((months) => {
    const to = addMonths(firstDay, months + 8);
    return { from: addMonths(firstDay, months), to: months === 16 ? to : addDays(to, -1) };
  });
  for (const { id, priceFrom, priceTo } of items) {
    const answers = await Promise.all(
      spans.map((span) =>
        get<{ days: { available: number; pricePerUnit: number }[] }>(
          `/api/services/${id}/availability?${new URLSearchParams(span)}`,
        ),
      ),
    );
    const days = answers.flatMap((answer) => answer.days);
    expect(days).toHaveLength(daysOf(firstDay, addMonths(firstDay, 24)).length);
    const open = days.filter(({ available }) => available > 0).map(({ pricePerUnit }) => pricePerUnit);
    // Where all open days are full, they all count; availability does not say which of the full days are open.
    if (open.length === 0) continue;
    expect([priceFrom, priceTo]).toEqual([Math.min(...open), Math.max(...open)]);
  }
  expect(items.map(({ priceFrom }) => priceFrom)).toEqual(
    items.map(({ priceFrom }) => priceFrom).toSorted((a, b) => a - b),
  );
});

test('a listing whose shortest stay would end after the last day that can be booked is not found', async () => {
  const { id: providerId } = await makeProvider(made.app);
  const rules = { minStay: 3, leadDays: 0, bookableFrom: null, bookableUntil: null };
  const { id } = await makeService(made.app, { providerId, category: 'farm', priceUnit: 'night', rules });
  const found = async (startDate: string) => {
    const { items } = await get<{ items: ServiceItem[] }>(
      `/api/services?category=farm&startDate=${startDate}&guests=1`,
    );
    return items.map((item) => item.id);
  };
  expect(await found('2028-11-19')).toEqual([id]);
  expect(await found('2028-11-20')).toEqual([]);
});

test('similar listings have the price on the dates of the address, unless nobody can book those', async () => {
  // One that can be booked on any day, which of the others depends on their rules.
  await makeService(made.app, { category: 'car', priceUnit: 'day', guestsPerPlace: 4 });
  const { items } = await get<{ items: ServiceItem[] }>('/api/services?category=car');
  const similar = (dates: string) =>
    get<{ items: ServiceItem[] }>(`/api/services/${items[0]?.id}/similar?${dates}`).then((answer) => answer.items);
  const found = await similar('startDate=2027-02-01&endDate=2027-02-03&guests=2');
  const first = found.find(({ datesPrice }) => datesPrice);
  const quote = await get<{ total: number }>(
    `/api/services/${first?.id}/quote?startDate=2027-02-01&endDate=2027-02-03&guests=2`,
  );
  expect(first?.datesPrice).toMatchObject({ guests: 2, total: quote.total });
  for (const dates of ['', 'startDate=2026-01-01', 'startDate=2026-12-03&endDate=2026-12-01']) {
    expect((await similar(dates))[0]).not.toHaveProperty('datesPrice');
  }
});
