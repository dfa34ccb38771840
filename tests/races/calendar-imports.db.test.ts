import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applyEvents } from '#server/bookings/calendar-imports/apply-events.ts';
import type * as GiveBack from '#server/bookings/calendar-imports/give-back.ts';
import { offerNewPlaces } from '#server/bookings/calendar-imports/give-back.ts';
import type * as ImportsRepository from '#server/bookings/calendar-imports/repository.ts';
import { endBooking } from '#server/bookings/end-booking.ts';
import { lockBooking } from '#server/bookings/lock-booking.ts';
import { shiftPlaces } from '#server/bookings/places.ts';
import { bookings, calendarImports, importedEvents, serviceBlocks } from '#server/bookings/tables.ts';
import { registerCapacityWork } from '#server/catalogue/editing/capacity-work.ts';
import { updateListing } from '#server/catalogue/editing/update-listing.ts';
import { serviceDays } from '#server/catalogue/tables.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import type * as LockProvider from '#server/providers/lock-provider.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { providers } from '#server/providers/tables.ts';
import { type CalendarDate, calendarDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { type BookingApp, createBookingApp } from '../support/bookings.ts';
import { makeBooking, makePerson, makeService } from '../support/factories.ts';
import { withGuard } from '../support/guard.ts';

/** Without the guards days are read without a lock, and written as they were read after others may have booked them. */
vi.mock('#server/bookings/calendar-imports/repository.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof ImportsRepository>, () => ({
    lockDays: readOnly,
    writeDays: overwrite,
  })),
);

/** Without the guard places are only given back, and events of other calendars wait for the next reading. */
vi.mock('#server/bookings/calendar-imports/give-back.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof GiveBack>, () => ({
    shiftGivingBack: (tx, ask) => shiftPlaces(tx, ask),
  })),
);

/** Without the guard a provider is only read, so that a listing gets more places while a calendar of it is being read. */
vi.mock('#server/providers/lock-provider.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof LockProvider>, () => ({
    async lockProvider(tx, id) {
      const [provider] = await tx.select().from(providers).where(eq(providers.id, id));
      return provider;
    },
  })),
);

const date = calendarDate('2026-12-01');
const today = calendarDate('2026-11-21');
const tries = 24;
const freed = 12;

let product: BookingApp;
beforeAll(async () => {
  product = await createBookingApp();
  registerCapacityWork(offerNewPlaces);
});
afterAll(() => product?.close());

const dayOf = (serviceId: string) => and(eq(serviceDays.serviceId, serviceId), eq(serviceDays.date, date));

async function readOnly(tx: Tx, serviceId: string) {
  const [day] = await tx.select().from(serviceDays).where(dayOf(serviceId));
  // Long enough for a booking that has begun to be committed.
  await new Promise((resolve) => setTimeout(resolve, 30));
  const { taken, capacity, blocked } = day ?? { taken: 0, capacity: 1, blocked: false };
  return [{ date, capacity, listed: 1, taken, closed: blocked }];
}

type Changes = Parameters<typeof ImportsRepository.writeDays>[2];

async function overwrite(tx: Tx, serviceId: string, changes: Changes): Promise<boolean> {
  const blocks = await tx.select().from(serviceBlocks).where(eq(serviceBlocks.serviceId, serviceId));
  const blocked = blocks.some(({ places }) => places === null);
  for (const { shift } of changes) {
    const set = blocked ? { blocked } : { taken: shift };
    await tx
      .insert(serviceDays)
      .values({ serviceId, date, capacity: 1, ...set })
      .onConflictDoUpdate({ target: [serviceDays.serviceId, serviceDays.date], set });
  }
  return false;
}

const books = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'sold_out') return false;
    throw error;
  }
};

async function makeCalendar(serviceId: string, places: number | null) {
  const at = product.clock.now();
  const address = { addressSealed: '', addressDigest: newId(), host: 'site.example' };
  const times = { createdAt: at, nextReadAt: at, triedAt: at, readAt: at };
  const [calendar] = await product.app.db
    .insert(calendarImports)
    .values({ serviceId, name: 'Airbnb', places, ...address, ...times })
    .returning();
  if (!calendar) throw new Error('no calendar');
  return calendar;
}

