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

test('money on its way is looked for; what our people send by hand is not', () => {
  for (const status of ['waiting', 'on_its_way', 'unknown']) {
    expect(refetchAfter(booking(back('done', status)))).toBe(15_000);
  }
  expect(refetchAfter(booking(back('by_hand', 'done')))).toBe(false);
});

test.each(['open', 'unknown'])('a request on a phone is looked for while it is %s', (phoneRequest) => {
  expect(refetchAfter(booking({ phoneRequest }))).toBe(15_000);
});

test('a change that waits for its payment is looked at when its hold is over, and then until it has gone', () => {
  const later = refetchAfter(booking({ change: { holdEndsAt: holdEndsAt(600_000) } }));
  expect(later).toBeGreaterThan(590_000);
  expect(later).toBeLessThanOrEqual(600_000);
  expect(refetchAfter(booking({ change: { holdEndsAt: holdEndsAt(-600_000) } }))).toBe(5_000);
  expect(refetchAfter(booking({ role: 'admin', change: { holdEndsAt: holdEndsAt(-600_000) } }))).toBe(false);
});
