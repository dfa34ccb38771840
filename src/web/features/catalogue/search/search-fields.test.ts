import { expect, test } from 'vitest';
import type { Display } from '#shared/money.ts';
import type { Search } from '../search-params.ts';
import { canSearch, fieldsOf, lacksStart, type SearchFields, sameFilters, searchOf } from './search-fields.ts';

const rates = { KES: 110, EUR: 1, GBP: 1 };
const empty = fieldsOf({}, { currency: 'USD', rates });
const fields = (part: Partial<SearchFields>): SearchFields => ({ ...empty, ...part });

test.each([
  [{}, true],
  [{ startDate: '2027-01-12' }, true],
  [{ startDate: '2027-01-12', endDate: '2027-01-14' }, true],
  [{ startDate: ' ' }, true],
  [{ startDate: '12 Ja' }, false],
  [{ startDate: '31/02/2027', q: 'lamu' }, false],
  [{ startDate: '2027-01-12', endDate: 'soon' }, false],
  [{ endDate: '2027-01-14' }, false],
])('whether %j can be searched for: %s', (part, can) => {
  expect(canSearch(fields(part))).toBe(can);
});

test('an end without a start lacks the start', () => {
  expect(lacksStart(fields({ endDate: '2027-01-14' }))).toBe(true);
  expect(lacksStart(fields({ startDate: 'soon', endDate: '2027-01-14' }))).toBe(false);
  expect(lacksStart(fields({}))).toBe(false);
});

test('a text that is no date makes other filters, so that emptying the field is a change', () => {
  expect(sameFilters(fields({ q: 'lamu', startDate: 'x' }), fields({ q: 'lamu' }))).toBe(false);
  expect(sameFilters(fields({ q: 'lamu ' }), fields({ q: 'lamu' }))).toBe(true);
});

const shillings: Display = { currency: 'KES', rates };
const dollars: Display = { currency: 'USD', rates };

test.each<[string, Search, Display, { min: string; max: string }]>([
  [
    'in its own currency',
    { minPrice: 4_999, maxPrice: 5_000.5, currency: 'KES' },
    shillings,
    { min: '4999', max: '5000.5' },
  ],
  ['in dollars', { minPrice: 5_000, currency: 'KES' }, dollars, { min: '45', max: '' }],
  ['in shillings', { maxPrice: 45.5 }, shillings, { min: '', max: '5005' }],
])(
  'a price that is shown %s stays in the address as it was typed, also where something else is changed',
  (_, search, display, shown) => {
    const given = fieldsOf(search, display);
    expect([given.minPrice, given.maxPrice]).toEqual([shown.min, shown.max]);
    expect(searchOf(given)).toEqual(search);
    expect(searchOf({ ...given, guests: '2' })).toEqual({ ...search, guests: 2 });
  },
);

test('a price that is typed anew is one in the currency of the page, as the other one is shown', () => {
  const given = fieldsOf({ minPrice: 5_000, maxPrice: 11_000, currency: 'KES' }, dollars);
  expect(searchOf({ ...given, minPrice: '50' })).toEqual({ minPrice: 50, maxPrice: 100 });
  expect(searchOf({ ...given, minPrice: '', maxPrice: '' })).toEqual({});
});

test('another currency makes other fields of the same filters', () => {
  const search: Search = { minPrice: 5_000, currency: 'KES' };
  expect(sameFilters(fieldsOf(search, dollars), fieldsOf(search, shillings))).toBe(false);
});
