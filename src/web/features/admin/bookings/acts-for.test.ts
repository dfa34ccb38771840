import { expect, test } from 'vitest';
import { actsFor, firstRefund, isUnderWay } from './acts-for.ts';

const booking = { disputed: false, papers: { voucher: true, receipt: true } };
const paid = { own: false, cancel: {}, changeable: true, ourChangeId: null, left: 100, booking };

test('a booking offers only what can be done with it', () => {
  expect(actsFor(paid)).toEqual(['cancel', 'change', 'refund', 'papers']);
  const disputed = { ...paid, booking: { ...booking, disputed: true } };
  expect(actsFor(disputed)).toEqual(['change', 'papers']);
  expect(actsFor({ ...disputed, left: 0 })).toEqual(['cancel', 'change', 'papers']);
  expect(actsFor({ ...paid, cancel: null, changeable: false, left: 0 })).toEqual(['papers']);
  expect(actsFor({ ...paid, own: true, ourChangeId: 'x' })).toEqual(['takeBack', 'papers']);
});

test.each([
  ['confirmed', '2026-11-28', undefined],
  ['confirmed', '2026-11-29', undefined],
  ['confirmed', '2026-11-30', 'policy'],
  ['pending', '2026-11-28', 'policy'],
] as const)(
  'of a %s trip that begins on %s, seen on the 29th, the refund chosen at first is %s',
  (status, startDate, first) => {
    expect(firstRefund(isUnderWay({ status, startDate }, '2026-11-29'))).toBe(first);
  },
);
