import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmPaidBooking, type PaidBooking } from '#server/bookings/confirm-paid-booking.ts';
import { placesOf } from '#server/bookings/places.ts';
import { runDueBookings } from '#server/bookings/run-due-bookings.ts';
import { bookings } from '#server/bookings/tables.ts';
import { serviceDays } from '#server/catalogue/tables.ts';
import { transaction } from '#server/db/client.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { type BookingApp, createBookingApp } from '../support/bookings.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '../support/factories.ts';

const capacity = 2;
const start = new Date('2026-11-21T12:00:00+03:00');
const firstDay = calendarDate('2026-12-01');

/** A random step: a booking is tried, time passes and holds end, or an earlier booking is paid. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('create' as const),
      from: fc.integer({ min: 0, max: 2 }),
      nights: fc.integer({ min: 1, max: 3 }),
      rooms: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const), minutes: fc.constantFrom(20, 60) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), which: fc.nat() }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let product: BookingApp;
let person: MadePerson;
beforeAll(async () => {
  product = await createBookingApp();
  person = await makePerson(product.app);
});
afterAll(() => product.close());

async function take(serviceId: string, made: string[], one: Step): Promise<PaidBooking | undefined> {
  const { app, clock } = product;
  if (one.kind === 'pass') {
    clock.advance(one.minutes * 60_000);
    await runDueBookings(app);
    return undefined;
  }
  if (one.kind === 'pay') {
    const id = made[one.which % made.length];
    return id === undefined ? id : transaction(app, (tx) => confirmPaidBooking(tx, id, clock.now()));
  }
  try {
    const startDate = addDays(firstDay, one.from);
    const stay = { startDate, endDate: addDays(startDate, one.nights), guests: one.rooms };
    made.push((await makeBooking(app, { person, serviceId, ...stay })).id);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'sold_out')) throw error;
  }
  return undefined;
}

/** The counters, and what the bookings that hold places add up to. */
async function counted(serviceId: string) {
  const { db } = product.app;
  const days = await db.select().from(serviceDays).where(eq(serviceDays.serviceId, serviceId));
  const standing = inArray(bookings.status, ['pending', 'confirmed', 'completed']);
  const live = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.serviceId, serviceId), standing));
  const held = new Map<string, number>(days.map(({ date }) => [date, 0]));
  for (const booking of live) {
    for (const date of placesOf(booking).dates) held.set(date, (held.get(date) ?? 0) + booking.places);
  }
  return {
    taken: Object.fromEntries(days.map(({ date, taken }) => [date, taken])),
    held: Object.fromEntries(held),
    most: Math.max(0, ...days.map(({ taken }) => taken)),
  };
}

test('after any order of bookings, expiries and payments each day counts the places of its live bookings', {
  timeout: 600_000,
}, async () => {
  const seen = new Set<PaidBooking | undefined>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20, size: 'max' }), async (steps) => {
      product.clock.freeze(start);
      const service = await makeService(product.app, { category: 'hotels', priceUnit: 'night', capacity });
      const made: string[] = [];
      for (const one of steps) {
        seen.add(await take(service.id, made, one));
        const { taken, held, most } = await counted(service.id);
        expect(taken).toEqual(held);
        expect(most).toBeLessThanOrEqual(capacity);
      }
    }),
    { numRuns: 30, seed: 20_261_121 },
  );
  // The random steps reached the rare outcomes: late money, with room and without.
  expect([...seen]).toEqual(expect.arrayContaining(['confirmed', 'reinstated', 'no_room']));
});
