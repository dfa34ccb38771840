import { expect, test } from 'vitest';
import { readSearch } from '../search-params.ts';
import { pricesCross, withPricesSwapped } from './crossed-prices.ts';

test('a lowest price above the highest is found, and the two can be exchanged', () => {
  const crossed = readSearch({ q: 'lamu', minPrice: '300', maxPrice: '100', page: '2' });
  expect(pricesCross(crossed)).toBe(true);
  expect(withPricesSwapped(crossed)).toEqual({ q: 'lamu', minPrice: 100, maxPrice: 300 });
  for (const fine of [{ minPrice: 100, maxPrice: 100 }, { minPrice: 300 }, { maxPrice: 0 }, {}]) {
    expect(pricesCross(fine)).toBe(false);
  }
});
