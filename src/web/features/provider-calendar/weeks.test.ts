import { expect, test } from 'vitest';
import { calendarDate as day } from '#shared/dates.ts';
import { dayAfterKey, weeksOf } from './weeks.ts';

const third = day('2026-12-03');

test.each([
  ['ArrowLeft', '2026-12-02'],
  ['ArrowRight', '2026-12-04'],
  ['ArrowUp', '2026-11-26'],
  ['ArrowDown', '2026-12-10'],
  ['Home', '2026-11-30'],
  ['End', '2026-12-06'],
  ['PageUp', '2026-11-03'],
  ['PageDown', '2027-01-03'],
  ['a', undefined],
])('%s leads from Thursday 3 December 2026 to %s', (key, date) => {
  expect(dayAfterKey(key, third)).toBe(date);
});

test('weeks begin on Mondays, and days of other months are left out', () => {
  const weeks = weeksOf({ from: day('2026-12-01'), to: day('2026-12-31') });
  expect(weeks.map((week) => week.map((date) => date?.slice(8) ?? '--').join(' '))).toEqual([
    '-- 01 02 03 04 05 06',
    '07 08 09 10 11 12 13',
    '14 15 16 17 18 19 20',
    '21 22 23 24 25 26 27',
    '28 29 30 31 -- -- --',
  ]);
  expect(weeksOf({ from: day('2027-02-01'), to: day('2027-02-28') })).toHaveLength(4);
});
