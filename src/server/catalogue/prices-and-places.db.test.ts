import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/db/columns.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeProvider, makeService } from '#tests/support/factories.ts';
import { catalogueRoutes } from './routes.ts';
import { serviceDays, services } from './tables.ts';

let made: TestApp;

beforeAll(async () => {
  made = await createTestApp({ routes: [catalogueRoutes] }); // noon of 2026-11-21
});
afterAll(() => made?.close());

const get = async (url: string, lang = 'en') => {
  const answer = await made.fastify.inject({ url, headers: { 'accept-language': lang } });
  return { status: answer.statusCode, body: answer.json() };
};
const day = (date: string) => calendarDate(date);
const count = (
  serviceId: string,
  date: string,
  { taken = 0, blocked = false, capacity = 10 }: { taken?: number; blocked?: boolean; capacity?: number },
) => made.app.db.insert(serviceDays).values({ serviceId, date: day(date), capacity, taken, blocked });
const lodge = { category: 'lodges', priceUnit: 'night', guestsPerPlace: 2, capacity: 3 } as const;

describe('availability', () => {
  test('has counters, blocked days, past days and seasons', async () => {
    const high = { name: 'High', startDate: day('2026-12-01'), endDate: day('2026-12-02'), priceCents: usd(15_050) };
    const { id } = await makeService(made.app, { seasons: [high] });
    await count(id, '2026-11-30', { taken: 4 });
    await count(id, '2026-12-01', { taken: 2, blocked: true });
    const { status, body } = await get(`/api/services/${id}/availability?from=2026-11-20&to=2026-12-03`);
    expect(status).toBe(200);
    expect(body.days).toHaveLength(14);
    const on = (date: string) => body.days.find((one: { date: string }) => one.date === date);
    expect(on('2026-11-20')).toEqual({ date: '2026-11-20', available: 0, pricePerUnit: 100 });
    expect(on('2026-11-21')).toEqual({ date: '2026-11-21', available: 10, pricePerUnit: 100 });
    expect(on('2026-11-30')).toEqual({ date: '2026-11-30', available: 6, pricePerUnit: 100 });
    expect(on('2026-12-01')).toEqual({ date: '2026-12-01', available: 0, pricePerUnit: 150.5 });
    expect(on('2026-12-03')).toEqual({ date: '2026-12-03', available: 10, pricePerUnit: 100 });
  });

  test('has the prices of those who ask, each day by its own list', async () => {
    const high = { name: 'High', startDate: day('2026-12-01'), endDate: day('2026-12-01'), priceCents: usd(15_000) };
    const { id } = await makeService(made.app, { kindCents: { resident: usd(6_000) }, seasons: [high] });
    const prices = async (kind: string) => {
      const { status, body } = await get(`/api/services/${id}/availability?from=2026-11-30&to=2026-12-01${kind}`);
      return status === 200 ? body.days.map((one: { pricePerUnit: number }) => one.pricePerUnit) : status;
    };
    expect(await prices('')).toEqual([100, 150]);
    expect(await prices('&kind=resident')).toEqual([60, 150]);
    expect(await prices('&kind=resident_child')).toEqual([60, 150]);
    expect(await prices('&kind=citizen')).toEqual([100, 150]);
    expect(await prices('&kind=tourist')).toBe(400);
  });

  test('at most 366 days, in order, real dates', async () => {
    const { id } = await makeService(made.app);
    const to = (days: number) => addDays(day('2027-01-01'), days);
    expect((await get(`/api/services/${id}/availability?from=2027-01-01&to=${to(365)}`)).body.days).toHaveLength(366);
    for (const span of [`from=2027-01-01&to=${to(366)}`, 'from=2027-01-02&to=2027-01-01', 'from=2027-02-30&to=x', '']) {
      const { status, body } = await get(`/api/services/${id}/availability?${span}`);
      expect(status, span).toBe(400);
      if (span) expect(body.code, span).toBe('invalid_dates');
    }
  });

  test('unknown is 404, malformed 400, not listed 404, in every call', async () => {
    const { id: hidden } = await makeService(made.app);
    await made.app.db.update(services).set({ listed: false }).where(eq(services.id, hidden));
    for (const rest of ['', '/availability?from=2027-01-01&to=2027-01-02', '/quote?startDate=2027-01-01']) {
      expect((await get(`/api/services/${newId()}${rest}`)).status, rest).toBe(404);
      expect((await get(`/api/services/${hidden}${rest}`)).status, rest).toBe(404);
      expect((await get(`/api/services/nonsense${rest}`)).status, rest).toBe(400);
    }
  });
});

