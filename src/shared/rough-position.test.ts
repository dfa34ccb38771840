import { expect, test } from 'vitest';
import { isRough, positionIn, roughly } from './rough-position.ts';

const nanyuki = { lat: 0.017, lon: 37.074 };
const exact = { lat: -0.01674, lon: 37.07361 };

test('a press on the map and the middle of a town are rough, what a device or a map gives is not', () => {
  expect(roughly(exact)).toEqual({ lat: -0.02, lon: 37.07 });
  expect([roughly(exact), nanyuki, exact, { lat: -0.02, lon: 37.0701 }].map(isRough)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ['nothing', undefined, nanyuki],
  ['a rough position', { lat: -0.02, lon: 37.07 }, nanyuki],
  ['an exact position in it', exact, exact],
  ['an exact position elsewhere', { lat: -4.28123, lon: 39.59012 }, nanyuki],
])('choosing a town after %s', (_, before, after) => {
  expect(positionIn(nanyuki, before)).toEqual(after);
});
