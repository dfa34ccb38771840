import { expect, test } from 'vitest';
import { kesFor, usd } from '#shared/money.ts';
import { readIn } from './price-field.tsx';

test.each([
  ['1,250.50', 1250.5],
  ['0.005', 0.01],
  ['free', Number.NaN],
])('%s is %d dollars', (text, dollars) => expect(readIn('USD', text, 110)).toBe(dollars));

test('shillings are kept as the cents for which M-Pesa charges as many', () => {
  for (const shillings of [50, 100, 999, 3_500, 12_345, 249_999]) {
    const dollars = readIn('KES', String(shillings), 110);
    expect(kesFor(usd(Math.round(dollars * 100)), 110)).toBe(shillings);
  }
});
