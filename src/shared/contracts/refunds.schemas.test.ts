import { expect, test } from 'vitest';
import { RefundRequest } from './refunds.schemas.ts';

const order = { amount: 10, reason: 'No lunch' };

test('a refund is ordered in dollars of the price, and what else is said of it is refused', () => {
  expect(RefundRequest.parse(order)).toEqual({ ...order, bearer: 'us' });
  for (const more of [{ currency: 'KES' }, { amountKes: 1_000 }, { method: 'hand' }]) {
    expect(RefundRequest.safeParse({ ...order, ...more }).success).toBe(false);
  }
  for (const amount of [0, -1, 0.001, 1_000_001, '10', Number.NaN]) {
    expect(RefundRequest.safeParse({ ...order, amount }).success).toBe(false);
  }
});
