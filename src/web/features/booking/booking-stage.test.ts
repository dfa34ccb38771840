import { expect, test } from 'vitest';
import { stageOf, surplusText } from './booking-stage.ts';

const surplus = { reason: 'surplus', status: 'on_its_way' } as const;
const pending = {
  role: 'traveller',
  status: 'pending',
  paymentStatus: 'pending',
  payable: true,
  cancelReason: null,
  totalAmount: 120,
  discountAmount: 0,
  refunds: [],
} as const;

test.each([
  [{}, 'held'],
  [{ paymentStatus: 'failed' }, 'unpaid'],
  [{ payable: false }, 'holdOver'],
  [{ role: 'provider', payable: false }, 'held'],
  [{ discountAmount: 12.5 }, 'held'],
  [{ discountAmount: 120 }, 'byPoints'],
  [{ payable: false, paymentStatus: 'failed' }, 'holdOver'],
  [{ status: 'confirmed', paymentStatus: 'completed', payable: false }, 'confirmed'],
  [{ status: 'completed', paymentStatus: 'completed', payable: false }, 'completed'],
  [{ status: 'cancelled', payable: false, cancelReason: 'expired' }, 'expired'],
  [{ status: 'cancelled', payable: false, cancelReason: 'expired', refunds: [surplus] }, 'surplus'],
  [
    { status: 'cancelled', payable: false, cancelReason: 'expired', refunds: [{ ...surplus, status: 'done' }] },
    'expired',
  ],
  [{ status: 'cancelled', payable: false, cancelReason: 'traveller' }, 'cancelled'],
] as const)('%o is %s', (change, stage) => {
  expect(stageOf({ ...pending, ...change })).toBe(stage);
});

test('no room is left only where it had expired', () => {
  expect(surplusText({ cancelReason: 'expired' })).toBe('stage.surplus.text');
  expect(surplusText({ cancelReason: 'traveller' })).toBe('stage.surplus.cancelledText');
});
