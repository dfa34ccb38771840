import { expect, test } from 'vitest';
import { kindsOn } from './kinds-on.ts';

const days = [
  { date: '2026-12-11', residencyPrices: {} },
  { date: '2026-12-12', residencyPrices: { resident: 70, citizen_child: 20 } },
];

test('a new price of a day begins with what residents, citizens and children pay on it now', () => {
  expect(kindsOn({ days }, '2026-12-12')).toEqual({ resident: 70, citizen_child: 20 });
  expect([kindsOn({ days }, '2026-12-11'), kindsOn({ days }, '2027-01-01'), kindsOn({ days }, '')]).toEqual([
    {},
    {},
    {},
  ]);
});
