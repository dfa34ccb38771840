import { expect, test } from 'vitest';
import { usd } from '#shared/money.ts';
import { type PaidByWay, partsBack, waysBack } from './price-parts.ts';

const paid = (method: PaidByWay['method'], cents: number, points = 0): PaidByWay => ({
  method,
  leftCents: usd(cents),
  leftDiscountCents: usd(points),
});
const card = (amount: number) => ({ method: 'card', amount });
const mpesa = (amount: number) => ({ method: 'mpesa', amount });

test.each([
  ['one payment', [paid('mpesa', 10_000)], 5_000, [mpesa(50)]],
  ['the latest payment first', [paid('mpesa', 10_000), paid('card', 5_000)], 8_000, [card(50), mpesa(30)]],
  ['no more than the latest', [paid('mpesa', 10_000), paid('card', 5_000)], 5_000, [card(50)]],
  ['one sum a way', [paid('card', 10_000), paid('mpesa', 50), paid('card', 5_000)], 15_050, [card(150), mpesa(0.5)]],
  ['money without points', [paid('card', 9_500, 500)], 10_000, [card(95)]],
  ['points alone', [paid('points', 0, 900)], 900, []],
  ['nothing', [paid('card', 10_000)], 0, []],
] as const)('where it goes back: %s', (_name, payments, cents, ways) => {
  expect(waysBack(payments, partsBack(payments, usd(cents)))).toEqual(ways);
});
