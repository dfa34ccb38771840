import { expect, test } from 'vitest';
import { kesFor, usd } from './money.ts';
import { beyondLimits, highestPrice, leastPrice, priceProblem, readPrice, shareIn } from './typed-price.ts';

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

test.each([
  ['', 'price_missing'],
  ['  ', 'price_missing'],
  ['free', 'amount_invalid'],
  ['0', 'price_small'],
  ['-5', 'price_small'],
  ['$ -5', 'price_small'],
  ['0.49', 'price_small'],
  ['0.50', undefined],
  ['50,000', undefined],
  ['50,001', 'price_large'],
])('%o dollars are refused with %s', (text, problem) =>
  expect(priceProblem(text, readPrice('USD', text, 110))).toBe(problem),
);

test('the least price is said in the currency that is typed, and is taken', () => {
  expect([leastPrice('USD', 129.3), leastPrice('KES', 129.3), leastPrice('KES', 110)]).toEqual([0.5, 65, 55]);
  expect(priceProblem('65', readPrice('KES', '65', 129.3))).toBe(undefined);
  expect(priceProblem('0', readPrice('KES', '0', 129.3))).toBe('price_small');
});

test('the highest price is said in the currency that is typed, and is taken', () => {
  expect([highestPrice('USD', 129.35), highestPrice('KES', 129.35)]).toEqual([50_000, 6_467_500]);
  expect(beyondLimits(readPrice('KES', '6467500', 129.35))).toBe(undefined);
  expect(beyondLimits(readPrice('KES', '6467502', 129.35))).toBe('price_large');
  expect([beyondLimits(0), beyondLimits(Number.NaN)]).toEqual(['price_small', undefined]);
});

test.each([
  ['USD', 2_288],
  ['KES', 251_680],
] as const)('what a host receives is told in the currency in which it types: %s', (currency, share) => {
  const fees = { commission: 12, tourismLevy: 0, withholdingTax: 0 };
  expect(shareIn(currency, usd(260_000), { fees, rate: 110 })).toBe(share);
});
