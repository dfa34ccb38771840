import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as LockBooking from '#server/bookings/lock-booking.ts';
import type * as PlacesModule from '#server/bookings/places.ts';
import type { Places } from '#server/bookings/places.ts';
import { acceptRequest, declineRequest } from '#server/bookings/requests/answer-request.ts';
import { bookings } from '#server/bookings/tables.ts';
import { serviceDays } from '#server/catalogue/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { type CalendarDate, calendarDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { type BookingApp, createBookingApp } from '../support/bookings.ts';
import { makeBooking, makePerson, makeService } from '../support/factories.ts';
import { withGuard } from '../support/guard.ts';

/** Without the guards a day is read before its place is taken, and a booking is read without being locked. */
vi.mock('#server/bookings/places.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof PlacesModule>, () => ({ takePlaces: readThenTake })),
);
vi.mock('#server/bookings/lock-booking.ts', async (original) =>
  (await import('../support/guard.ts')).unlockedBooking(original<typeof LockBooking>),
);

const date = calendarDate('2026-12-01');
const tries = 16;

let product: BookingApp;
beforeAll(async () => {
  product = await createBookingApp();
});
afterAll(() => product?.close());

async function readThenTake(tx: Tx, { serviceId }: Places): Promise<Map<CalendarDate, number>> {
  const ofService = eq(serviceDays.serviceId, serviceId);
  const [day] = await tx.select().from(serviceDays).where(ofService);
  const { taken, capacity } = day ?? { taken: 0, capacity: 1 };
  // Long enough for another answer to have read the day as well.
  await new Promise((resolve) => setTimeout(resolve, 30));
  if (taken >= capacity) throw new AppError('sold_out');
  await tx
    .insert(serviceDays)
    .values({ serviceId, date, capacity: 1, taken: taken + 1 })
    .onConflictDoUpdate({ target: [serviceDays.serviceId, serviceDays.date], set: { taken: taken + 1 } });
  return new Map();
}

const won = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'sold_out' || error.code === 'request_closed')) return false;
    throw error;
  }
};

/** A listing with one place, for which some people ask. */
async function askedFor(requests: number) {
  const { app } = product;
  const person = await makePerson(app);
  const { id: serviceId } = await makeService(app, { capacity: 1, approval: 'request', rules: { leadDays: 1 } });
  const ids: string[] = [];
  for (let one = 0; one < requests; one += 1) ids.push((await makeBooking(app, { person, serviceId })).id);
  const answerOf = (index: number) => ({ bookingId: ids[index] ?? '', personId: person.id, reason: '' });
  return { serviceId, answerOf };
}

/** Two requests for one place, accepted at the same instant, many times. */
async function acceptBoth() {
  const { app } = product;
  const outcomes = await Promise.all(
    Array.from({ length: tries }, async () => {
      const { serviceId, answerOf } = await askedFor(2);
      const accepted = await Promise.all([0, 1].map((index) => won(acceptRequest(app, answerOf(index)))));
      const held = (await app.db.select().from(bookings).where(eq(bookings.serviceId, serviceId))).filter(
        ({ approval }) => approval === 'accepted',
      ).length;
      const [day] = await app.db.select().from(serviceDays).where(eq(serviceDays.serviceId, serviceId));
      return { accepted: accepted.filter(Boolean).length, isTrue: held === day?.taken };
    }),
  );
  return {
    both: outcomes.filter(({ accepted }) => accepted === 2).length,
    none: outcomes.filter(({ accepted }) => accepted === 0).length,
    untrue: outcomes.filter(({ isTrue }) => !isTrue).length,
  };
}

/** One request, accepted and declined at the same instant, many times. @returns how often both happened */
async function acceptAndDecline() {
  const { app } = product;
  const both = await Promise.all(
    Array.from({ length: tries }, async () => {
      const { answerOf } = await askedFor(1);
      const results = await Promise.all([won(acceptRequest(app, answerOf(0))), won(declineRequest(app, answerOf(0)))]);
      return results.every(Boolean);
    }),
  );
  return both.filter(Boolean).length;
}

test('of two requests for the last place that are accepted at once exactly one is', async () => {
  expect(await acceptBoth()).toEqual({ both: 0, none: 0, untrue: 0 });
});

test('control: without the guard both get the last place', async () => {
  const { both } = await withGuard({ on: false, keep: ['lockBooking'] }, acceptBoth);
  expect(both).toBeGreaterThan(0);
});

test('a request that two members accept and decline at once is one of the two', async () => {
  expect(await acceptAndDecline()).toBe(0);
});

test('control: without the lock it is both', async () => {
  expect(await withGuard({ on: false, keep: ['takePlaces'] }, acceptAndDecline)).toBeGreaterThan(0);
});
