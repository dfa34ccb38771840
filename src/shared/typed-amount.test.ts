import { expect, test } from 'vitest';
import { readAmount, readDecimal } from './typed-amount.ts';

test.each([
  ['120', 120],
  ['1,250.50', 1_250.5],
  ['1,234,567', 1_234_567],
  ['$ 12.5', 12.5],
  ['KES 7,000', 7_000],
  ['12.', 12],
  ['61,50', 61.5],
  ['61,5', 61.5],
])('%s is %d', (typed, amount) => expect(readAmount(typed)).toBe(amount));

test.each(['', 'abc', '-5', '1.2.3', '1e9', '½', '1.234,56', '1,2,3', '12,3456', '1,50,000', ',5'])(
  '%j is no amount',
  (typed) => {
    expect(readAmount(typed)).toBeNaN();
  },
);

test.each([
  ['0.92', 0.92],
  [' 0,9213 ', 0.9213],
  ['0,921', 0.921],
  ['12', 12],
])('%j is the decimal %d', (typed, number) => expect(readDecimal(typed)).toBe(number));

test.each(['', '1,234.5', '1.234,5', '-1', '1e3', '.5', '5.', 'NaN'])('%j is no decimal', (typed) => {
  expect(readDecimal(typed)).toBeNaN();
});
