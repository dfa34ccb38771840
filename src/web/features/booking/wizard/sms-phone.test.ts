import { expect, test } from 'vitest';
import { smsPhone } from './sms-phone.ts';

test.each([
  ['0712 345 678', '+254700000001', { phone: '+254 712 345 678', isOwn: false }],
  ['0712 345 678', null, { phone: '+254 712 345 678', isOwn: false }],
  ['+44 20 7946 0018', '+254700000001', { phone: '+254 700 000 001', isOwn: true }],
  ['', '+254700000001', { phone: '+254 700 000 001', isOwn: true }],
  ['0712', null, undefined],
  ['', '+254201234567', undefined],
])('typed %j, in the account %j', (typed, own, to) => {
  expect(smsPhone(typed, own)).toEqual(to);
});
