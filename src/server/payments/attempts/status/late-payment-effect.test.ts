import { expect, test } from 'vitest';
import { latePaymentEffect } from './late-payment-effect.ts';

const held = { status: 'held', lapseReason: null } as const;

test.each([
  ['pending', null, null, 'counts'],
  ['cancelled', 'expired', null, 'if_room'],
  ['cancelled', 'traveller', null, 'goes_back'],
  ['cancelled', 'provider', null, 'goes_back'],
  ['confirmed', null, null, 'goes_back'],
  ['confirmed', null, held, 'counts'],
  ['confirmed', null, { status: 'lapsed', lapseReason: 'expired' }, 'if_room'],
  ['confirmed', null, { status: 'lapsed', lapseReason: 'traveller' }, 'goes_back'],
  ['confirmed', null, { status: 'applied', lapseReason: null }, 'goes_back'],
  ['cancelled', 'traveller', { status: 'lapsed', lapseReason: 'booking_ended' }, 'goes_back'],
  ['completed', null, { status: 'lapsed', lapseReason: 'expired' }, 'goes_back'],
] as const)('booking %s (%s) with change %o: late money %s', (status, cancelReason, change, expected) => {
  expect(latePaymentEffect({ status, approval: 'not_needed', cancelReason }, change)).toBe(expected);
});

test('for a request that was not accepted nothing counts', () => {
  const request = { status: 'pending', cancelReason: null } as const;
  expect(latePaymentEffect({ ...request, approval: 'asked' }, null)).toBe('goes_back');
  expect(latePaymentEffect({ ...request, approval: 'accepted' }, null)).toBe('counts');
});
