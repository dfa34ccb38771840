import { expect, test } from 'vitest';
import { isFarOff } from './is-far-off.ts';

test.each([
  { price: 30_000, median: 10_000, listings: 5, far: true },
  { price: 29_999, median: 10_000, listings: 5, far: false },
  { price: 3_334, median: 10_000, listings: 5, far: false },
  { price: 3_333, median: 10_000, listings: 5, far: true },
  { price: 90_000, median: 10_000, listings: 4, far: false },
])('$price beside a median of $median of $others listings: $far', ({ far, ...asked }) => {
  expect(isFarOff(asked)).toBe(far);
});
