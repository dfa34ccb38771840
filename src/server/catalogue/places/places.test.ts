import { expect, test } from 'vitest';
import { catalogue } from '#server/demo/data/catalogue.ts';
import { langs } from '#shared/languages.ts';
import { placeAt, placeNameIn, places } from './places.ts';

test('every place has an address of its own, lies in Kenya, and belongs to itself', () => {
  expect(new Set(places.map(({ slug }) => slug)).size).toBe(places.length);
  for (const { slug, lat, lon, radiusKm, counties } of places) {
    expect.soft(slug).toMatch(/^[a-z][a-z-]{2,30}$/);
    expect.soft(lat > -4.8 && lat < 5 && lon > 33.9 && lon < 41.9, slug).toBe(true);
    expect.soft(radiusKm > 10 && radiusKm <= 110, slug).toBe(true);
    expect.soft(counties.length, slug).toBeGreaterThan(0);
    expect.soft(placeAt({ lat, lon }), slug).toBe(slug);
  }
});

test.each(langs)('what we say of places in %s is whole sentences, and no two are known for the same', (lang) => {
  const said = places.map((place) => place[lang]);
  for (const part of ['name', 'lead', 'about'] as const) {
    expect(new Set(said.map((texts) => texts[part])).size, part).toBe(places.length);
  }
  for (const { name, lead, ...texts } of said) {
    for (const text of [lead, ...Object.values(texts)]) expect.soft(text, name).toMatch(/^\p{Lu}.{20,}\.$/u);
    expect.soft(lead.length, name).toBeLessThanOrEqual(160);
  }
});

test.each([
  ['Shela', { lat: -2.296, lon: 40.914 }, 'lamu'],
  ['Wasini Island', { lat: -4.658, lon: 39.37 }, 'diani'],
  ['Nyali', { lat: -4.036, lon: 39.7 }, 'mombasa'],
  ['Miritini', { lat: -4.01, lon: 39.58 }, 'mombasa'],
  ['Ol Pejeta', { lat: 0, lon: 36.91 }, 'laikipia'],
  ['the peak of Mount Kenya', { lat: -0.15, lon: 37.31 }, 'mount-kenya'],
  ['Kitengela', { lat: -1.473, lon: 36.961 }, 'nairobi'],
  ['Mount Longonot', { lat: -0.914, lon: 36.446 }, 'naivasha'],
  ['Chalbi', { lat: 3, lon: 37.3 }, 'lake-turkana'],
  ['Wundanyi', { lat: -3.4, lon: 38.37 }, 'tsavo'],
  ['the ocean', { lat: -4, lon: 41.5 }, null],
])('%s belongs to its place', (_, position, slug) => {
  expect(placeAt(position)).toBe(slug);
});

test('nearly all listings of the demo belong to a place, and every place has some', () => {
  const found = catalogue.services.map((service) => placeAt(service));
  expect(found.filter((slug) => slug === null).length).toBeLessThan(found.length / 20);
  expect([...new Set(found.filter((slug) => slug !== null))].sort()).toEqual(places.map(({ slug }) => slug).sort());
});

test('a place that is no longer ours has no name', () => {
  expect(placeNameIn('sw', 'lake-nakuru')).toEqual({ slug: 'lake-nakuru', name: 'Ziwa Nakuru' });
  expect(placeNameIn('en', 'atlantis')).toBeNull();
  expect(placeNameIn('en', null)).toBeNull();
});
