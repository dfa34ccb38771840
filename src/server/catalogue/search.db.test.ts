import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#server/demo/data/catalogue.ts';
import { mealCategories, stayCategories, transportCategories } from '#shared/categories.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { listDemoServices } from './demo-listings.fixture.ts';
import { catalogueRoutes } from './routes.ts';

let test_: TestApp;
let keyOf: Map<string, string>;

beforeAll(async () => {
  test_ = await createTestApp({ routes: [catalogueRoutes] });
  const ids = await listDemoServices(test_.app);
  keyOf = new Map([...ids].map(([key, id]) => [id, key]));
}, 300_000);
afterAll(() => test_?.close());

interface Item {
  id: string;
  title: string;
  summary: string;
  category: string;
  location: string;
  county: string;
  priceFrom: number;
}

async function ask(query: Record<string, string>, lang = 'en') {
  const answer = await test_.fastify.inject({
    url: '/api/services',
    query,
    headers: { 'accept-language': lang },
  });
  return { status: answer.statusCode, body: answer.json() as { items: Item[]; total: number; code?: string } };
}

const search = async (q: string, lang = 'en') => (await ask({ q, pageSize: '50' }, lang)).body;
const textOf = ({ title, summary, location, county }: Item) => `${title} ${summary} ${location} ${county}`;

const keysOf = async (q: string, lang = 'en') => (await search(q, lang)).items.map(({ id }) => keyOf.get(id));

const airports = ['jkia-westlands-transfer', 'moi-airport-diani-transfer', 'wilson-city-transfer'];
const bodas = catalogue.services.filter(({ category }) => category === 'boda').map(({ key }) => key);

