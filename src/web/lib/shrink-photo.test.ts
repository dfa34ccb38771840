import { expect, test } from 'vitest';
import { shortestSide } from '#shared/photo-sizes.ts';
import { sentSize } from './shrink-photo.ts';

test.each([
  [800, 600, 800, 600],
  [4_800, 3_600, 2_400, 1_800],
  [3_000, 260, 2_770, shortestSide],
  [260, 3_000, shortestSide, 2_770],
  [4_800, 240, 4_800, shortestSide],
])('a photo of %i × %i is sent as %i × %i', (width, height, sentWidth, sentHeight) => {
  expect(sentSize({ width, height })).toEqual({ width: sentWidth, height: sentHeight });
});
