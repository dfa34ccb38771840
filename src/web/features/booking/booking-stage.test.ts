import { expect, test } from 'vitest';
import { stageOf } from './booking-stage.ts';

const surplus = { reason: 'surplus', status: 'on_its_way' } as const;
const pending = {
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
