import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, calendarDate, daysBetween } from './dates.ts';
import { daysBefore, partsOf, reportDaysMost } from './report-days.ts';

const days = (from: string, to: string) => ({ from: calendarDate(from), to: calendarDate(to) });

test('it is compared with as many days before', () => {
  expect(daysBefore(days('2026-11-01', '2026-11-30'))).toEqual(days('2026-10-02', '2026-10-31'));
  expect(daysBefore(days('2026-11-26', '2026-11-26'))).toEqual(days('2026-11-25', '2026-11-25'));
});

test.each([
  { from: '2026-11-01', to: '2026-12-01', step: 'day', count: 31 },
  { from: '2026-11-01', to: '2026-12-02', step: 'week', count: 5 },
  { from: '2026-01-01', to: '2026-05-20', step: 'week', count: 20 },
  { from: '2026-01-15', to: '2026-06-04', step: 'month', count: 6 },
])('$from to $to is shown by $step', ({ from, to, step, count }) => {
  const found = partsOf(days(from, to));
  expect([found.step, found.parts.length]).toEqual([step, count]);
});

test('months are those of the calendar', () => {
  const { parts } = partsOf(days('2026-01-15', '2026-06-04'));
  expect(parts[0]).toEqual(days('2026-01-15', '2026-01-31'));
  expect(parts[1]).toEqual(days('2026-02-01', '2026-02-28'));
  expect(parts.at(-1)).toEqual(days('2026-06-01', '2026-06-04'));
});

test('the parts of any report have each of its days once, and are few enough for a chart', () => {
  const start = fc.integer({ min: 0, max: 4000 }).map((day) => addDays(calendarDate('2020-01-01'), day));
  fc.assert(
    fc.property(start, fc.integer({ min: 0, max: reportDaysMost - 1 }), (from, more) => {
      const to = addDays(from, more);
      const { parts } = partsOf({ from, to });
      expect(parts.length).toBeLessThanOrEqual(31);
      expect(parts[0]?.from).toBe(from);
      expect(parts.at(-1)?.to).toBe(to);
      for (const [at, part] of parts.entries()) {
        expect(daysBetween(part.from, part.to)).toBeGreaterThanOrEqual(0);
        const next = parts[at + 1];
        if (next) expect(next.from).toBe(addDays(part.to, 1));
      }
    }),
  );
});
