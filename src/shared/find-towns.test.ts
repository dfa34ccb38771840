import { expect, test } from 'vitest';
import { counties, isCounty, isInKenya } from './counties.ts';
import { findTowns, isTownItself, nearestTown, townNamed } from './find-towns.ts';
import { towns } from './towns.ts';

test('there are 47 counties, each with a town, and all towns lie in Kenya', () => {
  expect(new Set(counties).size).toBe(47);
  expect(new Set(towns.map(({ county }) => county))).toEqual(new Set(counties));
  expect(towns.length).toBeGreaterThan(250);
  expect(towns.filter((town) => !isInKenya(town))).toEqual([]);
  expect(new Set(towns.map(({ name, county }) => `${name}, ${county}`)).size).toBe(towns.length);
  expect(isCounty('Laikipia') && !isCounty('laikipia')).toBe(true);
});

const namesOf = (typed: string) => findTowns(typed).map(({ name }) => name);

test.each([
  ['nanyuki', 'Nanyuki'],
  ['NANYUKI', 'Nanyuki'],
  ['nanyu', 'Nanyuki'],
  ['nanyuky', 'Nanyuki'],
  ['nanuyki', 'Nanyuki'],
  ['muranga', 'Murang’a'],
  ["murang'a", 'Murang’a'],
  ['eldorett', 'Eldoret'],
  ['mombsa', 'Mombasa'],
  ['malindii', 'Malindi'],
  ['kakamaga', 'Kakamega'],
  ['old town', 'Mombasa Old Town'],
  ['diani', 'Diani Beach'],
  ['lamu', 'Lamu'],
  ['naivsaha', 'Naivasha'],
  ['nanyuki, laikipia', 'Nanyuki'],
  ['hells gate', 'Hell’s Gate'],
])('“%s” finds %s first', (typed, name) => {
  expect(namesOf(typed)[0]).toBe(name);
});

test.each(['', ' ', '…', 'zzzzzz', 'xq', 'Berlin', 'x'.repeat(500)])('“%s” finds nothing', (typed) => {
  expect(findTowns(typed)).toEqual([]);
});

test('a county finds its towns, and a beginning finds at most so many', () => {
  expect(findTowns('Laikipia', 3).map(({ county }) => county)).toEqual(['Laikipia', 'Laikipia', 'Laikipia']);
  expect(findTowns('k', 4)).toHaveLength(4);
});

test('each town is found by its name', () => {
  const lost = towns.filter((town) => !findTowns(town.name).some(({ name }) => name === town.name));
  expect(lost).toEqual([]);
});

test('the nearest town of a position', () => {
  expect(nearestTown({ lat: 0.01, lon: 37.08 })).toMatchObject({ name: 'Nanyuki', county: 'Laikipia' });
  expect(nearestTown({ lat: -4.3, lon: 39.58 }).county).toBe('Kwale');
});

test.each(['Nanyuki', 'nanyuki', ' NANYUKI ', 'Nanyuki, Laikipia'])('%o is the only town of that name', (typed) =>
  expect(townNamed(typed)).toMatchObject({ name: 'Nanyuki', county: 'Laikipia' }),
);

test.each(['', 'Nany', 'Nanyuky', 'Atlantis'])('%o is the name of none', (typed) =>
  expect(townNamed(typed)).toBe(undefined),
);

test('a position is that of a town, or of a place in it', () => {
  const { lat, lon } = townNamed('Nanyuki') ?? { lat: 0, lon: 0 };
  expect([isTownItself({ lat, lon }), isTownItself({ lat: lat + 0.0001, lon })]).toEqual([true, false]);
});
