import { expect, test } from 'vitest';
import { fromKenyaMap, kenyaMap, onKenyaMap } from './kenya-map.ts';

test('a point of the map is the place that is drawn there', () => {
  const nanyuki = { lat: 0.0167, lng: 37.0736 };
  const { lat, lng } = fromKenyaMap(onKenyaMap(nanyuki));
  expect([lat, lng]).toEqual([expect.closeTo(nanyuki.lat, 9), expect.closeTo(nanyuki.lng, 9)]);
  const corner = fromKenyaMap({ x: kenyaMap.width, y: kenyaMap.height });
  expect([corner.lat, corner.lng]).toEqual([expect.closeTo(-5.1, 9), expect.closeTo(42.3, 9)]);
});
