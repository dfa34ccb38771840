import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, calendarDate, daysOf } from '#shared/dates.ts';
import { rangesOf } from './busy-days.ts';

const day = calendarDate;

test('days without a gap are one range, which ends on the day after', () => {
  expect(rangesOf([])).toEqual([]);
  expect(rangesOf(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-03'].map(day))).toEqual([
    { start: '2026-12-30', end: '2027-01-02' },
    { start: '2027-01-03', end: '2027-01-04' },
  ]);
});

test('the ranges have all days and no others, and a gap between each two', () => {
  const some = fc.uniqueArray(fc.nat(60)).map((numbers) => numbers.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(some, (numbers) => {
      const dates = numbers.map((number) => addDays(day('2026-11-20'), number));
      const ranges = rangesOf(dates);
      expect(ranges.flatMap(({ start, end }) => daysOf(start, addDays(end, -1)))).toEqual(dates);
      for (const [at, { start }] of ranges.entries()) {
        const before = ranges[at - 1];
        if (before) expect(before.end < start).toBe(true);
      }
    }),
  );
});
