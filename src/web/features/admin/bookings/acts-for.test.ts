import { expect, test } from 'vitest';
import { actsFor } from './acts-for.ts';

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
