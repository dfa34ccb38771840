import { describe, expect, test } from 'vitest';
import { type Category, type CategoryGroup, categories, categoryFacts, type PriceUnit } from '#shared/categories.ts';
import { isCalendarDate } from '#shared/dates.ts';
import { catalogue as words } from '#shared/i18n/en/catalogue.ts';
import { feeProblems } from '#shared/on-site-fees.ts';
import { isRegistrationPhone } from '#shared/phone.ts';
import { catalogue } from './catalogue.ts';
import { datedSeasons } from './pricing.ts';
import type { DemoProvider, DemoService, Text } from './types.ts';

const { people, providers, services, reviews, trips } = catalogue;

/** Unit and usual prices in dollars; of safaris and mountains per person and day. */
const usual: Record<Category, readonly [PriceUnit, number, number]> = {
  safari: ['person', 120, 1500],
  cultural: ['person', 15, 120],
  beach: ['person', 15, 120],
  city: ['person', 15, 120],
  mountain: ['person', 15, 220],
  airbnb: ['night', 25, 110],
  hotels: ['night', 60, 220],
  lodges: ['night', 150, 600],
  guest: ['night', 20, 60],
  farm: ['night', 40, 130],
  meals: ['person', 3, 25],
  dining: ['person', 10, 60],
  local: ['person', 3, 10],
  car: ['day', 35, 80],
  transfer: ['trip', 15, 45],
  van: ['day', 120, 250],
  boda: ['trip', 1, 6],
};

const groupOf: Record<DemoProvider['kind'], CategoryGroup> = {
  tour: 'experience',
  stay: 'stay',
  meal: 'meal',
  transport: 'transport',
};

const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);
const languagesOf = (text: Text) => (['en', 'sw'] as const).filter((lang) => text[lang] !== undefined).join();
const pricesOf = (service: DemoService) => [service.priceUsd, ...service.seasons.map(({ priceUsd }) => priceUsd)];
const wordsOf = (value: unknown): string => JSON.stringify(value);

