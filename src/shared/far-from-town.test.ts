import { expect, test } from 'vitest';
import { kilometresBetween } from './distance.ts';
import { farFromTown } from './far-from-town.ts';

const nairobi = { lat: -1.2864, lon: 36.8172 };
const mombasa = { lat: -4.0435, lon: 39.6682 };
const nanyuki = { location: 'Nanyuki', county: 'Laikipia' };

test('distances are those as the crow flies', () => {
  expect(kilometresBetween(nairobi, nairobi)).toBe(0);
  expect(kilometresBetween(nairobi, mombasa)).toBeCloseTo(440, -1);
  expect(kilometresBetween(mombasa, nairobi)).toBe(kilometresBetween(nairobi, mombasa));
  // One degree of latitude.
  expect(kilometresBetween({ lat: 0, lon: 37 }, { lat: 1, lon: 37 })).toBeCloseTo(111.2, 1);
});

test.each([
  ['in the town', nanyuki, { lat: 0.0165, lon: 37.0741 }, undefined],
  ['the conservancy beside it', nanyuki, { lat: 0.02, lon: 36.9 }, undefined],
  ['just within 50 km', nanyuki, { lat: 0.45, lon: 37.074 }, undefined],
  ['just beyond', nanyuki, { lat: 0.48, lon: 37.074 }, { town: 'Nanyuki', kilometres: 51 }],
  ['Mombasa', nanyuki, mombasa, { town: 'Nanyuki', kilometres: 536 }],
  [
    'however it is written',
    { location: ' nanyuki', county: 'Laikipia' },
    mombasa,
    { town: 'Nanyuki', kilometres: 536 },
  ],
  [
    'a part of it',
    { location: 'Airstrip, Nanyuki', county: 'Laikipia' },
    mombasa,
    { town: 'Nanyuki', kilometres: 536 },
  ],
  ['a name in another county', { location: 'Nanyuki', county: 'Kwale' }, mombasa, undefined],
  ['a town that we do not know', { location: 'Kijijini', county: 'Laikipia' }, mombasa, undefined],
])('%s', (_, named, at, far) => {
  expect(farFromTown(named, at)).toEqual(far);
});
