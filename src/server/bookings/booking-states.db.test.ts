import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serviceDays } from '#server/catalogue/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { pointsAccounts, pointsEntries } from '#server/loyalty/tables.ts';
import { payments } from '#server/payments/records/tables.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import { addDays, startOfDayNairobi } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';
import { type BookingApp, createBookingApp } from '#tests/support/bookings.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { completeBooking } from './complete-booking.ts';
import { confirmPaidBooking } from './confirm-paid-booking.ts';
import { expireBooking } from './expire-booking.ts';
import { extendHold } from './extend-hold.ts';
import { isPayable } from './is-payable.ts';
import { lockBooking } from './lock-booking.ts';
import { moveBooking } from './move-booking.ts';
import { placesOf, returnPlaces } from './places.ts';
import { runDueBookings } from './run-due-bookings.ts';
import { bookings, bookingTransitions } from './tables.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = new Date('2026-11-21T12:00:00+03:00');

let product: BookingApp;
let person: MadePerson;
beforeAll(async () => {
  product = await createBookingApp();
});
beforeEach(async () => {
  await product.drain();
  product.ran.length = 0;
  product.clock.freeze(start);
  person = await makePerson(product.app);
});
afterAll(() => product.close());

async function hold(capacity = 2, guests = 2) {
  const service = await makeService(product.app, { capacity });
  return makeBooking(product.app, { person, serviceId: service.id, guests });
}
async function read(id: string) {
  const [booking] = await product.app.db.select().from(bookings).where(eq(bookings.id, id));
  if (!booking) throw new Error('gone');
  return booking;
}
async function taken(serviceId: string) {
  const days = await product.app.db.select().from(serviceDays).where(eq(serviceDays.serviceId, serviceId));
  return days.reduce((sum, day) => sum + day.taken, 0);
}
const transitions = async (bookingId: string) =>
  (
    await product.app.db
      .select()
      .from(bookingTransitions)
      .where(eq(bookingTransitions.bookingId, bookingId))
      .orderBy(asc(bookingTransitions.at), asc(bookingTransitions.id))
  ).map(({ fromStatus, toStatus, actor, reason }) => [fromStatus, toStatus, actor, reason]);
const pay = (id: string) => transaction(product.app, (tx) => confirmPaidBooking(tx, id, product.app.clock.now()));