describe('keys', () => {
  test('are unique, and so are titles, e-mail addresses and phones', () => {
    for (const values of [
      keysOf(people),
      keysOf(providers),
      keysOf(services),
      services.map(({ title }) => title.en ?? title.sw),
      services.map(({ title }) => title.sw ?? title.en),
      [...people, ...providers].map(({ email }) => email),
      [...people, ...providers].map(({ phone }) => phone),
    ]) {
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  test('that are referred to exist', () => {
    const known = {
      people: new Set(keysOf(people)),
      providers: new Set(keysOf(providers)),
      services: new Set(keysOf(services)),
    };
    expect(services.filter(({ providerKey }) => !known.providers.has(providerKey))).toEqual([]);
    expect(providers.flatMap(({ memberKeys }) => memberKeys).filter((key) => !known.people.has(key))).toEqual([]);
    expect(reviews.filter(({ serviceKey }) => !known.services.has(serviceKey))).toEqual([]);
    expect(reviews.filter(({ authorKey }) => !known.people.has(authorKey))).toEqual([]);
    expect(trips.filter(({ serviceKey }) => !known.services.has(serviceKey))).toEqual([]);
    expect(trips.filter(({ personKey }) => !known.people.has(personKey))).toEqual([]);
  });
});

describe('people and providers', () => {
  test('hold the three demo accounts in their roles', () => {
    const roleOf = (email: string) => people.find((person) => person.email === email)?.role;
    expect(['amina@twende.test', 'baraka@twende.test', 'admin@twende.test'].map(roleOf)).toEqual([
      'user',
      'provider',
      'admin',
    ]);
    expect(providers.find(({ key }) => key === 'acacia-dawn')?.memberKeys).toContain('baraka');
  });

  test('have made-up addresses and phones only', () => {
    for (const { email, phone } of [...people, ...providers]) {
      expect(email).toMatch(/^[a-z.]+@[a-z-]+\.test$/);
      expect(isRegistrationPhone(phone)).toBe(true);
      expect(phone).toMatch(/^\+2547123456\d\d$/);
    }
  });

  test('agree: a provider has members of that role, a member has one provider, a provider has services', () => {
    const memberKeys = providers.flatMap((provider) => provider.memberKeys);
    const providerRole = people.filter(({ role }) => role === 'provider');
    expect([...memberKeys].sort()).toEqual(keysOf(providerRole).sort());
    expect(providers.filter(({ key }) => !services.some(({ providerKey }) => providerKey === key))).toEqual([]);
    expect(providers.filter(({ artisan }) => artisan).length).toBeGreaterThanOrEqual(3);
  });
});

describe('services', () => {
  test('are at least 90, with five or more in each of the 17 categories and six or more featured', () => {
    expect(services.length).toBeGreaterThanOrEqual(90);
    const counts = categories.map(({ value }) => services.filter(({ category }) => category === value).length);
    expect(counts).toHaveLength(17);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
    expect(services.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(6);
  });

  test.each(services)('$key has the unit, price, capacity and provider of its category', (service) => {
    const { category, priceUnit, capacity, guestsPerPlace, durationDays } = service;
    const [unit, least, most] = usual[category];
    expect(priceUnit).toBe(unit);
    const days = category === 'safari' || category === 'mountain' ? durationDays : 1;
    for (const price of pricesOf(service)) {
      expect(price / days).toBeGreaterThanOrEqual(least);
      expect(price / days).toBeLessThanOrEqual(most);
      expect(Number(price.toFixed(2))).toBe(price);
    }
    for (const count of [capacity, guestsPerPlace, durationDays])
      expect(Number.isInteger(count) && count >= 1).toBe(true);
    if (priceUnit === 'person') expect(guestsPerPlace).toBe(1);
    else expect(durationDays).toBe(1);
    const provider = providers.find(({ key }) => key === service.providerKey);
    expect(provider && groupOf[provider.kind]).toBe(categoryFacts(category).group);
  });

  test.each([...services, ...providers])('$key lies in Kenya', ({ lat, lon, location, county }) => {
    expect(lat).toBeGreaterThanOrEqual(-4.9);
    expect(lat).toBeLessThanOrEqual(5.1);
    expect(lon).toBeGreaterThanOrEqual(33.8);
    expect(lon).toBeLessThanOrEqual(42);
    expect(location && county).toBeTruthy();
  });

  test('are met at a position in Kenya, except at a hotel or an address that each booking names', () => {
    for (const { key, meetingPoint, meetingAt } of services) {
      const namedLater = /\b(your|any) hotel\b|\bany address\b|\baddress you give\b/i.test(meetingPoint.en);
      expect([key, meetingAt === null]).toEqual([key, namedLater]);
      if (meetingAt === null || meetingAt === 'listing') continue;
      expect(meetingAt.lat, key).toBeGreaterThan(-4.9);
      expect(meetingAt.lat, key).toBeLessThan(5.1);
      expect(meetingAt.lon, key).toBeGreaterThan(33.8);
      expect(meetingAt.lon, key).toBeLessThan(42);
    }
  });

  test('whose guests come to the house, camp or kitchen itself are met at the listing', () => {
    const itself = /\breception\b|\b(building|camp|cottage|farm|flat|house|lodge) gate\b|\bMama Njeri’s Table\b/i;
    const own = services.filter(({ meetingPoint }) => itself.test(meetingPoint.en));
    expect(own.length).toBeGreaterThanOrEqual(13);
    expect(own.filter(({ meetingAt }) => meetingAt !== 'listing')).toEqual([]);
  });

  test.each(services)('$key has the same parts in each language it has', (service) => {
    const texts = [service.title, service.summary, service.description];
    expect(new Set(texts.map(languagesOf)).size).toBe(1);
    for (const text of texts.flatMap((one) => Object.values(one))) expect(text.trim().length).toBeGreaterThan(5);
    for (const list of [service.included, service.notIncluded]) {
      expect(list.sw).toHaveLength(list.en.length);
      for (const item of [...list.en, ...list.sw]) expect(item.trim()).not.toBe('');
    }
    expect(service.included.en.length).toBeGreaterThanOrEqual(3);
    expect(service.included.en.length).toBeLessThanOrEqual(6);
    expect(service.meetingPoint.en && service.meetingPoint.sw).toBeTruthy();
    const sentences = Object.values(service.description).map((text) => text.split(/[.!?](?:\s|$)/).length - 1);
    for (const count of sentences) expect(count).toBeGreaterThanOrEqual(2);
    expect(service.languages.filter((code) => !Object.hasOwn(words, `language.${code}`))).toEqual([]);
  });

  test('have both languages except a few, which show the fallback in each direction', () => {
    const languages = services.map(({ title }) => languagesOf(title));
    const oneOnly = languages.filter((has) => has !== 'en,sw');
    expect(oneOnly).toContain('en');
    expect(oneOnly).toContain('sw');
    expect(oneOnly.length).toBeLessThanOrEqual(3);
  });

  test.each(services.filter(({ category }) => category === 'safari'))(
    '$key names its number of days, and says who pays park fees',
    (safari) => {
      expect(safari.title.en).toContain(`${safari.durationDays}-day`);
      expect(safari.title.sw).toMatch(new RegExp(`\\bsiku ${safari.durationDays}\\b`, 'i'));
      const included = safari.included.en.some((item) => /^Park fees: included/.test(item));
      const not = safari.notIncluded.en.some((item) => /^Park fees: not included/.test(item));
      expect(included).not.toBe(not);
      expect(safari.included.sw.some((item) => /^Ada za hifadhi: zimo kwenye bei/.test(item))).toBe(included);
      expect(safari.notIncluded.sw.some((item) => /^Ada za hifadhi: hazimo kwenye bei/.test(item))).toBe(not);
    },
  );

  test('with prices of children say until which age', () => {
    const hasChildren = (prices: object = {}) => Object.keys(prices).some((kind) => kind.endsWith('_child'));
    const priced = services.filter(({ residencyUsd, seasons, weekend }) =>
      [residencyUsd, weekend?.residencyUsd, ...seasons.map((season) => season.residencyUsd)].some(hasChildren),
    );
    expect(priced.length).toBeGreaterThan(0);
    expect(priced.filter(({ childUntil }) => childUntil === undefined).map(({ key }) => key)).toEqual([]);
  });

  test('name each fee that their price leaves out, with an amount or as one to ask for', () => {
    const excluding = services.filter(({ notIncluded }) =>
      notIncluded.en.some((item) => /\bfees?\b|\bentry\b/i.test(item)),
    );
    expect(excluding.length).toBeGreaterThan(15);
    expect(excluding.filter(({ onSiteFees = [] }) => onSiteFees.length === 0).map(({ key }) => key)).toEqual([]);
    const fees = services.flatMap(({ onSiteFees = [] }) => onSiteFees);
    expect(fees.flatMap((fee) => feeProblems(fee))).toEqual([]);
    expect(fees.every(({ name }) => Object.values(name).every((text) => text && text.length <= 60))).toBe(true);
  });

  test('contain what the searches of the demo look for', () => {
    const found = (lang: 'en' | 'sw', ...words: RegExp[]) =>
      services.filter(({ title, location }) => words.every((word) => word.test(`${title[lang] ?? ''} ${location}`)))
        .length;
    expect(found('en', /maasai mara/i)).toBeGreaterThan(0);
    expect(found('sw', /diani/i, /hoteli/i)).toBeGreaterThan(0);
    expect(found('sw', /samaki/i)).toBeGreaterThan(1);
    expect(found('sw', /lamu/i, /\bdau\b/i)).toBeGreaterThan(0);
    expect(found('sw', /mlima kenya/i)).toBeGreaterThan(0);
    expect(found('sw', /kahawa/i)).toBeGreaterThan(1);
    expect(found('sw', /uwanja wa ndege/i)).toBeGreaterThan(1);
  });

  test('have seasons on at least fifteen, with real days', () => {
    const seasonal = services.filter(({ seasons }) => seasons.length > 0);
    expect(seasonal.length).toBeGreaterThanOrEqual(15);
    for (const { from, to } of seasonal.flatMap(({ seasons }) => seasons)) {
      // In a common year, so that no season begins or ends on 29 February.
      expect([from, to].map((day) => isCalendarDate(`2027-${day}`))).toEqual([true, true]);
    }
  });

  test('have one season across New Year', () => {
    const festive = { name: 'x', from: '12-20', to: '01-05', priceUsd: 55.5 };
    expect(datedSeasons([festive], 2026, 2027)).toEqual([
      { startDate: '2026-12-20', endDate: '2027-01-05', priceCents: 5550 },
      { startDate: '2027-12-20', endDate: '2028-01-05', priceCents: 5550 },
    ]);
  });
});

describe('words', () => {
  test('respect people: no forbidden word occurs', () => {
    const forbidden = /\b(tribes?|tribal|natives?|exotic|primitive|masai|kabila|makabila)\b/i;
    for (const value of [...people, ...providers, ...services, ...reviews])
      expect(wordsOf(value)).not.toMatch(forbidden);
  });

  test('of listings have no unprovable promises, no urgency and no ambiguous hours in Kiswahili', () => {
    const loud =
      /\b(unbeatable|world-class|once in a lifetime|unforgettable|hurry|last chance|guaranteed|number one)\b/i;
    for (const service of services) {
      expect(wordsOf(service)).not.toMatch(loud);
      expect(wordsOf(service)).not.toMatch(/\bsaa \d/i);
    }
  });
});
