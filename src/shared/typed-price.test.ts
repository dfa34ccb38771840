import { expect, test } from 'vitest';
import { kesFor, usd } from './money.ts';
import { readPrice } from './typed-price.ts';

test.each([
  ['1,250.50', 1250.5],
  ['0.005', 0.005],
  ['40.555', 40.555],
  ['free', Number.NaN],
])('%s is %d dollars', (text, dollars) => expect(readPrice('USD', text, 110)).toBe(dollars));

test('shillings with more than two decimals are no whole cents', () => {
  expect(readPrice('KES', '4400.555', 110)).toBeCloseTo(40.005_045, 6);
  expect(readPrice('KES', '4400.50', 110)).toBe(40);
});

test('shillings are kept as the cents for which M-Pesa charges as many', () => {
  for (const shillings of [50, 100, 999, 3_500, 12_345, 249_999]) {
    const dollars = readPrice('KES', String(shillings), 110);
    expect(kesFor(usd(Math.round(dollars * 100)), 110)).toBe(shillings);
  }
});
