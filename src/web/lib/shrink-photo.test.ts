import { expect, test } from 'vitest';
import { sentSize, shortestSide } from './shrink-photo.ts';

test.each([
  [800, 600, 800, 600],
  [4_800, 3_600, 2_400, 1_800],
  [3_000, 260, 2_769, shortestSide],
  [260, 3_000, shortestSide, 2_769],
  [12_000, 240, 12_000, shortestSide],
])('a photo of %i × %i is sent as %i × %i', (width, height, sentWidth, sentHeight) => {
  expect(sentSize({ width, height })).toEqual({ width: sentWidth, height: sentHeight });
});