describe('words', () => {
  test.each([
    ['masai maraa', 'mara-big-cats-3-days'],
    ['maraa masai', 'mara-big-cats-3-days'],
    ['maraa safari 3', 'mara-big-cats-3-days'],
    ['diani hoteli', 'diani-mnazi-wave-hotel'],
    ['hoteli diani', 'diani-mnazi-wave-hotel'],
    ['DIANI   hotél!!', 'diani-mnazi-wave-hotel'],
    ['hotels near kisumu', 'kisumu-lolwe-shore'],
    ['samaki', 'dunga-fried-tilapia'],
    ['kismu fish', 'dunga-fried-tilapia'],
    ['elefant', 'amboseli-elephants-2-days'],
    ['kahawa', 'taita-hills-coffee'],
    ['kifungua kinywa', 'lamu-swahili-breakfast'],
    ['mt kenya', 'mount-kenya-sirimon-4-days'],
    ['simba', 'mara-big-cats-3-days'],
    ['ziwa naivasha', 'naivasha-migunga-hotel'],
    ['hells gate cycling', 'hells-gate-cycling'],
    ['train mombasa', 'nairobi-mombasa-train-day'],
    ['hot springs', 'bogoria-springs-guesthouse'],
    ['cafe', 'nairobi-cafe-morning'],
    ['wheelchair', 'ramp-van-nairobi'],
  ])('%s finds %s first', async (q, key) => {
    expect((await keysOf(q))[0]).toBe(key);
    expect((await keysOf(q, 'sw'))[0]).toBe(key);
  });

  test.each([
    ['uwanja wa ndege', [...airports, 'lodwar-eliye-transfer', 'manda-lamu-boat']],
    [
      'lmau',
      ['lamu-dhow-builders', 'lamu-dhow-day', 'lamu-rooftop-guesthouse', 'lamu-swahili-breakfast', 'manda-lamu-boat'],
    ],
    ['pikipiki', bodas],
    [
      'jahazi',
      ['kilifi-creek-sunset', 'lamu-dhow-builders', 'lamu-dhow-day', 'shela-dhow-dinner', 'wasini-dolphin-dhow'],
    ],
  ])('%s finds all listings of its kind before others', async (q, keys) => {
    const found = await keysOf(q);
    expect(found.slice(0, keys.length).sort()).toEqual(keys.toSorted());
  });

  test.each([
    ['stays', stayCategories],
    ['malazi', stayCategories],
    ['sehemu za kukaa', stayCategories],
    ['meals', mealCategories],
    ['chakula', mealCategories],
    ['transport', transportCategories],
    ['usafiri', transportCategories],
  ])(
    '%s, a word of the menu, finds its whole group first, except for a walk with that word in its title',
    async (q, group) => {
      const all = catalogue.services.filter(({ category }) => group.some((one) => one === category));
      const found = (await keysOf(q)).filter((key) => key !== 'nairobi-food-walk').slice(0, all.length);
      expect(found.toSorted()).toEqual(all.map(({ key }) => key).toSorted());
    },
  );

  test.each([
    ['malazi lamu', 'lamu-rooftop-guesthouse'],
    ['stays lamu', 'lamu-rooftop-guesthouse'],
    ['hoteli lamu', 'lamu-rooftop-guesthouse'],
    ['airbnb kisumu', 'kisumu-lolwe-shore'],
    ['car hire mombasa', 'fourteen-seat-shuttle'],
    ['amboseli cycling', 'amboseli-elephants-2-days'],
    ['elgon cycling', 'karura-forest-bikes'],
  ])('%s, of which no listing has all words, finds %s first', async (q, key) => {
    expect((await keysOf(q))[0]).toBe(key);
  });

  test('a kind and a place find that kind in the place first, then the rest of the place', async () => {
    const { items } = await search('hoteli lamu');
    expect(items.slice(0, 4).map(({ county }) => county)).toEqual(['Lamu', 'Lamu', 'Lamu', 'Lamu']);
    const rides = (await search('car hire mombasa')).items.slice(0, 4);
    expect(rides.map(({ category }) => category)).toEqual(['van', 'transfer', 'transfer', 'car']);
  });

  test('a place is found by words that describe it', async () => {
    const fort = (await search('fort jesus')).items;
    expect(new Set(fort.map(({ location }) => location))).toEqual(new Set(['Mombasa Old Town']));
    for (const q of ['wildebeest', 'wildebeest migration', 'wildebeast', 'wilderbeest migraton', 'nyumbu']) {
      expect((await keysOf(q)).toSorted(), q).toEqual(['mara-big-cats-3-days', 'mara-migration-4-days']);
    }
  });

  test('a word that the catalogue has is not read as a similar one', async () => {
    expect(await keysOf('roast')).toEqual(['taita-hills-coffee']); // not the coast
  });

  test('listings with both words come before those with one', async () => {
    const both = await search('chakula nairobi');
    expect(both.total).toBeGreaterThan(0);
    for (const item of both.items) expect(textOf(item)).toMatch(/nairobi/i);
    expect((await search('kisumu')).total).toBeGreaterThan((await search('kisumu fish')).total);
  });

  test('when no listing has every word those with some of them are found', async () => {
    const { total, items } = await search('lamu escarpment');
    expect(total).toBeGreaterThan(0);
    for (const item of items) expect(`${textOf(item)}`).toMatch(/lamu|escarpment/i);
  });

  test.each(['tv ac', 'do it', '2 km', 'a1 b2', '3 na 4'])(
    'short words that no listing has together find nothing: %s',
    async (q) => {
      expect(await search(q)).toMatchObject({ total: 0, items: [] });
    },
  );

  test('an unknown word finds nothing, and does not change what the other words find', async () => {
    expect(await search('zzzzqqqq')).toMatchObject({ total: 0, items: [] });
    expect((await keysOf('zzzzqqqq samaki'))[0]).toBe('dunga-fried-tilapia');
  });

  test.each(['', '   ', '?!', '%', '_', '\\', "'", '"', '%%__\\\\', '…', '🦒'])('%j is no query', async (q) => {
    expect((await search(q)).total).toBe(catalogue.services.length);
  });

  test.each(['ma', 'bo', '3'])('%j finds words that begin with it', async (q) => {
    const { items, total } = await search(q);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(catalogue.services.length);
    expect(items[0]?.title.toLowerCase()).toMatch(new RegExp(`\\b${q}`));
  });

  test.each([
    "Robert'); drop table services;--",
    'a%b_c\\d',
    '\ud800',
    'x'.repeat(200),
    'Ünïcödé 東京 مرحبا',
    'mara '.repeat(40),
  ])('unusual input %j is answered', async (q) => {
    expect((await ask({ q })).status).toBe(200);
  });

  test('a NUL in the address is refused or ignored', async () => {
    for (const url of ['/api/services?q=%00', '/api/services?location=%00mara', '/api/services?category=%00']) {
      expect((await test_.fastify.inject({ url })).statusCode, url).toBeLessThan(500);
    }
  });
});

