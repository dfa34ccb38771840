import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { noteAnswer } from '../connection.ts';
import { oldestShown } from './oldest-shown.ts';

const kept = (at: string) => new Headers({ 'x-kept-from': at });
const ms = (at: string) => new Date(at).getTime();

test('the page is as old as the oldest answer that it shows, not as others that were read from the caches', () => {
  const queries = new QueryClient();
  const read = (queryKey: unknown[], updatedAt: string) =>
    queries.setQueryData(queryKey, 'data', { updatedAt: ms(updatedAt) });
  const show = (queryKey: unknown[], meta = {}) =>
    new QueryObserver(queries, { queryKey, meta, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined);
  const bookings = ['GET', '/api/bookings/:bookingId', { params: { bookingId: '7' }, query: { page: 2, q: '' } }];
  expect(oldestShown(queries.getQueryCache())).toBe(Number.POSITIVE_INFINITY);

  read(bookings, '2026-11-21T12:00:00Z');
  show(bookings);
  read(['GET', '/api/not-shown', {}], '2026-11-20T00:00:00Z');
  noteAnswer('/api/not-shown', kept('2026-11-19T00:00:00Z'));
  read(['GET', '/api/settings', {}], '2026-11-18T00:00:00Z');
  show(['GET', '/api/settings', {}], { layoutData: true });
  expect(oldestShown(queries.getQueryCache())).toBe(ms('2026-11-21T12:00:00Z'));

  noteAnswer('/api/bookings/7?page=2', kept('2026-11-21T09:00:00Z'));
  expect(oldestShown(queries.getQueryCache())).toBe(ms('2026-11-21T09:00:00Z'));
});
