import { expect, test } from 'vitest';
import type { Search } from '../search-params.ts';
import { filtersIn } from './filters-in.ts';

test.each<[Search, string[]]>([
  [{ q: 'a', sort: 'rating', page: 2 }, []],
  [{ category: 'beach,safari', guests: 2 }, ['guests', 'category', 'category']],
  [{ facilities: 'pool,wifi' }, ['facilities', 'facilities']],
  [{ startDate: '2027-01-05', endDate: '2027-01-09' }, ['startDate']],
  [{ minPrice: 0, maxPrice: 90, currency: 'KES' }, ['minPrice']],
  [{ maxPrice: 0, location: 'Lamu', minRating: 4 }, ['location', 'minPrice', 'minRating']],
])('the filters of %j are %j: days are one, prices too, and neither text, order nor page is one', (search, names) => {
  expect(filtersIn(search).map(({ name }) => name)).toEqual(names);
});