const event = (key: string) => ({ key, startDate: date, endDate: date, windowEnd: false });

/** One place, and a booking and an event of another calendar that want it at the same instant, many times. */
async function race(places: 1 | null) {
  const { app } = product;
  const person = await makePerson(app);
  const outcomes = await Promise.all(
    Array.from({ length: tries }, async (_, index) => {
      const { id: serviceId, providerId } = await makeService(app, { capacity: 1 });
      const calendar = await makeCalendar(serviceId, places);
      const book = () => books(makeBooking(app, { person, serviceId, startDate: date }));
      const apply = () =>
        transaction(app, async (tx) => {
          await lockProvider(tx, providerId);
          await applyEvents(tx, {
            calendar,
            capacity: 1,
            events: [event('a')],
            doubted: true,
            now: product.clock.now(),
            today,
          });
          return true;
        });
      const [booked] = await Promise.all(index % 2 ? [book(), apply()] : [apply(), book()].toReversed());
      const [day] = await app.db.select().from(serviceDays).where(dayOf(serviceId));
      const guests = await app.db.$count(bookings, eq(bookings.serviceId, serviceId));
      const blocks = await app.db.$count(serviceBlocks, eq(serviceBlocks.serviceId, serviceId));
      const [stored] = await app.db.select().from(importedEvents).where(eq(importedEvents.importId, calendar.id));
      return {
        both: booked && blocks > 0,
        none: !booked && blocks === 0,
        guestLost: guests !== Number(booked),
        conflict: stored?.conflictDays.length === Number(booked),
        rowsTrue: day?.taken === guests + (places === null ? 0 : blocks),
      };
    }),
  );
  const count = (what: keyof (typeof outcomes)[number]) => outcomes.filter((one) => one[what]).length;
  const [both, none, guestLost] = [count('both'), count('none'), count('guestLost')];
  return { both, none, guestLost, conflict: count('conflict'), rowsTrue: count('rowsTrue') };
}

const modes = [
  ['takes it', 1],
  ['closes the day', null],
] as const;

test.each(modes)('of a booking and an event that %s exactly one gets the last place', async (_, places) => {
  expect(await race(places)).toEqual({ both: 0, none: 0, guestLost: 0, conflict: tries, rowsTrue: tries });
});

test.each(modes)('control: without the lock a booking and an event that %s both get it', async (_, places) => {
  const { both } = await withGuard({ on: false, keep: ['lockProvider'] }, () => race(places));
  expect(both).toBeGreaterThan(0);
});

test('two calendars of one listing that are read at once, and bookings between them, leave the counters true', async () => {
  const { app } = product;
  const person = await makePerson(app);
  const { id: serviceId, providerId } = await makeService(app, { capacity: 4 });
  const calendars = [await makeCalendar(serviceId, 1), await makeCalendar(serviceId, 1)];
  const keys = ['a', 'b', 'c'];
  const apply = (calendar: (typeof calendars)[number], events: string[]) =>
    transaction(app, async (tx) => {
      await lockProvider(tx, providerId);
      const all = events.map(event);
      await applyEvents(tx, { calendar, capacity: 4, events: all, doubted: true, now: product.clock.now(), today });
    });
  await Promise.all([
    ...calendars.flatMap((calendar) => [apply(calendar, keys), apply(calendar, keys.slice(1))]),
    ...Array.from({ length: 4 }, () => books(makeBooking(app, { person, serviceId, startDate: date }))),
  ]);
  const [day] = await app.db.select().from(serviceDays).where(dayOf(serviceId));
  const blocks = await app.db.select().from(serviceBlocks).where(eq(serviceBlocks.serviceId, serviceId));
  const guests = await app.db.$count(bookings, eq(bookings.serviceId, serviceId));
  expect(day?.taken).toBe(guests + blocks.length);
  expect(day?.taken).toBeLessThanOrEqual(4);
  const known: CalendarDate[] = blocks.map(({ startDate }) => startDate);
  expect(known.every((one) => one === date)).toBe(true);
});

type Calendar = Awaited<ReturnType<typeof makeCalendar>>;

const readEvent = (calendar: Calendar, providerId: string) =>
  transaction(product.app, async (tx) => {
    await lockProvider(tx, providerId);
    const events = [event('a')];
    await applyEvents(tx, { calendar, capacity: 1, events, doubted: true, now: product.clock.now(), today });
  });

