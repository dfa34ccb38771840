import { expect, test } from 'vitest';
import { calendarDate } from '#shared/dates.ts';
import { calendarSpace, calendarWeeks } from './reserved-space.ts';

test.each([
  ['2026-11-21', [6, 5]], // begins on a Sunday; the next on a Tuesday
  ['2027-02-02', [4, 5]], // 28 days from a Monday
  ['2026-12-31', [5, 5]],
])('the weeks of the month of %s and of the next', (date, weeks) => {
  expect(calendarWeeks(calendarDate(date))).toEqual(weeks);
});

test('the calendar has room for the months of the address, and for those of today if it names none', () => {
  const november = calendarDate('2026-11-21');
  expect(calendarSpace({}, november).style).toEqual({ '--weeks': 11, '--longest': 6 });
  expect(calendarSpace({ startDate: '2027-02-02' }, november).style).toEqual({ '--weeks': 9, '--longest': 5 });
});