describe('quote', () => {
  const quote = async (id: string, query: string, lang = 'en') => get(`/api/services/${id}/quote?${query}`, lang);

  test('per person: whole answer, in both languages', async () => {
    const { id } = await makeService(made.app, { durationDays: 3, priceCents: usd(12_345), policy: 'moderate' });
    await count(id, '2026-12-01', { taken: 7 });
    const { body } = await quote(id, 'startDate=2026-12-01&endDate=2026-12-01&guests=2');
    expect(body).toEqual({
      lines: [{ label: '2 people', quantity: 2, unitPrice: 123.45, amount: 246.9 }],
      ...{
        total: 246.9,
        pricePerUnit: 123.45,
        pricesDiffer: false,
        currency: 'USD',
        available: 3,
        places: 2,
        party: [],
        onSite: null,
        extras: [],
        totalKes: 27_159,
      },
      ...{ startDate: '2026-12-01', endDate: '2026-12-03' },
      policy: {
        name: 'moderate',
        steps: [
          { until: '2026-11-25T21:00:00.000Z', percent: 100, amount: 246.9, pointsBack: 0 },
          { until: '2026-11-29T21:00:00.000Z', percent: 50, amount: 123.45, pointsBack: 0 },
        ],
      },
    });
    expect((await quote(id, 'startDate=2026-12-01&guests=2', 'sw')).body.lines[0].label).toBe('Watu 2');
    expect((await quote(id, 'startDate=2026-12-01&guests=8')).body).toMatchObject({ available: 3, places: 8 });
  });

  test('per night: rooms, a line for each season, and the fewest rooms left', async () => {
    const peak = { name: 'Peak', startDate: day('2026-12-24'), endDate: day('2026-12-31'), priceCents: usd(20_000) };
    const { id } = await makeService(made.app, { ...lodge, seasons: [peak] });
    await count(id, '2026-12-23', { taken: 1, capacity: 3 });
    const { body } = await quote(id, 'startDate=2026-12-22&endDate=2026-12-26&guests=3');
    expect(body.lines).toEqual([
      { label: '2 nights × 2 rooms, from 22 Dec 2026', quantity: 4, unitPrice: 100, amount: 400 },
      { label: '2 nights × 2 rooms, from 24 Dec 2026', quantity: 4, unitPrice: 200, amount: 800 },
    ]);
    expect(body).toMatchObject({ total: 1200, available: 2, places: 2, endDate: '2026-12-26' });
    const swahili = await quote(id, 'startDate=2026-12-01&endDate=2026-12-04&guests=4', 'sw');
    expect(swahili.body.lines[0].label).toBe('Usiku 3 × vyumba 2');
    expect((await quote(id, 'startDate=2026-12-01&endDate=')).body).toMatchObject({
      total: 100,
      endDate: '2026-12-02',
    });
    expect((await quote(id, 'startDate=2026-12-01&endDate=2026-12-01')).body.code).toBe('invalid_dates');
  });

  test('per day and per trip', async () => {
    const car = await makeService(made.app, { category: 'car', priceUnit: 'day', guestsPerPlace: 5, capacity: 2 });
    const hire = await quote(car.id, 'startDate=2026-12-01&endDate=2026-12-03&guests=6');
    expect(hire.body.lines).toEqual([{ label: '3 days × 2 vehicles', quantity: 6, unitPrice: 100, amount: 600 }]);
    const ride = await makeService(made.app, {
      category: 'transfer',
      priceUnit: 'trip',
      guestsPerPlace: 3,
      capacity: 4,
    });
    const trip = await quote(ride.id, 'startDate=2026-12-01&guests=3');
    expect(trip.body.lines).toEqual([{ label: '1 trip', quantity: 1, unitPrice: 100, amount: 100 }]);
  });

  test('refuses impossible dates and guests', async () => {
    const { id } = await makeService(made.app);
    for (const query of [
      'startDate=2026-11-20',
      'startDate=2028-11-22',
      'startDate=x',
      'startDate=2027-01-02&endDate=2027-01-01',
    ]) {
      expect(await quote(id, query), query).toMatchObject({ status: 400, body: { code: 'invalid_dates' } });
    }
    for (const guests of ['0', '-1', '1.5', '10001', 'x', '1e99']) {
      expect((await quote(id, `startDate=2027-01-01&guests=${guests}`)).status, guests).toBe(400);
    }
  });
});

