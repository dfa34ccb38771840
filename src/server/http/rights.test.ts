import { expect, test } from 'vitest';
import { allowCallers, type Rights, type RightsParts } from './rights.ts';

const parts = {} as RightsParts;
const own: Rights = { access: 'signed_in', parties: { booking: { traveller: true } } };

test('a route declares the parties of a booking exactly where its path names one, and asks for a sign-in', () => {
  expect(() => allowCallers(parts, own, { path: '/api/bookings/:bookingId/cancel' })).not.toThrow();
  expect(() => allowCallers(parts, own, { path: '/api/bookings/:bookingId' })).not.toThrow();
  for (const path of ['/api/bookings', '/api/bookings/:id', '/api/bookings/bookingId', '/api/bookings/:bookingIds']) {
    expect(() => allowCallers(parts, own, { path })).toThrow(RangeError);
  }
  expect(() => allowCallers(parts, { ...own, access: 'public' }, { path: '/api/bookings/:bookingId' })).toThrow(
    RangeError,
  );
  for (const path of ['/api/bookings/:bookingId', '/api/bookings/:bookingId/refunds']) {
    expect(() => allowCallers(parts, { access: 'admin' }, { path })).toThrow(RangeError);
    expect(() => allowCallers(parts, { ...own, access: 'provider' }, { path })).toThrow(RangeError);
  }
});
