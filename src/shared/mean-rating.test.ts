import { expect, test } from 'vitest';
import { meanRating } from './mean-rating.ts';

test('a mean is rounded once, to what is shown', () => {
  expect(meanRating(4_4468, 1_0000)).toBe(4.4);
  expect(meanRating(9, 2)).toBe(4.5);
  expect(meanRating(14, 3)).toBe(4.7);
  expect(meanRating(0, 0)).toBeNull();
});
