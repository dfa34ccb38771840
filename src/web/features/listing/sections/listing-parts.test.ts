import { expect, test } from 'vitest';
import { nearestPicture } from '../gallery/nearest-picture.ts';
import { degreesOf } from './degrees.ts';

test.each([
  [-1.4931, '1°30′'],
  [35.14, '35°08′'],
  [0, '0°00′'],
  [-0.999, '1°00′'],
])('%d is %s', (angle, text) => {
  expect(degreesOf(angle)).toBe(text);
});

test.each([
  [0, 0],
  [170, 0],
  [190, 1],
  [720, 2],
])('swiped %d px, the picture in the middle is number %d', (scrollLeft, place) => {
  expect(nearestPicture({ scrollLeft, clientWidth: 360 })).toBe(place);
});

test('before layout the first picture counts as the nearest', () => {
  expect(nearestPicture({ scrollLeft: 0, clientWidth: 0 })).toBe(0);
});
