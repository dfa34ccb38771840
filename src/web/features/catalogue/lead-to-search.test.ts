import { expect, test } from 'vitest';
import { stayCategories } from '#shared/categories.ts';
import { searchInstead } from './lead-to-search.ts';

const stays = 'airbnb,hotels,lodges,guest,farm';

test.each([
  [
    { startDate: '2027-01-12', endDate: '2027-01-14' },
    { startDate: '2027-01-12', endDate: '2027-01-14' },
  ],
  // As they were typed: /search reads them, and asks for the first day where it lacks.
  [{ startDate: 'kesho' }, { startDate: 'kesho' }],
  [{ endDate: '14/1/2027' }, { endDate: '14/1/2027' }],
  [
    { q: 'lamu', page: 2, guests: '3' },
    { q: 'lamu', guests: 3 },
  ],
  [
    { maxPrice: 90, sort: 'price_asc' },
    { maxPrice: 90, sort: 'price_asc' },
  ],
] as const)('an address of a list with %j leads to the search', (raw, filters) => {
  expect(searchInstead(raw, stayCategories)).toEqual({ ...filters, category: stays });
  expect(searchInstead({ ...raw, category: 'hotels' }, stayCategories)).toEqual({ ...filters, category: 'hotels' });
  expect(searchInstead({ ...raw, category: 'safari' }, stayCategories)).toEqual({ ...filters, category: stays });
  expect(searchInstead(raw)).toEqual(filters);
  expect(searchInstead({ ...raw, category: 'safari' })).toEqual({ ...filters, category: 'safari' });
});

test.each([{}, { q: 'lamu', category: 'hotels', page: 3 }, { startDate: '', endDate: ' ', guests: '' }, { utm: 'x' }])(
  'a list answers %j itself',
  (raw) => expect(searchInstead(raw, stayCategories)).toBeUndefined(),
);
