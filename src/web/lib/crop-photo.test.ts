import { expect, test } from 'vitest';
import { shortestSide, widestRatio } from '#shared/photo-sizes.ts';
import { isTaken, sizesOf, squareIn, wholePhoto } from './crop-photo.ts';

test('a whole small photo is sent as it is', () => {
  expect(sizesOf({ width: 800, height: 600 }, wholePhoto)).toEqual({
    cut: { left: 0, top: 0, width: 800, height: 600 },
    sent: { width: 800, height: 600 },
  });
});

test('a part of a large photo is sent no larger than it is kept', () => {
  expect(sizesOf({ width: 8_000, height: 6_000 }, { x: 50, y: 25, width: 50, height: 50 })).toEqual({
    cut: { left: 4_000, top: 1_500, width: 4_000, height: 3_000 },
    sent: { width: 3_200, height: 2_400 },
  });
});

test('a long narrow part keeps the shortest side that the server takes', () => {
  expect(sizesOf({ width: 5_000, height: 4_000 }, { x: 0, y: 0, width: 100, height: 7.5 })).toEqual({
    cut: { left: 0, top: 0, width: 5_000, height: 300 },
    sent: { width: 4_000, height: shortestSide },
  });
});

test('the square in the middle of a photo takes its shorter side whole', () => {
  const wide = { width: 1_600, height: 900 };
  expect(sizesOf(wide, squareIn(wide)).cut).toEqual({ left: 350, top: 0, width: 900, height: 900 });
  const high = { width: 600, height: 1_000 };
  expect(sizesOf(high, squareIn(high)).cut).toEqual({ left: 0, top: 200, width: 600, height: 600 });
});

test('a part never reaches beyond the photo, and has a pixel at least', () => {
  const { cut } = sizesOf({ width: 101, height: 99 }, { x: 99.9, y: 99.9, width: 0.1, height: 0.1 });
  expect(cut).toEqual({ left: 100, top: 98, width: 1, height: 1 });
});

test.each([
  [shortestSide, 4_000, true],
  [shortestSide - 1, 4_000, false],
  [4_000, shortestSide - 1, false],
  [widestRatio * 300, 300, true],
  [300, widestRatio * 300 + 1, false],
])('whether a part of %i × %i is taken: %s', (width, height, taken) => {
  expect(isTaken({ width, height })).toBe(taken);
});
