import { expect, test } from 'vitest';
import { clustersOf, placesOf } from './map-clusters.ts';

const at = (id: string, location: string, lat: number, lon: number) => ({ id, location, lat, lon });
const westlands = at('a', 'Westlands', -1.267, 36.807);
const lamu = at('b', 'Lamu', -2.269, 40.902);
const karura = at('c', 'Karura', -1.238, 36.835);
const airport = at('d', 'Westlands', -1.319, 36.927);

test('listings of one town share a pin, distant ones have their own', () => {
  const clusters = clustersOf([westlands, lamu, karura, airport]);
  expect(clusters.map(({ items }) => items.map(({ id }) => id))).toEqual([['a', 'c', 'd'], ['b']]);
  expect(clusters[0]).toMatchObject({ lat: westlands.lat, lng: westlands.lon });
});

test('every listing has exactly one pin, whatever the order', () => {
  const items = [airport, karura, lamu, westlands];
  expect(clustersOf(items).flatMap(({ items }) => items)).toHaveLength(4);
  expect(clustersOf([])).toEqual([]);
});

test('a pin names each place once', () => {
  expect(placesOf([westlands, karura, airport])).toEqual(['Westlands', 'Karura']);
});
