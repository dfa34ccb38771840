import { expect, test } from 'vitest';
import { stayCategories } from '#shared/categories.ts';
import { categoriesOf, contentOf, queryOf, readListSearch, readSearch } from './search-params.ts';

test('empty fields, which a form sends without JavaScript, are left out', () => {
  const empty = { q: '', category: '', location: ' ', minPrice: '', maxPrice: '', startDate: '', endDate: '' };
  expect(readSearch({ ...empty, guests: '', minRating: '', sort: 'recommended', page: '' })).toEqual({});
});

test('filters are read as the address or a form gives them', () => {
  expect(
    readSearch({
      q: ' masai maraa ',
      category: ['safari', 'beach'],
      location: 'Narok',
      minPrice: '40',
      maxPrice: 900,
      startDate: '2027-01-05',
      endDate: '2027-01-09',
      guests: '2',
      minRating: 4,
      sort: 'price_asc',
      page: 3,
    }),
  ).toEqual({
    q: 'masai maraa',
    category: 'beach,safari',
    location: 'Narok',
    minPrice: 40,
    maxPrice: 900,
    startDate: '2027-01-05',
    endDate: '2027-01-09',
    guests: 2,
    minRating: 4,
    sort: 'price_asc',
    page: 3,
  });
});

test.each([
  { category: 'spaceship' },
  { sort: 'cheapest' },
  { guests: 0 },
  { guests: 2.5 },
  { guests: 'many' },
  { minPrice: -1 },
  { maxPrice: 'NaN' },
  { minRating: 9 },
  { page: 1 },
  { page: 501 },
  { facilities: ' ,Pool!,' },
  { startDate: '2027-02-30' },
  { startDate: 20270105 },
  { endDate: '2027-01-09' },
  { q: { a: 1 } },
  { q: null },
])('%o is ignored', (raw) => {
  expect(readSearch(raw)).toEqual({});
});

test('facilities are read in one order, each once, as an address or a form gives them', () => {
  expect(readSearch({ facilities: 'wifi, pool,wifi' })).toEqual({ facilities: 'pool,wifi' });
  expect(readSearch({ facilities: ['wifi', 'air_conditioning', 'W!fi', ''] })).toEqual({
    facilities: 'air_conditioning,wifi',
  });
  const many = Array.from({ length: 40 }, (_, index) => 'a'.repeat(index + 1));
  expect(readSearch({ facilities: many }).facilities?.split(',')).toHaveLength(30);
});

test('a number in the address is read as search text', () => {
  expect(readSearch({ q: 4 })).toEqual({ q: '4' });
});

test('unknown categories are dropped, and each counts once, in one order', () => {
  expect(categoriesOf('safari,spaceship, beach,safari')).toEqual(['beach', 'safari']);
  expect(categoriesOf(undefined)).toBe(undefined);
});

test('a list of a group accepts only its own categories, and requests all of them unless one is chosen', () => {
  expect(readListSearch({ category: 'safari', q: 'lamu' }, stayCategories)).toEqual({ q: 'lamu' });
  expect(queryOf({ q: 'lamu' }, stayCategories)).toEqual({
    q: 'lamu',
    category: 'airbnb,hotels,lodges,guest,farm',
    pageSize: 18,
  });
  expect(queryOf(readListSearch({ category: 'hotels', page: 2 }, stayCategories), stayCategories)).toEqual({
    category: 'hotels',
    page: 2,
    pageSize: 18,
  });
});

test('the canonical address has text, category and page, but no page of a list with other filters', () => {
  expect(contentOf({ q: 'lamu', category: 'hotels', page: 2 })).toEqual({ q: 'lamu', category: 'hotels', page: 2 });
  expect(contentOf({ q: 'lamu', guests: 3, page: 2 })).toEqual({ q: 'lamu' });
  expect(contentOf({ sort: 'price_asc', page: 2 })).toEqual({});
});

test('the currency is part of the address if there are prices that are not in dollars', () => {
  expect(readSearch({ minPrice: '5000', currency: 'KES' })).toEqual({ minPrice: 5000, currency: 'KES' });
  expect(readSearch({ maxPrice: 40, currency: 'USD' })).toEqual({ maxPrice: 40 });
  expect(readSearch({ maxPrice: 40, currency: 'TZS' })).toEqual({ maxPrice: 40 });
  expect(readSearch({ currency: 'EUR', minPrice: '' })).toEqual({});
});
