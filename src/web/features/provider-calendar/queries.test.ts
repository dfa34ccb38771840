import { expect, test } from 'vitest';
import { calendarDate as day } from '#shared/dates.ts';
import { daysOfMonth, monthsAround, readCalendarSearch } from './queries.ts';

const service = '01a21a83-b722-74da-9a4d-ecbd3ce92bbc';

test.each([
  [{}, {}],
  [
    { service, view: 'list', month: '2026-12', page: 2 },
    { service, view: 'list', month: '2026-12', page: 2 },
  ],
  [{ service: 'x', view: 'month', month: '2026-13', page: '1' }, {}],
  [{ service: 3, month: 202612, page: 501 }, {}],
])('an address with %j asks for %j', (raw, asked) => {
  expect(readCalendarSearch(raw)).toEqual(asked);
});

test('a month has all its days, and months can be looked at from a year ago to two years ahead', () => {
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthsAround(day('2026-11-21'))).toEqual({ first: '2025-11', last: '2028-11' });
});
