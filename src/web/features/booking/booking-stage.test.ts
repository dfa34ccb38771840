import { expect, test } from 'vitest';
import { stageOf } from './booking-stage.ts';

const payment = { method: null, paidAt: null, amount: null, currency: null, receipt: null, refundQueued: false };
const pending = { status: 'pending', paymentStatus: 'pending', payable: true, cancelReason: null, payment } as const;

test.each([
  [{}, 'held'],
  [{ paymentStatus: 'failed' }, 'unpaid'],
  [{ payable: false }, 'holdOver'],
  [{ payable: false, paymentStatus: 'failed' }, 'holdOver'],
  [{ status: 'confirmed', paymentStatus: 'completed', payable: false }, 'confirmed'],
  [{ status: 'completed', paymentStatus: 'completed', payable: false }, 'completed'],
  [{ status: 'cancelled', payable: false, cancelReason: 'expired' }, 'expired'],
  [
    { status: 'cancelled', payable: false, cancelReason: 'expired', payment: { ...payment, refundQueued: true } },
    'surplus',
  ],
  [{ status: 'cancelled', payable: false, cancelReason: 'plans changed' }, 'cancelled'],
] as const)('%o is %s', (change, stage) => {
  expect(stageOf({ ...pending, ...change })).toBe(stage);
});
