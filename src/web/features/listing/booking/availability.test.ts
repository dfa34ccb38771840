import { expect, test } from 'vitest';
import { calendarDate } from '#shared/dates.ts';
import { isWithin, monthOf, nextStay, stateOf, windowOf } from './availability.ts';

const day = calendarDate;

test('the calendar asks for the days from today to the end of the second month', () => {
  expect(windowOf({ month: day('2026-11-01'), today: day('2026-11-21') })).toEqual({
    from: '2026-11-21',
    to: '2026-12-31',
  });
  expect(windowOf({ month: day('2027-01-01'), today: day('2026-11-21') })).toEqual({
    from: '2027-01-01',
    to: '2027-02-28',
  });
  expect(monthOf(day('2027-02-28'))).toBe('2027-02-01');
});

test.each([
  [undefined, 1, 'unknown'],
  [0, 1, 'full'],
  [3, 4, 'full'],
  [3, 3, 'few'],
  [3, 1, 'few'],
  [4, 1, 'free'],
])('%s places left for a party that needs %i: %s', (available, needed, state) => {
  const found = available === undefined ? undefined : { date: '2027-01-05', available, pricePerUnit: 10 };
  expect(stateOf(found, needed)).toBe(state);
});

test('a first click is the start, a later day the end, an earlier one a new start', () => {
  const first = nextStay({ startDate: '', endDate: '' }, day('2027-01-05'), 'start');
  expect(first).toEqual({ startDate: '2027-01-05', endDate: '', picking: 'end' });
  const second = nextStay(first, day('2027-01-08'), first.picking);
  expect(second).toEqual({ startDate: '2027-01-05', endDate: '2027-01-08', picking: 'start' });
  expect(nextStay(first, day('2027-01-02'), 'end')).toEqual({ startDate: '2027-01-02', endDate: '', picking: 'end' });
  expect(nextStay(second, day('2027-01-09'), 'start').startDate).toBe('2027-01-09');
});

test('a stay marks its days', () => {
  expect(isWithin(day('2027-01-05'), { startDate: '2027-01-05', endDate: '' })).toBe(true);
  expect(isWithin(day('2027-01-06'), { startDate: '2027-01-05', endDate: '' })).toBe(false);
  expect(isWithin(day('2027-01-07'), { startDate: '2027-01-05', endDate: '2027-01-07' })).toBe(true);
  expect(isWithin(day('2027-01-07'), { startDate: '', endDate: '' })).toBe(false);
});
