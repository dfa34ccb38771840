import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applyPaidChange } from '#server/bookings/changes/apply-change.ts';
import { expireChange } from '#server/bookings/changes/lapse-change.ts';
import type * as ChangesRepository from '#server/bookings/changes/repository.ts';
import { confirmPaidBooking } from '#server/bookings/confirm-paid-booking.ts';
import type * as LockBooking from '#server/bookings/lock-booking.ts';
import { type Booking, lockBooking } from '#server/bookings/lock-booking.ts';
import type * as PlacesModule from '#server/bookings/places.ts';
import type { PlacesShift } from '#server/bookings/places.ts';
import { bookingChanges, bookings } from '#server/bookings/tables.ts';
import { serviceDays } from '#server/catalogue/tables.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { createChange } from '#server/payments/changes/create-change.ts';
import { jobs } from '#server/product.ts';
import type { BookingChange } from '#shared/contracts/booking-changes.ts';
import { calendarDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '../support/factories.ts';
import { atBarrier, withGuard } from '../support/guard.ts';

vi.mock('#server/bookings/places.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof PlacesModule>, () => ({
    shiftPlaces: readThenWrite,
    takePlaces: (tx, { serviceId, dates, places }) =>
      readThenWrite(tx, { serviceId, days: dates.map((date) => ({ date, places })) }),
  })),
);

vi.mock('#server/bookings/lock-booking.ts', async (original) =>
  (await import('../support/guard.ts')).unlockedBooking(original<typeof LockBooking>),
);

vi.mock('#server/bookings/changes/repository.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof ChangesRepository>, () => ({
    async lockChange(tx, id) {
      const [change] = await tx.select().from(bookingChanges).where(eq(bookingChanges.id, id));
      await atBarrier();
      if (!change) throw new AppError('not_found');
      return change;
    },
    async moveChange(tx, id, to, changes) {
      const moved = { ...changes, status: to };
      const [change] = await tx.update(bookingChanges).set(moved).where(eq(bookingChanges.id, id)).returning();
      return change;
    },
  })),
);

/** Without the guard: reads whether there is room, then writes what it has read plus the places. */
async function readThenWrite(tx: Tx, { serviceId, days }: PlacesShift): Promise<PlacesModule.Capacities> {
  const dates = days.map(({ date }) => date);
  const where = and(eq(serviceDays.serviceId, serviceId), inArray(serviceDays.date, dates));
  const read = await tx.select().from(serviceDays).where(where);
  const after = (date: string) =>
    (read.find((row) => row.date === date)?.taken ?? 0) + (days.find((row) => row.date === date)?.places ?? 0);
  if (read.some(({ date, capacity }) => after(date) > capacity)) throw new AppError('sold_out');
  if (days.some(({ places }) => places > 0)) await atBarrier();
  for (const date of dates) {
    await tx
      .update(serviceDays)
      .set({ taken: after(date) })
      .where(and(eq(serviceDays.serviceId, serviceId), eq(serviceDays.date, date)));
  }
  return new Map(read.map(({ date, capacity }) => [date, capacity]));
}

let product: TestApp;
let person: MadePerson;
beforeAll(async () => {
  product = await createTestApp({ jobs, env: { RATE_LIMITS: 'off' } });
  person = await makePerson(product.app);
});
afterAll(() => product.close());

const startDate = calendarDate('2026-12-01');

/** A service with so many places a day, and confirmed bookings of one guest each. */
async function booked(capacity: number, count: number): Promise<{ serviceId: string; made: Booking[] }> {
  const { id: serviceId } = await makeService(product.app, { capacity });
  const made: Booking[] = [];
  for (let index = 0; index < count; index++) {
    const booking = await makeBooking(product.app, { person, serviceId });
    await transaction(product.app, (tx) => confirmPaidBooking(tx, booking.id, product.clock.now()));
    made.push(booking);
  }
  return { serviceId, made };
}

/** One guest more, at USD 100.00 each. */
const secondGuest = (booking: Booking): Promise<BookingChange> =>
  createChange(product.app, person, { bookingId: booking.id, startDate, guests: 2, total: 200 });

