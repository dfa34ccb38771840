import { expect, test } from 'vitest';
import { calendarDate as day } from '#shared/dates.ts';
import { afterShiftStep, afterStep, afterTap, extendedTo, isChosen, spanOf } from './selection.ts';

const [third, fifth, ninth] = [day('2026-12-03'), day('2026-12-05'), day('2026-12-09')];

test('two taps choose the days between, in either order; the next begins anew, and one on the same day takes it back', () => {
  const one = afterTap(undefined, fifth);
  expect(one).toEqual({ anchor: fifth, end: fifth, open: true });
  const two = afterTap(one, third);
  expect(two && spanOf(two)).toEqual({ startDate: third, endDate: fifth });
  expect(afterTap(two, ninth)).toEqual({ anchor: ninth, end: ninth, open: true });
  expect(afterTap(one, fifth)).toBeUndefined();
});

test('a tap with Shift extends from where the choice began', () => {
  const from = afterTap(undefined, fifth);
  expect(extendedTo(from, ninth)).toEqual({ anchor: fifth, end: ninth, open: false });
  expect(extendedTo(extendedTo(from, ninth), third)).toEqual({ anchor: fifth, end: third, open: false });
  expect(extendedTo(undefined, ninth)).toEqual({ anchor: ninth, end: ninth, open: false });
});

test('Shift with an arrow goes on from where the focus is', () => {
  const [fourth, sixth] = [day('2026-12-04'), day('2026-12-06')];
  const begun = afterShiftStep(undefined, { from: third, to: fourth });
  expect(begun).toEqual({ anchor: third, end: fourth, open: false });
  expect(afterShiftStep(begun, { from: fourth, to: fifth })).toEqual({ anchor: third, end: fifth, open: false });
  // The focus was moved by a tap or Tab meanwhile.
  expect(afterShiftStep(begun, { from: fifth, to: sixth })).toEqual({ anchor: fifth, end: sixth, open: false });
});

test('an arrow without Shift ends a complete choice, and leaves a first day that waits for the last', () => {
  const two = afterShiftStep(undefined, { from: third, to: fifth });
  expect(afterStep(two)).toBeUndefined();
  expect(afterShiftStep(afterStep(two), { from: fifth, to: ninth })).toEqual({
    anchor: fifth,
    end: ninth,
    open: false,
  });
  const one = afterTap(undefined, third);
  expect(afterTap(afterStep(one), ninth)).toEqual({ anchor: third, end: ninth, open: false });
  expect(afterShiftStep(afterStep(one), { from: fifth, to: ninth })).toEqual({
    ...{ anchor: fifth, end: ninth, open: false },
  });
});

test('a day is chosen from the first to the last, both included', () => {
  const chosen = { anchor: fifth, end: third, open: false };
  expect([third, day('2026-12-04'), fifth, ninth].map((date) => isChosen(chosen, date))).toEqual([
    ...[true, true, true, false],
  ]);
  expect(isChosen(undefined, third)).toBe(false);
});
