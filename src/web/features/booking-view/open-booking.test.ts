import { expect, test } from 'vitest';
import type { Booking } from '#shared/contracts/bookings.ts';
import { pageClock } from '#web/lib/clock.ts';
import { refetchAfter } from './open-booking.ts';

const booking = (more: object) =>
  ({
    role: 'traveller',
    status: 'confirmed',
    refunds: [],
    change: null,
    phoneRequest: null,
    ...more,
  }) as unknown as Booking;
const holdEndsAt = (inMs: number) => new Date(pageClock.now().getTime() + inMs).toISOString();
const back = (...statuses: string[]) => ({ refunds: statuses.map((status) => ({ reason: 'policy', status })) });

test('a booking with a refund on its way is read again; one with a refund by hand is not', () => {
  for (const status of ['waiting', 'on_its_way', 'unknown']) {
    expect(refetchAfter(booking(back('done', status)))).toBe(15_000);
  }
  expect(refetchAfter(booking(back('by_hand', 'done')))).toBe(false);
});

test.each(['open', 'unknown'])('a booking with an M-Pesa push is read again while the push is %s', (phoneRequest) => {
  expect(refetchAfter(booking({ phoneRequest }))).toBe(15_000);
});

test('a booking with a held change is read again when the hold ends, and then until the change has ended', () => {
  const later = refetchAfter(booking({ change: { holdEndsAt: holdEndsAt(600_000) } }));
  expect(later).toBeGreaterThan(590_000);
  expect(later).toBeLessThanOrEqual(600_000);
  expect(refetchAfter(booking({ change: { holdEndsAt: holdEndsAt(-600_000) } }))).toBe(5_000);
  expect(refetchAfter(booking({ role: 'admin', change: { holdEndsAt: holdEndsAt(-600_000) } }))).toBe(false);
});
