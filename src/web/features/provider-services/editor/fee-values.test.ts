import { expect, test } from 'vitest';
import { feeFieldsOf, newFee } from './fee-values.ts';

test.each([
  ['12.5', 12.5],
  ['12,50', 12.5],
  ['KES 1,500', 1_500],
  ['$ 1,234,567.89', 1_234_567.89],
  [' 0 ', 0],
  ['', null],
  // Refused by the server, which says what can be typed.
  ['1,50,000', -1],
  ['free', -1],
])('the amount %j is sent as %j', (typed, amount) => {
  const fees = { onSiteFees: [{ ...newFee(), amounts: { non_resident: typed } }] };
  expect(feeFieldsOf(fees).onSiteFees[0]?.amounts).toEqual({ non_resident: amount });
});

test('ages are sent as numbers, and an empty one as none', () => {
  const fee = { ...newFee(), freeUnder: ' 5 ', childUntil: '' };
  expect(feeFieldsOf({ onSiteFees: [fee, { ...fee, freeUnder: 'five' }] }).onSiteFees).toMatchObject([
    { freeUnder: 5, childUntil: null, months: null },
    { freeUnder: -1, childUntil: null },
  ]);
});
