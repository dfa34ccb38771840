import { expect, test } from 'vitest';
import { currencyIn, isCurrency } from './currencies.ts';

test.each([
  [undefined, 'USD'],
  ['', 'USD'],
  ['currency=KES', 'KES'],
  ['lang=sw; currency=EUR; a=b', 'EUR'],
  ['xcurrency=KES', 'USD'],
  ['currency=XXX', 'USD'],
  ['currency=kes', 'USD'],
  ['currency=KESX', 'USD'],
])('the cookies %j ask for %s', (cookies, currency) => {
  expect(currencyIn(cookies)).toBe(currency);
});

test('only our own are currencies', () => {
  expect([isCurrency('GBP'), isCurrency('gbp'), isCurrency(undefined)]).toEqual([true, false, false]);
});
