import { expect, test } from 'vitest';
import { readQueueSearch, readUsersSearch } from './search.ts';
import { readListingsSearch, readProvidersSearch } from './services-search.ts';

test('parameters of the address that are not valid count as absent', () => {
  expect(readQueueSearch({ kind: 'change', page: '3' })).toEqual({ kind: 'change', page: 3 });
  expect(readQueueSearch({ kind: 'lions', page: 1 })).toEqual({});
  expect(readQueueSearch({ page: 501 })).toEqual({});
  expect(readProvidersSearch({ status: 'approved', q: ' Jahazi ' })).toEqual({ status: 'approved', q: 'Jahazi' });
  expect(readProvidersSearch({ status: 'pending', kind: 'stay', sort: 'name', q: 7 })).toEqual({
    ...{ q: '7', status: 'pending', kind: 'stay', sort: 'name' },
  });
  expect(readProvidersSearch({ kind: 'lions', sort: 'title' })).toEqual({});
  expect(readListingsSearch({ mark: 'featured', category: 'safari', sort: 'title', page: 2 })).toEqual({
    ...{ mark: 'featured', category: 'safari', sort: 'title', page: 2 },
  });
  expect(readListingsSearch({ mark: 'lost', category: 'x', sort: 'name' })).toEqual({});
  expect(readProvidersSearch({ status: 'paused', q: ['x'] })).toEqual({});
  expect(readListingsSearch({ status: 'paused', q: 'x'.repeat(90) })).toEqual({ status: 'paused', q: 'x'.repeat(80) });
  expect(readUsersSearch({ q: ' amina ', role: 'admin', state: 'suspended', sort: 'name', page: 2 })).toEqual({
    ...{ q: 'amina', role: 'admin', state: 'suspended', sort: 'name', page: 2 },
  });
  expect(readUsersSearch({ q: '', role: 'king', state: 'gone', sort: 'createdAt', page: 0 })).toEqual({});
  expect(readUsersSearch({ q: 'x'.repeat(300) })).toEqual({ q: 'x'.repeat(254) });
});
