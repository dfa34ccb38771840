import { expect, test } from 'vitest';
import { calendarDate as day } from '#shared/dates.ts';
import { afterTap, extendedTo, isChosen, spanOf } from './selection.ts';

const [third, fifth, ninth] = [day('2026-12-03'), day('2026-12-05'), day('2026-12-09')];

test('two taps choose the days between, in either order; the next begins anew, and one on the same day takes it back', () => {
  const one = afterTap(undefined, fifth);
  expect(one).toEqual({ anchor: fifth, end: fifth, open: true });
  const two = afterTap(one, third);
  expect(two && spanOf(two)).toEqual({ startDate: third, endDate: fifth });
  expect(afterTap(two, ninth)).toEqual({ anchor: ninth, end: ninth, open: true });
  expect(afterTap(one, fifth)).toBeUndefined();
});

test('Shift extends from where the choice began, or from the day with the focus', () => {
  const from = afterTap(undefined, fifth);
  expect(extendedTo(from, ninth)).toEqual({ anchor: fifth, end: ninth, open: false });
  expect(extendedTo(extendedTo(from, ninth), third)).toEqual({ anchor: fifth, end: third, open: false });
  expect(extendedTo(undefined, ninth, fifth)).toEqual({ anchor: fifth, end: ninth, open: false });
});

test('a day is chosen from the first to the last, both included', () => {
  const chosen = { anchor: fifth, end: third, open: false };
  expect([third, day('2026-12-04'), fifth, ninth].map((date) => isChosen(chosen, date))).toEqual([
    ...[true, true, true, false],
  ]);
  expect(isChosen(undefined, third)).toBe(false);
});