const cancel = (bookingId: string) =>
  transaction(product.app, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    await endBooking(tx, booking, { actor: 'traveller', reason: '', at: product.clock.now() });
  });

/** A day is booked, another calendar has an event on it, and the booking is cancelled while others look for the place. */
async function freeDay(places: 1 | null, { known }: { known: boolean }) {
  const { app } = product;
  const [guest, rival] = [await makePerson(app), await makePerson(app)];
  const outcomes = await Promise.all(
    Array.from({ length: freed }, async (_, index) => {
      const { id: serviceId, providerId } = await makeService(app, { capacity: 1 });
      const calendar = await makeCalendar(serviceId, places);
      const { id } = await makeBooking(app, { person: guest, serviceId, startDate: date });
      if (known) await readEvent(calendar, providerId);
      const book = () => books(makeBooking(app, { person: rival, serviceId, startDate: date }));
      const others = known ? [book(), book(), book()] : [readEvent(calendar, providerId)];
      await Promise.all(index % 2 ? [cancel(id), ...others] : [...others, cancel(id)]);
      const last = known && (await book());
      const [day] = await app.db.select().from(serviceDays).where(dayOf(serviceId));
      const [stored] = await app.db.select().from(importedEvents).where(eq(importedEvents.importId, calendar.id));
      const blocks = await app.db.$count(serviceBlocks, eq(serviceBlocks.serviceId, serviceId));
      const sold = await app.db.$count(
        bookings,
        and(eq(bookings.serviceId, serviceId), eq(bookings.status, 'pending')),
      );
      return {
        sold: last || sold > 0,
        taken: blocks === 1 && stored?.conflictDays.length === 0,
        rowsTrue:
          day?.taken === sold + (places === null ? 0 : blocks) && day?.blocked === (places === null && blocks > 0),
      };
    }),
  );
  const count = (what: keyof (typeof outcomes)[number]) => outcomes.filter((one) => one[what]).length;
  return { sold: count('sold'), taken: count('taken'), rowsTrue: count('rowsTrue') };
}

test.each(modes)(
  'a day that a cancelled booking frees goes to the event that %s, and to nobody else',
  async (_, places) => {
    expect(await freeDay(places, { known: true })).toEqual({ sold: 0, taken: freed, rowsTrue: freed });
  },
);

test.each(modes)('an event that %s and is read while the booking is cancelled has the day', async (_, places) => {
  expect(await freeDay(places, { known: false })).toEqual({ sold: 0, taken: freed, rowsTrue: freed });
});

test.each(modes)(
  'control: where places are only given back, others book before the event that %s',
  async (_, places) => {
    const race = { on: false, keep: ['lockDays', 'writeDays', 'lockProvider'] };
    const { sold, taken } = await withGuard(race, () => freeDay(places, { known: true }));
    expect([sold > 0, taken]).toEqual([true, 0]);
  },
);

/** A listing with a booked day gets two places more, while its calendar, whose event waits for that day, is read. */
async function enlarge() {
  const { app } = product;
  const person = await makePerson(app);
  const blocks = await Promise.all(
    Array.from({ length: freed }, async () => {
      const { id, providerId } = await makeService(app, { capacity: 1 });
      const calendar = await makeCalendar(id, 1);
      await makeBooking(app, { person, serviceId: id, startDate: date });
      await readEvent(calendar, providerId);
      const editor = { id, providerId, personId: person.id, lang: 'en' } as const;
      await Promise.all([updateListing(app, editor, { version: 0, capacity: 3 }), readEvent(calendar, providerId)]);
      return app.db.$count(serviceBlocks, eq(serviceBlocks.serviceId, id));
    }),
  );
  return { once: blocks.filter((count) => count === 1).length, twice: blocks.filter((count) => count > 1).length };
}

test('an event that is read while its listing gets more places takes one of them once', async () => {
  expect(await enlarge()).toEqual({ once: freed, twice: 0 });
});

test('control: without the lock of the provider it takes two', async () => {
  const race = { on: false, keep: ['lockDays', 'writeDays', 'shiftGivingBack'] };
  expect((await withGuard(race, enlarge)).twice).toBeGreaterThan(0);
});