describe('filters', () => {
  test('by one category, several, and an unknown one', async () => {
    const { body } = await ask({ category: 'boda' });
    expect(new Set(body.items.map(({ category }) => category))).toEqual(new Set(['boda']));
    const several = await ask({ category: 'meals,dining,local', pageSize: '50' });
    expect(new Set(several.body.items.map(({ category }) => category))).toEqual(new Set(['meals', 'dining', 'local']));
    const counted = catalogue.services.filter(({ category }) => ['meals', 'dining', 'local'].includes(category));
    expect(several.body.total).toBe(counted.length);
    expect(await ask({ category: 'spaceship' })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await ask({ sort: 'best' })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect((await ask({ category: '', sort: '', minPrice: '', guests: '', startDate: '' })).body.total).toBe(
      catalogue.services.length,
    );
  });

  test('by a place, also with a typing mistake, but not by the title', async () => {
    for (const location of ['Diani', 'dieni', 'DIANI ']) {
      const { body } = await ask({ location, pageSize: '50' });
      expect(body.total, location).toBe(catalogue.services.filter(({ location: at }) => /diani/i.test(at)).length);
      for (const item of body.items) expect(item.location).toMatch(/diani/i);
    }
    const lamu = await ask({ location: 'Lamu', q: 'dhow' });
    for (const item of lamu.body.items) expect(`${item.location} ${item.county}`).toMatch(/lamu/i);
    expect((await ask({ location: 'Atlantisville' })).body.total).toBe(0);
  });

  test('by the lowest price', async () => {
    const { body } = await ask({ minPrice: '20', maxPrice: '45.5', pageSize: '50', sort: 'price_asc' });
    expect(body.total).toBe(catalogue.services.filter(({ priceUsd }) => priceUsd >= 20 && priceUsd <= 45.5).length);
    const prices = body.items.map(({ priceFrom }) => priceFrom);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...prices)).toBeLessThanOrEqual(45.5);
    const falling = (await ask({ sort: 'price_desc' })).body.items.map(({ priceFrom }) => priceFrom);
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    expect((await ask({ minPrice: '-1' })).status).toBe(400);
    expect((await ask({ minPrice: 'NaN' })).status).toBe(400);
  });

  test('pages hold every listing once', async () => {
    const numbers = Array.from({ length: Math.ceil(catalogue.services.length / 10) }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((page) => ask({ page: String(page), pageSize: '10' })));
    const ids = pages.flatMap(({ body }) => body.items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(catalogue.services.length);
    expect(ids).toHaveLength(catalogue.services.length);
    expect((await ask({ page: '500', pageSize: '50' })).body).toMatchObject({
      items: [],
      total: catalogue.services.length,
    });
    expect((await ask({ q: 'samaki', page: '9' })).body).toMatchObject({ items: [], total: 3 });
    for (const odd of ['0', '-1', '501', 'x', '1e9', '1.5']) expect((await ask({ page: odd })).status, odd).toBe(400);
    expect((await ask({ pageSize: '51' })).status).toBe(400);
  });

  test.each(['recommended', 'price_asc', 'price_desc', 'rating', 'newest'])(
    'pages of several categories, by %s, follow on each other as those of all do',
    async (sort) => {
      const group = ['meals', 'dining', 'local', 'lodges'];
      const all: Item[] = [];
      for (let page = 1; page <= 2; page += 1) {
        all.push(...(await ask({ sort, page: String(page), pageSize: '50' })).body.items);
      }
      const several: Item[] = [];
      for (let page = 1; page <= 5; page += 1) {
        several.push(...(await ask({ sort, category: group.join(), page: String(page), pageSize: '7' })).body.items);
      }
      const expected = all.filter(({ category }) => group.includes(category)).slice(0, 35);
      expect(several.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(several.length).toBeGreaterThan(14);
    },
  );

  test('dates that nobody may book are refused', async () => {
    const refused: Record<string, string>[] = [
      { startDate: '2026-11-20' },
      { startDate: '2026-12-02', endDate: '2026-12-01' },
      { startDate: '2029-01-01' },
      { startDate: '2026-02-30' },
      { startDate: 'tomorrow' },
    ];
    for (const query of refused) {
      expect(await ask(query), JSON.stringify(query)).toMatchObject({ status: 400, body: { code: 'invalid_dates' } });
    }
    expect((await ask({ endDate: '2026-12-01' })).body.total).toBe(catalogue.services.length);
  });

  test('by guests: only listings that hold the party, in people or in rooms', async () => {
    for (const guests of [1, 4, 12, 40]) {
      const holds = catalogue.services.filter(({ priceUnit, capacity, guestsPerPlace }) =>
        priceUnit === 'person' ? capacity >= guests : capacity * guestsPerPlace >= guests,
      );
      expect((await ask({ guests: String(guests) })).body.total).toBe(holds.length);
    }
    expect((await ask({ guests: '0' })).status).toBe(400);
    expect((await ask({ guests: '10001' })).status).toBe(400);
  });
});
