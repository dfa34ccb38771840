import { describe, expect, test } from 'vitest';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { PaymentOptions } from '#shared/contracts/payments.ts';
import { endMeanwhile, firstStage, isOutdated, isTooLate, type Stage } from './payment-stage.ts';

const confirmed = {
  ...{ role: 'traveller', status: 'confirmed', refunds: [], payments: [], change: null, phoneRequest: null },
} as unknown as Booking;
const cancelled = { ...confirmed, status: 'cancelled', cancelReason: 'traveller' } as Booking;
const prompt = { method: 'mpesa', status: 'prompted', phone: '07** *** 678' } as const;
const options = (
  change: PaymentOptions['change'],
  liveAttempt: object | null = null,
  latePaymentEffect: PaymentOptions['latePaymentEffect'] = 'counts',
) => ({ change, liveAttempt, latePaymentEffect, lastFailure: null }) as PaymentOptions;

test.each([
  ['no change', options(null), { at: 'paid', justNow: false }],
  ['one that was paid', options('applied'), { at: 'paid', justNow: false, change: true }],
  ['one that ran out', options('lapsed'), { at: 'closed', change: true }],
  ['one that ran out, its prompt still open', options('lapsed', prompt), { at: 'waiting', method: 'mpesa' }],
] as const)('a confirmed booking with %s', (_name, given, stage) => {
  expect(firstStage(confirmed, given)).toMatchObject(stage);
});

test.each([
  ['cancelled by a person', { ...cancelled, phoneRequest: 'open' }, 'goes_back'],
  ['expired', { ...cancelled, cancelReason: 'expired', phoneRequest: 'unknown' }, 'if_room'],
] as const)(
  'a booking that is %s while its prompt is open does not ask for a payment',
  (_name, booking, latePaymentEffect) => {
    const stage = firstStage(booking as Booking, options(null, prompt, latePaymentEffect));
    expect(stage).toMatchObject({ at: 'waiting', latePaymentEffect });
    expect(isTooLate(stage)).toBe(true);
  },
);

test('a booking that is held while its prompt is open asks for the PIN', () => {
  const held = { ...confirmed, status: 'pending', paymentStatus: 'pending', payable: true } as Booking;
  expect(isTooLate(firstStage(held, options(null, prompt)))).toBe(false);
});

test('after a reload the form says why an M-Pesa payment has failed', () => {
  const held = { ...confirmed, status: 'pending', paymentStatus: 'failed', payable: true } as Booking;
  const failed = { method: 'mpesa', reason: 'wrong_pin', message: 'The PIN was wrong.' } as const;
  const stage = firstStage(held, { ...options(null), lastFailure: failed });
  expect(stage).toEqual({ at: 'form', notice: { text: failed.message } });
  expect(firstStage(held, { ...options(null), lastFailure: { ...failed, method: 'card' } })).toEqual({ at: 'form' });
});

describe('a payment that ended although no check has found it', () => {
  const unchecked: Stage = { at: 'form', unchecked: true };
  const failed: Stage = { at: 'failed', text: '', canRetry: true };
  test.each([
    ['is shown in the form, once a check has failed', unchecked, 'paid'],
    ['is shown in place of a failure', failed, 'paid'],
    ['is not shown in a form that awaits nothing', { at: 'form' }, undefined],
    ['is left to the checks while they go on', { at: 'waiting', method: 'mpesa' }, undefined],
  ] as const)('%s', (_name, stage, end) => {
    expect(endMeanwhile(stage, confirmed, options(null))?.at).toBe(end);
  });
  test('a booking that can no longer be paid closes the form, but not a failure, which says why', () => {
    expect(endMeanwhile(unchecked, cancelled, options(null))?.at).toBe('closed');
    expect(endMeanwhile(failed, cancelled, options(null))).toBeUndefined();
  });
  test('whether a change was paid is read from options that are as new as the booking', () => {
    expect(endMeanwhile(unchecked, confirmed, options('held'))).toBeUndefined();
    expect(endMeanwhile(unchecked, confirmed, options('applied'))).toMatchObject({ at: 'paid', change: true });
  });
});

describe('the page reads its booking again', () => {
  const until = '2026-11-21T10:00:00.000Z';
  test.each([
    [
      'nothing is new',
      { latePaymentEffect: 'counts', until },
      { latePaymentEffect: 'counts', holdEndsAt: until },
      false,
    ],
    [
      'its hold became longer',
      { latePaymentEffect: 'counts', until },
      { latePaymentEffect: 'counts', holdEndsAt: '2026-11-21T10:04:00.000Z' },
      true,
    ],
    [
      'its hold is over',
      { latePaymentEffect: 'counts', until },
      { latePaymentEffect: 'counts', holdEndsAt: null },
      true,
    ],
    [
      'it was cancelled',
      { latePaymentEffect: 'counts', until: null },
      { latePaymentEffect: 'goes_back', holdEndsAt: null },
      true,
    ],
    ['nobody has asked before', { until }, { latePaymentEffect: 'goes_back', holdEndsAt: until }, false],
  ] as const)('when %s', (_name, shown, checked, outdated) => {
    expect(isOutdated(shown, checked)).toBe(outdated);
  });
});

test('a surplus is shown, also after it was refunded', () => {
  const refunds = [{ reason: 'surplus', status: 'done' }] as Booking['refunds'];
  expect(firstStage({ ...cancelled, refunds }, options(null, null, 'goes_back'))).toEqual({ at: 'surplus' });
});