describe('only listings with room', () => {
  const found = async (query: string) => {
    const { body } = await get(`/api/services?${query}&pageSize=50`);
    return new Set(body.items.map((item: { id: string }) => item.id));
  };

  test('a full or blocked night hides a stay, the departure day does not', async () => {
    const { id } = await makeService(made.app, { ...lodge });
    await count(id, '2027-03-03', { taken: 2, capacity: 3 });
    await count(id, '2027-03-05', { blocked: true, capacity: 3 });
    const nights = (from: string, to: string, guests: number) =>
      found(`category=lodges&startDate=${from}&endDate=${to}&guests=${guests}`);
    expect(await nights('2027-03-02', '2027-03-04', 2)).toContain(id);
    expect(await nights('2027-03-02', '2027-03-04', 3)).not.toContain(id);
    expect(await nights('2027-03-01', '2027-03-03', 6)).toContain(id);
    expect(await nights('2027-03-01', '2027-03-03', 7)).not.toContain(id);
    expect(await nights('2027-03-04', '2027-03-05', 2)).toContain(id);
    expect(await nights('2027-03-04', '2027-03-06', 2)).not.toContain(id);
    expect(await nights('2027-03-04', '2027-03-04', 2)).not.toContain(id);
    expect(await found('category=lodges&startDate=2027-03-05')).not.toContain(id);
  });

  test('a vehicle needs room on its first and last day, a trip of fixed length on its first day and dates of its length', async () => {
    const { id: car } = await makeService(made.app, {
      category: 'car',
      priceUnit: 'day',
      guestsPerPlace: 4,
      capacity: 1,
    });
    await count(car, '2027-03-05', { taken: 1, capacity: 1 });
    expect(await found('category=car&startDate=2027-03-03&endDate=2027-03-04')).toContain(car);
    expect(await found('category=car&startDate=2027-03-03&endDate=2027-03-05')).not.toContain(car);
    const { id: trek } = await makeService(made.app, { category: 'mountain', durationDays: 3 });
    await count(trek, '2027-03-05', { taken: 9 });
    expect(await found('category=mountain&startDate=2027-03-04&endDate=2027-03-06&guests=10')).toContain(trek);
    expect(await found('category=mountain&startDate=2027-03-04&endDate=2027-03-05&guests=2')).not.toContain(trek);
    expect(await found('category=mountain&startDate=2027-03-05&guests=1')).toContain(trek);
    expect(await found('category=mountain&startDate=2027-03-05&guests=2')).not.toContain(trek);
  });
});

describe('seasons', () => {
  const season = (from: string, to: string, cents: number) => ({
    ...{ name: 'Some', startDate: day(from), endDate: day(to), priceCents: usd(cents) },
  });

  test('the lowest price is that of a season; overlaps and reversed spans are refused', async () => {
    const seasons = [season('2027-05-01', '2027-05-31', 8_000), season('2027-04-01', '2027-04-30', 9_000)];
    const { id } = await makeService(made.app, { seasons });
    expect((await get(`/api/services/${id}`)).body).toMatchObject({
      pricePerUnit: 100,
      priceFrom: 80,
      seasons: [
        { startDate: '2027-04-01', endDate: '2027-04-30', pricePerUnit: 90 },
        { startDate: '2027-05-01', endDate: '2027-05-31', pricePerUnit: 80 },
      ],
    });
    for (const wrong of [
      [season('2027-05-01', '2027-05-31', 1), season('2027-05-31', '2027-06-01', 1)],
      [season('2027-05-02', '2027-05-01', 1)],
    ]) {
      await expect(makeService(made.app, { seasons: wrong })).rejects.toThrow('invalid_input');
    }
  });

  test('a season that is over does not lower the price, and without seasons the listing has its own', async () => {
    const { id: past } = await makeService(made.app, { seasons: [season('2026-04-01', '2026-11-20', 8_000)] });
    const { id: none } = await makeService(made.app);
    for (const id of [past, none]) expect((await get(`/api/services/${id}`)).body).toMatchObject({ priceFrom: 100 });
  });
});

describe('texts', () => {
  test('are in the requested language, else in the other, which is named', async () => {
    const { id: providerId } = await makeProvider(made.app);
    const { id } = await makeService(made.app, {
      ...{ providerId, title: { sw: 'Ziara ya asubuhi' }, summary: { sw: 'Mapema.', en: 'Early.' } },
    });
    expect((await get(`/api/services/${id}`)).body).toMatchObject({
      textLang: 'sw',
      title: 'Ziara ya asubuhi',
      summary: 'Mapema.',
    });
    const other = await makeService(made.app, { providerId });
    expect((await get(`/api/services/${other.id}`, 'sw')).body).toMatchObject({
      textLang: 'sw',
      title: 'Safari ya alfajiri Mara',
      summary: 'Lions before breakfast.',
    });
  });
});
