import { expect, test } from 'vitest';
import type { Search } from '../search-params.ts';
import { filtersIn } from './filters-in.ts';
import { withoutFacilities, withoutFilter } from './without-filter.ts';

const search: Search = {
  ...{ q: 'lions', category: 'lodges,safari', location: 'Narok', minPrice: 10, maxPrice: 9_000, currency: 'KES' },
  ...{ startDate: '2027-01-05', endDate: '2027-01-09', guests: 2, minRating: 4, facilities: 'pool,wifi' },
  ...{ sort: 'rating', page: 3 },
};

test('without any of its filters a search has one fewer, at its first page, with its text and order', () => {
  const filters = filtersIn(search);
  expect(filters).toHaveLength(9);
  for (const filter of filters) {
    const left = withoutFilter(search, filter);
    expect(filtersIn(left)).toEqual(filters.filter((one) => one !== filter));
    expect(left).toMatchObject({ q: 'lions', sort: 'rating' });
    expect(left).not.toHaveProperty('page');
  }
});

test('both days go together, and so do both prices with their currency', () => {
  expect(withoutFilter(search, { name: 'startDate', value: '2027-01-05' })).not.toHaveProperty('endDate');
  const free = withoutFilter(search, { name: 'minPrice', value: '10' });
  expect(Object.keys(free).filter((name) => /price|currency/i.test(name))).toEqual([]);
});

test('without all of its filters only text and order are left; without its facilities all else', () => {
  const none = filtersIn(search).reduce(withoutFilter, search);
  expect(none).toEqual({ q: 'lions', sort: 'rating' });
  expect(withoutFacilities(search, ['wifi']).facilities).toBe('pool');
  expect(withoutFacilities(search, ['pool', 'wifi'])).not.toHaveProperty('facilities');
});
