import { expect, test } from 'vitest';
import { bookingsQuery, readDashboardSearch } from './queries.ts';

test('the search parameters of the dashboard are read; values that are not valid count as absent', () => {
  expect(readDashboardSearch({ tab: 'upcoming', q: 'mara', page: 2 })).toEqual({ tab: 'upcoming', q: 'mara', page: 2 });
  expect(readDashboardSearch({ tab: 'pending', q: '', page: 1 })).toEqual({});
  expect(readDashboardSearch({ tab: 'all', q: { odd: true }, page: -3 })).toEqual({});
  expect(readDashboardSearch({ tab: ['completed'], page: 501 })).toEqual({});
});

test('a search for digits stays text, and a long one is cut to what the call accepts', () => {
  expect(readDashboardSearch({ q: 2024 })).toEqual({ q: '2024' });
  expect(readDashboardSearch({ q: 'x'.repeat(300) }).q).toHaveLength(200);
});

test('every tab but All narrows the call to its status', () => {
  const asked = (search: Parameters<typeof bookingsQuery>[0]) => bookingsQuery(search).queryKey[2];
  expect(asked({})).toEqual({ query: { page: 1, pageSize: 10 } });
  expect(asked({ tab: 'upcoming' })).toEqual({ query: { page: 1, pageSize: 10, status: 'upcoming' } });
  expect(asked({ tab: 'cancelled', q: 'BK-2024-001', page: 3 })).toEqual({
    query: { page: 3, pageSize: 10, status: 'cancelled', q: 'BK-2024-001' },
  });
});
