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
])('with the cookies %j prices are displayed in %s', (cookies, currency) => {
  expect(currencyIn(cookies)).toBe(currency);
});

test('isCurrency accepts our currencies only, in capitals', () => {
  expect([isCurrency('GBP'), isCurrency('gbp'), isCurrency(undefined)]).toEqual([true, false, false]);
});
