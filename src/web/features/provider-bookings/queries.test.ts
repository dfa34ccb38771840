import { expect, test } from 'vitest';
import { providerBookingsQuery, readBookingsSearch, readDaySearch } from './queries.ts';

const service = '0193a1b2-0000-7000-8000-000000000001';

test.each([
  [{}, {}],
  [{ tab: 'arriving' }, {}],
  [
    { tab: 'upcoming', q: 2026, page: '3' },
    { tab: 'upcoming', q: '2026', page: 3 },
  ],
  [
    { view: 'calendar', month: '2026-12', service },
    { view: 'calendar', month: '2026-12', service },
  ],
  [{ view: 'week', month: '2026-13' }, {}],
  [{ tab: 'lost', q: '', page: 1, service: 'x', from: '2026-02-30', to: 5 }, {}],
  [
    { service, from: '2026-12-01', to: '2026-12-05', providerId: 'p' },
    { service, from: '2026-12-01', to: '2026-12-05' },
  ],
])('the address %j asks for %j', (raw, asked) => {
  expect(readBookingsSearch(raw)).toEqual(asked);
});

test('without a tab the list is of today’s arrivals, and all bookings have no status', () => {
  const asked = (search: Parameters<typeof providerBookingsQuery>[1]) =>
    (providerBookingsQuery('p', search).queryKey[2] as { query: object }).query;
  expect(asked({})).toEqual({ providerId: 'p', page: 1, pageSize: 20, status: 'arriving' });
  expect(asked({ tab: 'all', q: 'amina', month: '2026-12' })).toEqual({
    providerId: 'p',
    page: 1,
    pageSize: 20,
    q: 'amina',
  });
});

test('a day sheet is of a day that exists', () => {
  expect(readDaySearch({ date: '2026-12-01', page: 2 })).toEqual({ date: '2026-12-01', page: 2 });
  expect(readDaySearch({ date: 'today', page: 1 })).toEqual({});
});
