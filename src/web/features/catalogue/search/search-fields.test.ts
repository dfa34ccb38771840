import { expect, test } from 'vitest';
import { canSearch, fieldsOf, lacksStart, type SearchFields, sameFilters } from './search-fields.ts';

const empty = fieldsOf({}, { currency: 'USD', rates: { KES: 110, EUR: 1, GBP: 1, USD: 1 } } as never);
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
