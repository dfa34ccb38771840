import { expect, test } from 'vitest';
import { calendarDate } from '#shared/dates.ts';
import { typedDates, withReadDates } from './typed-dates.ts';

const now = calendarDate('2026-11-21');

test.each([
  [{ startDate: '12/01/2027' }, { startDate: '2027-01-12' }],
  [
    { startDate: 'kesho', q: 'lamu' },
    { startDate: '2026-11-22', q: 'lamu' },
  ],
  [
    { startDate: '2027-1-5', endDate: '9 Jan 2027' },
    { startDate: '2027-01-05', endDate: '2027-01-09' },
  ],
  [
    { startDate: '2027-01-05', endDate: '7/1/2027', guests: 2 },
    { startDate: '2027-01-05', endDate: '2027-01-07', guests: 2 },
  ],
])('the days of %j are read as dates', (typed, read) => {
  expect(withReadDates(typed, now)).toEqual(read);
});

test.each([[{}], [{ startDate: '2027-01-05' }], [{ startDate: 'soon', endDate: '' }], [{ startDate: 7 }]])(
  'there is nothing to read in %j',
  (typed) => expect(withReadDates(typed, now)).toBeUndefined(),
);

test('what was typed reaches the form, whether it is a date or not', () => {
  expect(typedDates({ startDate: 'soon', endDate: 7, q: 'x' })).toEqual({ startDate: 'soon', endDate: '7' });
  expect(typedDates({ startDate: ['a'] })).toEqual({});
});
