import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bookings } from '#server/bookings/tables.ts';
import type * as UnpaidHolds from '#server/bookings/unpaid-holds.ts';
import type * as Limits from '#server/limits/take-tries.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { type BookingApp, createBookingApp } from '../support/bookings.ts';
import { makeBooking, makePerson, makeService } from '../support/factories.ts';
import { atBarrier, withGuard } from '../support/guard.ts';

/** Without the locks all count the holds before any of them adds one. */
vi.mock('#server/bookings/unpaid-holds.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof UnpaidHolds>, (real) => ({
    lockListing: async () => {},
    async readStanding(...args) {
      const standing = await real.readStanding(...args);
      await atBarrier();
      return standing;
    },
    async listHeldByUnknown(...args) {
      const held = await real.listHeldByUnknown(...args);
      await atBarrier();
      return held;
    },
  })),
);

vi.mock('#server/limits/take-tries.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof Limits>, () => ({ takeTries: async () => {} })),
);

let product: BookingApp;
beforeAll(async () => {
  product = await createBookingApp({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => product.close());

const dayAfter = (days: number) => addDays(calendarDate('2026-12-01'), days);

/** Whether it is booked; false when one of these limits refuses it. */
async function isBooked(made: Promise<unknown>, refusal: string): Promise<boolean> {
  try {
    await made;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === refusal) return false;
    throw error;
  }
}

async function countBookings(serviceId: string): Promise<number> {
  const [row] = await product.app.db.select({ made: count() }).from(bookings).where(eq(bookings.serviceId, serviceId));
  return row?.made ?? 0;
}

test.each([
  { on: true, made: 3 },
  { on: false, made: 8 },
])('eight bookings of one person at once, guard $on: $made holds', async ({ on, made }) => {
  const { app } = product;
  const [person, service] = [await makePerson(app), await makeService(app)];
  const booked = await withGuard({ on, keep: ['listHeldByUnknown'], participants: 8 }, () =>
    Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        isBooked(
          makeBooking(app, { person, serviceId: service.id, startDate: dayAfter(index) }),
          'unpaid_bookings_open',
        ),
      ),
    ),
  );
  expect(booked.filter(Boolean)).toHaveLength(made);
  expect(await countBookings(service.id)).toBe(made);
});

test.each([
  { on: true, made: 14 },
  { on: false, made: 18 },
])('eighteen strangers fill a day each at once, guard $on: $made days', async ({ on, made }) => {
  const { app } = product;
  const service = await makeService(app, { capacity: 4 });
  const strangers = await Promise.all(Array.from({ length: 18 }, () => makePerson(app)));
  const booked = await withGuard({ on, keep: ['takeTries', 'readStanding'], participants: 18 }, () =>
    Promise.all(
      strangers.map((person, index) =>
        isBooked(
          makeBooking(app, { person, serviceId: service.id, guests: 4, startDate: dayAfter(index) }),
          'email_unverified',
        ),
      ),
    ),
  );
  expect(booked.filter(Boolean)).toHaveLength(made);
  expect(await countBookings(service.id)).toBe(made);
});
