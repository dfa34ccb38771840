import { setImmediate as breathe } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as PlacesModule from '#server/bookings/places.ts';
import type { Places } from '#server/bookings/places.ts';
import { bookings } from '#server/bookings/tables.ts';
import { serviceDays } from '#server/catalogue/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { type BookingApp, createBookingApp } from '../support/bookings.ts';
import { makeBooking, makePerson, makeService } from '../support/factories.ts';
import { withGuard } from '../support/guard.ts';

vi.mock('#server/bookings/places.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof PlacesModule>, () => ({ takePlaces: readThenWrite })),
);

/** Without the guard: reads whether there is room, then writes what it has read plus one. */
async function readThenWrite(tx: Tx, { serviceId, dates, places }: Places): Promise<PlacesModule.Capacities> {
  const days = and(eq(serviceDays.serviceId, serviceId), inArray(serviceDays.date, [...dates]));
  await tx
    .insert(serviceDays)
    .values(dates.map((date) => ({ serviceId, date, capacity: roomsFree })))
    .onConflictDoNothing();
  const read = await tx.select().from(serviceDays).where(days);
  if (read.some((day) => day.taken + places > day.capacity)) throw new AppError('sold_out');
  await tx
    .update(serviceDays)
    .set({ taken: (read[0]?.taken ?? 0) + places })
    .where(days);
  return new Map(read.map(({ date, capacity }) => [date, capacity]));
}

const tries = 300;
/** As many at a time as the pool has connections, so that every one of them holds an open transaction. */
const atOnce = 20;
const roomsFree = 7;
const nights = 4;

let product: BookingApp;
beforeAll(async () => {
  product = await createBookingApp();
});
afterAll(() => product.close());

/** Books stays of one to four nights from the same day, many at once; each night has seven rooms. */
async function race(): Promise<{ sold: number; refused: number; overbooked: boolean; countersTrue: boolean }> {
  const { app } = product;
  const person = await makePerson(app);
  const service = await makeService(app, { category: 'lodges', priceUnit: 'night', capacity: roomsFree });
  const book = async (endDate: string) => {
    try {
      await makeBooking(app, { person, serviceId: service.id, startDate: '2026-12-01', endDate });
      return 'sold';
    } catch (error) {
      if (error instanceof AppError && error.code === 'sold_out') return 'refused';
      throw error;
    }
  };
  const outcomes: string[] = [];
  const queue = Array.from({ length: tries }, (_, index) => `2026-12-0${2 + (index % nights)}`);
  const worker = async () => {
    for (let endDate = queue.pop(); endDate; endDate = queue.pop()) {
      outcomes.push(await book(endDate));
      await breathe();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));

  const live = await app.db.select().from(bookings).where(eq(bookings.serviceId, service.id));
  const days = await app.db.select().from(serviceDays).where(eq(serviceDays.serviceId, service.id));
  const booked = (date: string) => live.filter((one) => one.startDate <= date && date < one.endDate).length;
  return {
    sold: outcomes.filter((one) => one === 'sold').length,
    refused: outcomes.filter((one) => one === 'refused').length,
    overbooked: days.some(({ date }) => booked(date) > roomsFree),
    countersTrue: days.every(({ date, taken }) => taken === booked(date)),
  };
}

test('hundreds of bookings at once sell exactly the free rooms', { timeout: 600_000 }, async () => {
  // Every stay needs the first night: seven can be sold, whatever their lengths.
  expect(await race()).toEqual({
    sold: roomsFree,
    refused: tries - roomsFree,
    overbooked: false,
    countersTrue: true,
  });
});

test('control: without the guard the same bookings sell too many', { timeout: 600_000 }, async () => {
  const { sold, overbooked } = await withGuard({ on: false }, race);
  expect(sold).toBeGreaterThan(roomsFree);
  expect(overbooked).toBe(true);
});
