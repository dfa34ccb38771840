import { expect, test } from 'vitest';
import { calendarDate } from '#shared/dates.ts';
import { wrongDays } from './wrong-days.ts';

const today = calendarDate('2026-11-21');

test.each([
  ['2026-11-21', '2028-11-21', {}],
  ['2026-11-20', '2026-11-21', { start: 'past' }],
  ['2026-11-21', '2028-11-22', { end: 'far' }],
  ['2026-11-22', '2026-11-21', { end: 'reversed' }],
  ['2026-11-20', '2026-11-19', { start: 'past', end: 'reversed' }],
  ['2028-11-24', '2028-11-23', { end: 'reversed' }],
  ['', '', {}],
  ['12 Jan', '2029-01-01', { end: 'far' }],
])('from %j to %j: %j', (start, end, wrong) => {
  expect(wrongDays({ start, end, today })).toEqual(wrong);
});
