import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceUnits } from './categories.ts';
import { addDays, calendarDate, daysOf } from './dates.ts';
import { isWeekend } from './weekend.ts';

const dates = fc.nat({ max: 400_000 }).map((days) => addDays(calendarDate('1900-01-01'), days));

test('the nights of Friday and Saturday, and otherwise Saturday and Sunday', () => {
  const week = daysOf(calendarDate('2026-12-07'), calendarDate('2026-12-13')); // Monday to Sunday
  expect(week.filter((date) => isWeekend('night', date))).toEqual(['2026-12-11', '2026-12-12']);
  for (const unit of ['person', 'day', 'trip'] as const) {
    expect(week.filter((date) => isWeekend(unit, date))).toEqual(['2026-12-12', '2026-12-13']);
  }
});

test('of any seven days two are weekend, and they are neighbours in the calendar', () => {
  fc.assert(
    fc.property(fc.constantFrom(...priceUnits), dates, (unit, first) => {
      const days = daysOf(first, addDays(first, 6));
      const found = days.filter((date) => isWeekend(unit, date));
      expect(found).toHaveLength(2);
      expect([1, 6]).toContain(days.indexOf(found[1] ?? first) - days.indexOf(found[0] ?? first));
      expect(isWeekend(unit, addDays(first, 7))).toBe(isWeekend(unit, first));
    }),
  );
});

test('a night is weekend exactly if the day after it is one where days are counted', () => {
  fc.assert(fc.property(dates, (date) => isWeekend('night', date) === isWeekend('day', addDays(date, 1))));
});