describe('moving', () => {
  test('happens only as the table of states allows, once, and is recorded', async () => {
    const { app } = product;
    const { id } = await hold();
    const at = app.clock.now();
    const move = (to: 'confirmed' | 'completed' | 'cancelled', more = {}) =>
      transaction(app, (tx) =>
        moveBooking(tx, id, { to, actor: 'admin', actorId: person.id, reason: 'why', at, ...more }),
      );
    expect(await move('completed')).toBe(false);
    expect(await move('cancelled', { from: ['confirmed'] })).toBe(false);
    expect(await move('confirmed')).toMatchObject({ id, status: 'confirmed', confirmedAt: at });
    expect(await move('confirmed')).toBe(false);
    expect(await move('cancelled')).toMatchObject({ status: 'cancelled', cancelReason: 'admin', cancelledAt: at });
    expect(await move('confirmed')).toBe(false);
    expect(await move('completed')).toBe(false);
    expect(await transitions(id)).toEqual([
      [null, 'pending', 'traveller', null],
      ['pending', 'confirmed', 'admin', 'why'],
      ['confirmed', 'cancelled', 'admin', 'why'],
    ]);
  });

  test('by two at once changes the booking once', async () => {
    const { id } = await hold();
    const at = product.app.clock.now();
    const moved = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        transaction(product.app, (tx) =>
          moveBooking(tx, id, { to: index % 2 ? 'cancelled' : 'confirmed', actor: 'system', at, from: ['pending'] }),
        ),
      ),
    );
    expect(moved.filter(Boolean)).toHaveLength(1);
    expect(await transitions(id)).toHaveLength(2);
  });

  test('an unknown booking cannot be locked', async () => {
    const ask = transaction(product.app, (tx) => lockBooking(tx, '0199c3a2-5d7e-7000-8000-000000000000'));
    await expect(ask).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('holds', () => {
  test('extend forwards only, while pending, at most an hour beyond the first end', async () => {
    const { id, holdEndsAt } = await hold();
    const extend = (minutes: number) =>
      transaction(product.app, (tx) => extendHold(tx, id, new Date(holdEndsAt.getTime() + minutes * minute)));
    expect(await extend(-5)).toBe(false);
    expect(await extend(10)).toBe(true);
    expect(await extend(5)).toBe(false);
    expect((await read(id)).holdEndsAt).toEqual(new Date(holdEndsAt.getTime() + 10 * minute));
    expect(await extend(500)).toBe(true);
    expect(await extend(600)).toBe(false);
    expect(await read(id)).toMatchObject({
      holdEndsAt: new Date(holdEndsAt.getTime() + hour),
      holdBaseEndsAt: holdEndsAt,
    });
    await pay(id);
    expect(await extend(30)).toBe(false);
  });

  test('a booking is payable while it is pending, its hold runs, and its provider need not confirm or has confirmed', () => {
    const now = start;
    const booking = { status: 'pending', approval: 'not_needed', holdEndsAt: new Date(now.getTime() + 1) } as const;
    expect(isPayable(booking, now)).toBe(true);
    expect(isPayable({ ...booking, approval: 'accepted' }, now)).toBe(true);
    expect(isPayable({ ...booking, approval: 'asked' }, now)).toBe(false);
    expect(isPayable({ ...booking, approval: 'declined' }, now)).toBe(false);
    expect(isPayable({ ...booking, holdEndsAt: now }, now)).toBe(false);
    expect(isPayable({ ...booking, status: 'confirmed' }, now)).toBe(false);
  });

  test('expire at their end and not before, and free the places once, however often the job runs', async () => {
    const { app, clock } = product;
    const booking = await hold();
    clock.advance(hour - 1);
    await expireBooking(app, booking.id);
    expect(await read(booking.id)).toMatchObject({ status: 'pending' });
    clock.advance(1);
    await Promise.all(Array.from({ length: 6 }, () => expireBooking(app, booking.id)));
    await expireBooking(app, booking.id);
    expect(await read(booking.id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'expired',
      cancelledAt: clock.now(),
    });
    expect(await taken(booking.serviceId)).toBe(0);
    expect((await transitions(booking.id)).at(-1)).toEqual(['pending', 'cancelled', 'system', 'expired']);
    await product.drain();
    expect(product.ran.sort()).toEqual([`cancel-open-payments ${booking.id}`, `mail-booking-expired ${booking.id}`]);
  });

  test('an extended hold is checked again at its end', async () => {
    const { app, clock } = product;
    const booking = await hold();
    await transaction(app, (tx) => extendHold(tx, booking.id, new Date(booking.holdEndsAt.getTime() + 10 * minute)));
    clock.advance(hour);
    await runDueBookings(app);
    expect((await read(booking.id)).status).toBe('pending');
    clock.advance(10 * minute);
    await runDueBookings(app);
    expect((await read(booking.id)).status).toBe('cancelled');
  });

  test('the job that is made with the booking is due at the end of the hold', async () => {
    const { app, clock } = product;
    const booking = await hold();
    const jobs = await app.db.execute<{ start_after: string }>(
      `select start_after from jobs.job where name = 'expire-booking' and data->>'bookingId' = '${booking.id}'`,
    );
    const due = new Date(jobs.rows[0]?.start_after ?? 0).getTime() + clock.offsetMs;
    expect(Math.abs(due - booking.holdEndsAt.getTime())).toBeLessThan(5_000);
  });

  test('paying and expiring at once either keeps the places or frees them, never both', async () => {
    for (let round = 0; round < 10; round++) {
      product.clock.freeze(start);
      const booking = await hold();
      product.clock.advance(hour);
      const [paid] = await Promise.all([pay(booking.id), expireBooking(product.app, booking.id)]);
      expect(['confirmed', 'reinstated']).toContain(paid);
      expect((await read(booking.id)).status).toBe('confirmed');
      expect(await taken(booking.serviceId)).toBe(2);
    }
  });
});

describe('a payment', () => {
  test('confirms a pending booking, with one letter to each side', async () => {
    const booking = await hold();
    expect(await pay(booking.id)).toBe('confirmed');
    expect(await pay(booking.id)).toBe('already_confirmed');
    expect(await read(booking.id)).toMatchObject({ status: 'confirmed', confirmedAt: start });
    await product.drain();
    expect(product.ran.sort()).toEqual([
      `mail-booking-confirmed ${booking.id}`,
      `mail-provider-booking-confirmed ${booking.id}`,
    ]);
  });

  test('after expiry reinstates the booking while there is room', async () => {
    const { app, clock } = product;
    const booking = await hold();
    clock.advance(hour);
    await expireBooking(app, booking.id);
    expect(await taken(booking.serviceId)).toBe(0);
    clock.advance(minute);
    expect(await pay(booking.id)).toBe('reinstated');
    expect(await read(booking.id)).toMatchObject({ status: 'confirmed', cancelReason: null, cancelledAt: null });
    expect(await taken(booking.serviceId)).toBe(2);
    expect(await pay(booking.id)).toBe('already_confirmed');
    expect((await transitions(booking.id)).slice(1)).toEqual([
      ['pending', 'cancelled', 'system', 'expired'],
      ['cancelled', 'confirmed', 'system', 'reinstated'],
    ]);
    await expireBooking(app, booking.id);
    expect(await taken(booking.serviceId)).toBe(2);
  });

  test('after expiry and without room changes nothing, and the caller can go on', async () => {
    const { app, clock } = product;
    const booking = await hold();
    clock.advance(hour);
    await expireBooking(app, booking.id);
    const other = await makeBooking(app, { person, serviceId: booking.serviceId });
    const outcome = await transaction(app, async (tx) => {
      const result = await confirmPaidBooking(tx, booking.id, clock.now());
      await extendHold(tx, other.id, new Date(other.holdEndsAt.getTime() + minute));
      return result;
    });
    expect(outcome).toBe('no_room');
    expect((await read(other.id)).holdEndsAt).toEqual(new Date(other.holdEndsAt.getTime() + minute));
    expect(await read(booking.id)).toMatchObject({ status: 'cancelled', cancelReason: 'expired' });
    expect(await taken(booking.serviceId)).toBe(1);
  });

  test('after the first day has passed does not reinstate the booking, although there is room', async () => {
    const { app, clock } = product;
    const booking = await hold();
    clock.advance(hour);
    await expireBooking(app, booking.id);
    const dayAfter = startOfDayNairobi(addDays(booking.startDate, 1));
    const outcome = await transaction(app, (tx) => confirmPaidBooking(tx, booking.id, dayAfter));
    expect(outcome).toBe('day_passed');
    expect(await read(booking.id)).toMatchObject({ status: 'cancelled', cancelReason: 'expired' });
    expect(await taken(booking.serviceId)).toBe(0);
  });

  test('does not reinstate a booking whose points were spent since, and takes no place', async () => {
    const { app, clock } = product;
    const booking = await hold();
    clock.advance(hour);
    await expireBooking(app, booking.id);
    await app.db.update(bookings).set({ pointsSpent: 1_000_000 }).where(eq(bookings.id, booking.id));
    expect(await pay(booking.id)).toBe('points_short');
    expect(await read(booking.id)).toMatchObject({ status: 'cancelled', cancelReason: 'expired' });
    expect(await taken(booking.serviceId)).toBe(0);
  });

  test('with room on some of the nights only takes none of them', async () => {
    const { app, clock } = product;
    const stay = await makeService(app, { category: 'hotels', priceUnit: 'night', capacity: 1 });
    const booking = await makeBooking(app, { person, serviceId: stay.id, endDate: '2026-12-04' });
    clock.advance(hour);
    await expireBooking(app, booking.id);
    await makeBooking(app, { person, serviceId: stay.id, startDate: '2026-12-02', endDate: '2026-12-03' });
    expect(await pay(booking.id)).toBe('no_room');
    expect(await taken(stay.id)).toBe(1);
  });

  test('for a booking that a person cancelled changes nothing', async () => {
    const { app, clock } = product;
    const booking = await hold();
    await transaction(app, async (tx) => {
      const by = { actor: 'traveller', actorId: person.id, at: clock.now() } as const;
      await moveBooking(tx, booking, { to: 'cancelled', reason: 'ill', ...by });
      await returnPlaces(tx, placesOf(booking));
    });
    expect(await pay(booking.id)).toBe('cancelled');
    expect(await read(booking.id)).toMatchObject({ status: 'cancelled', cancelReason: 'traveller' });
    expect(await taken(booking.serviceId)).toBe(0);
  });
});

describe('completion', () => {
  const points = async () => {
    const { db } = product.app;
    const [account] = await db.select().from(pointsAccounts).where(eq(pointsAccounts.personId, person.id));
    const entries = await db.select().from(pointsEntries).where(eq(pointsEntries.personId, person.id));
    return { balance: account?.balance, entries: entries.map(({ points: each, source }) => [each, source]) };
  };

  test('is after the last day in Nairobi, and earns a point for each whole dollar, once', async () => {
    const { app, clock } = product;
    const service = await makeService(app, { priceCents: usd(12_399), durationDays: 2 });
    const booking = await makeBooking(app, { person, serviceId: service.id, guests: 2 });
    await pay(booking.id);
    clock.freeze(new Date('2026-12-02T23:59:59.999+03:00'));
    await completeBooking(app, booking.id);
    await runDueBookings(app);
    expect((await read(booking.id)).status).toBe('confirmed');
    clock.advance(1);
    await Promise.all(Array.from({ length: 4 }, () => completeBooking(app, booking.id)));
    await runDueBookings(app);
    expect(await read(booking.id)).toMatchObject({ status: 'completed', completedAt: clock.now() });
    expect(await points()).toEqual({ balance: 247, entries: [[247, booking.id]] });
    expect(await taken(service.id)).toBe(2);
    await product.drain();
    expect(product.ran.filter((one) => one === `post-earning ${booking.id}`)).toHaveLength(1);
    expect(await pay(booking.id)).toBe('already_confirmed');
  });

  test('points add up; a pending booking earns none', async () => {
    const { app, clock } = product;
    const service = await makeService(app);
    const paid = [1, 2].map((guests) => makeBooking(app, { person, serviceId: service.id, guests }));
    for (const booking of await Promise.all(paid)) await pay(booking.id);
    const unpaid = await makeBooking(app, { person, serviceId: service.id });
    clock.freeze(new Date('2026-12-05T12:00:00+03:00'));
    await Promise.all([runDueBookings(app), runDueBookings(app)]);
    expect((await points()).balance).toBe(300);
    expect((await read(unpaid.id)).status).toBe('cancelled');
  });

  /** A trip of a hundred dollars, ten of them paid with points. */
  async function paidTrip(): Promise<{ id: string; back(usdCents: number, discountCents: number): Promise<unknown> }> {
    const { app } = product;
    const service = await makeService(app, { priceCents: usd(10_000) });
    const booking = await makeBooking(app, { person, serviceId: service.id });
    await pay(booking.id);
    const [paymentId, at] = [newId(), app.clock.now()];
    await app.db.insert(payments).values({
      ...{ id: paymentId, bookingId: booking.id, dueCents: 9_000, paidCents: 9_000, discountCents: 1_000 },
      ...{ status: 'completed' as const, method: 'card' as const, paidAt: at, createdAt: at, updatedAt: at },
    });
    return {
      id: booking.id,
      back: (usdCents, discountCents) =>
        app.db.insert(refunds).values({
          ...{ paymentId, usdCents, discountCents, pointsBack: discountCents, amountMinor: usdCents, createdAt: at },
          ...({ reason: 'goodwill', currency: 'USD', method: 'stripe', status: 'queued' } as const),
        }),
    };
  }

  test.each([
    { what: 'nothing was given back', back: [], earned: 100 },
    { what: 'a part was, money and points', back: [[3_600, 401]], earned: 59 },
    {
      what: 'all of it was, in two parts',
      back: [
        [4_000, 0],
        [5_000, 1_000],
      ],
      earned: undefined,
    },
  ] as const)('points are earned for what is left of the price: $what', async ({ back, earned }) => {
    const { app, clock } = product;
    const trip = await paidTrip();
    for (const [usdCents, discountCents] of back) await trip.back(usdCents, discountCents);
    clock.freeze(new Date('2026-12-05T12:00:00+03:00'));
    await completeBooking(app, trip.id);
    expect((await read(trip.id)).status).toBe('completed');
    expect((await points()).balance).toBe(earned);
  });
});
