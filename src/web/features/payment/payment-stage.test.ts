import { expect, test } from 'vitest';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { PaymentOptions } from '#shared/contracts/payments.ts';
import { firstStage } from './payment-stage.ts';

const confirmed = { role: 'traveller', status: 'confirmed', refunds: [], change: null } as unknown as Booking;
const prompt = { method: 'mpesa', status: 'prompted', phone: '07** *** 678' } as const;
const options = (change: PaymentOptions['change'], liveAttempt: object | null = null) =>
  ({ change, liveAttempt }) as PaymentOptions;

test.each([
  ['no change', options(null), { at: 'paid', justNow: false }],
  ['one that was paid', options('applied'), { at: 'paid', justNow: false, change: true }],
  ['one that ran out', options('lapsed'), { at: 'closed', change: true }],
  ['one that ran out, its prompt still open', options('lapsed', prompt), { at: 'waiting', method: 'mpesa' }],
] as const)('a confirmed booking with %s', (_name, given, stage) => {
  expect(firstStage(confirmed, given)).toMatchObject(stage);
});