async function soldOr(work: Promise<unknown>): Promise<'sold' | 'sold_out'> {
  try {
    await work;
    return 'sold';
  } catch (error) {
    if (error instanceof AppError && error.code === 'sold_out') return 'sold_out';
    throw error;
  }
}

async function takenOf(serviceId: string): Promise<number> {
  const [row] = await product.app.db.select().from(serviceDays).where(eq(serviceDays.serviceId, serviceId));
  return row?.taken ?? 0;
}

const both = ['sold', 'sold_out'];

test.each([
  { on: true, outcomes: both },
  { on: false, outcomes: ['sold', 'sold'] },
])('two changes at once take the last place, guard $on: $outcomes', async ({ on, outcomes }) => {
  const { serviceId, made } = await booked(3, 2);
  const ended = await withGuard({ on, participants: 2 }, () =>
    Promise.all(made.map((booking) => soldOr(secondGuest(booking)))),
  );
  expect(ended.sort()).toEqual(outcomes);
  if (on) expect(await takenOf(serviceId)).toBe(3);
});

test.each([
  { on: true, outcomes: both },
  { on: false, outcomes: ['sold', 'sold'] },
])('a change and a booking take the last place at once, guard $on: $outcomes', async ({ on, outcomes }) => {
  const { serviceId, made } = await booked(2, 1);
  const ended = await withGuard({ on, participants: 2 }, () => {
    const works = [
      ...made.map((booking) => secondGuest(booking)),
      makeBooking(product.app, { person, serviceId, startDate }),
    ];
    return Promise.all(works.map(soldOr));
  });
  expect(ended.sort()).toEqual(outcomes);
  if (on) expect(await takenOf(serviceId)).toBe(2);
});

/** Applies a change as settling its payment does. */
const pay = (bookingId: string, changeId: string) =>
  transaction(product.app, async (tx) =>
    applyPaidChange(tx, await lockBooking(tx, bookingId), changeId, product.clock.now()),
  );

test.each([
  { on: true, taken: 2 },
  { on: false, taken: 1 },
])(
  'a change is paid and its hold ends at one instant, guard $on: $taken of its 2 places are taken',
  async ({ on, taken }) => {
    const { serviceId, made } = await booked(5, 1);
    const [booking] = made;
    if (!booking) throw new Error('nothing was booked');
    const change = await secondGuest(booking);
    product.clock.advance(3_600_000);
    const [paid] = await withGuard({ on, participants: 2 }, () =>
      Promise.all([pay(booking.id, change.id), expireChange(product.app, change.id)]),
    );
    expect(['applied', 'reapplied']).toContain(paid);
    const [after] = await product.app.db.select().from(bookings).where(eq(bookings.id, booking.id));
    expect(after).toMatchObject({ guests: 2, places: 2, totalCents: 20_000 });
    expect(await takenOf(serviceId)).toBe(taken);
  },
);

test('two bookings that move to each other’s day at once are both moved, without a deadlock', async () => {
  const { id: serviceId } = await makeService(product.app, { capacity: 2 });
  const days = ['2026-12-01', '2026-12-05'].map(calendarDate);
  const made = await Promise.all(
    days.map(async (date) => {
      const booking = await makeBooking(product.app, { person, serviceId, startDate: date });
      await transaction(product.app, (tx) => confirmPaidBooking(tx, booking.id, product.clock.now()));
      return booking;
    }),
  );
  const move = (booking: Booking, date = days[0]) =>
    createChange(product.app, person, {
      bookingId: booking.id,
      startDate: date ?? startDate,
      guests: 1,
      total: 100,
    });
  for (let round = 0; round < 10; round++) {
    const moved = await Promise.all(made.map((booking, index) => move(booking, days[(index + round + 1) % 2])));
    expect(moved.map(({ status }) => status)).toEqual(['applied', 'applied']);
  }
  const rows = await product.app.db.select().from(serviceDays).where(eq(serviceDays.serviceId, serviceId));
  expect(rows.map(({ taken }) => taken)).toEqual([1, 1]);
});
