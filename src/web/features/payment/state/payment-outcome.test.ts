import { expect, test } from 'vitest';
import { outcomeOf } from './payment-outcome.ts';

const pending = {
  status: 'pending',
  paymentStatus: 'pending',
  attemptStatus: 'prompted',
  reason: null,
  change: null,
  latePaymentEffect: 'counts',
  canRetry: false,
} as const;

test.each([
  [{}, 'waiting'],
  [{ attemptStatus: 'unknown' }, 'waiting'],
  [{ status: 'confirmed', paymentStatus: 'completed', attemptStatus: 'succeeded' }, 'paid'],
  [{ status: 'confirmed', paymentStatus: 'partially_refunded', attemptStatus: 'succeeded' }, 'paid'],
  [{ paymentStatus: 'failed', attemptStatus: 'cancelled', reason: 'cancelled_on_phone' }, 'failed'],
  [{ paymentStatus: 'failed', attemptStatus: 'timed_out', reason: 'no_answer' }, 'failed'],
  [{ status: 'cancelled', attemptStatus: 'unknown' }, 'waiting'],
  [{ status: 'cancelled', attemptStatus: null }, 'closed'],
  [{ status: 'cancelled', latePaymentEffect: 'goes_back' }, 'waiting'],
  [
    { status: 'cancelled', latePaymentEffect: 'goes_back', paymentStatus: 'failed', attemptStatus: 'cancelled' },
    'closed',
  ],
  [{ status: 'cancelled', paymentStatus: 'refunded', attemptStatus: 'succeeded' }, 'closed'],
  [{ paymentStatus: 'refunded', attemptStatus: 'succeeded', reason: 'amount_mismatch', canRetry: true }, 'failed'],
  [{ status: 'cancelled', paymentStatus: 'failed', attemptStatus: 'succeeded', reason: 'surplus_returned' }, 'surplus'],
] as const)('%o means %s', (change, outcome) => {
  expect(outcomeOf({ ...pending, ...change })).toBe(outcome);
});

test('an earlier decline is not the outcome of a new try with the same intent', () => {
  const checked = { ...pending, paymentStatus: 'failed', attemptStatus: 'sent' } as const;
  expect(outcomeOf(checked, { failedBefore: true })).toBe('waiting');
  expect(outcomeOf(checked)).toBe('failed');
  expect(outcomeOf({ ...checked, attemptStatus: 'failed' }, { failedBefore: true })).toBe('failed');
});

const held = { id: 'c', status: 'held', paymentStatus: 'pending' } as const;

test.each([
  [{ change: held }, 'waiting'],
  [{ change: { ...held, paymentStatus: 'failed' }, attemptStatus: 'failed' }, 'failed'],
  [{ change: { ...held, status: 'applied', paymentStatus: 'completed' }, attemptStatus: 'succeeded' }, 'paid'],
  [{ change: { ...held, paymentStatus: 'refunded' }, attemptStatus: 'succeeded', canRetry: true }, 'failed'],
  [{ change: { ...held, status: 'lapsed' }, attemptStatus: 'prompted' }, 'waiting'],
  [{ change: { ...held, status: 'lapsed' }, attemptStatus: null }, 'closed'],
  [{ change: { ...held, status: 'lapsed', paymentStatus: 'refunded' }, reason: 'surplus_returned' }, 'surplus'],
] as const)('of a paid booking, %o means %s for its change', (checked, outcome) => {
  expect(outcomeOf({ ...pending, status: 'confirmed', paymentStatus: 'completed', ...checked })).toBe(outcome);
});
