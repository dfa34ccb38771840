import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shiftPlaces, takePlaces } from '#server/bookings/places.ts';
import type * as LockPriced from '#server/catalogue/lock-priced.ts';
import { getService } from '#server/catalogue/service-queries.ts';
import { serviceDays } from '#server/catalogue/tables.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { calendarDate } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { makeService } from '../support/factories.ts';
import { atBarrier, withGuard } from '../support/guard.ts';

/** With and without the lock both have changed their days before one of them computes the prices. */
vi.mock('#server/catalogue/lock-priced.ts', async (original) => {
  const { unguarded } = await import('../support/guard.ts');
  const locking = await unguarded(original<typeof LockPriced>, () => ({ lockPriced: async () => true }));
  return {
    async lockPriced(...args: Parameters<typeof LockPriced.lockPriced>) {
      await atBarrier();
      return locking.lockPriced(...args);
    },
  };
});

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp();
});
afterAll(() => product?.close());

test.each([
  { on: true, prices: [100, 100] },
  { on: false, prices: [60, 100] },
])('two bookings at once take the last two cheap days, guard $on: the prices are $prices', async ({ on, prices }) => {
  const { app } = product;
  const [first, last] = [calendarDate('2027-04-01'), calendarDate('2027-04-02')];
  const seasons = [{ name: 'Low', startDate: first, endDate: last, priceCents: usd(6_000) }];
  const { id: serviceId } = await makeService(app, { priceCents: usd(10_000), capacity: 1, seasons });
  const take = (date: typeof first) =>
    transaction(app, async (tx) => {
      await takePlaces(tx, { serviceId, places: 1, dates: [date] });
      // Without the lock neither is stored before both are computed; with it the second waits for the first.
      await atBarrier();
    });
  await withGuard({ on, participants: 2, again: !on }, () => Promise.all([take(first), take(last)]));
  const { priceFrom, priceTo } = await getService(app.db, serviceId, 'en');
  expect([priceFrom, priceTo]).toEqual(prices);
});

test('a booking and a change that moves a stay to a day without a row lock days in one order', async () => {
  const { app } = product;
  const [first, last] = [calendarDate('2027-05-01'), calendarDate('2027-05-02')];
  const { id: serviceId } = await makeService(app);
  await transaction(app, (tx) => takePlaces(tx, { serviceId, places: 1, dates: [first] }));
  const runs = { book: 0, move: 0 };
  const book = async (tx: Tx) => {
    runs.book += 1;
    await takePlaces(tx, { serviceId, places: 1, dates: [first, last] });
  };
  const move = async (tx: Tx) => {
    runs.move += 1;
    const [freed, taken] = [
      { date: first, places: -1 },
      { date: last, places: 1 },
    ];
    await shiftPlaces(tx, { serviceId, days: [freed, taken] });
  };
  const untilWaiting = (count: number) =>
    vi.waitUntil(async () => {
      const { rows } = await app.db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length === count;
    });
  // While the first day is locked the booking waits for it, then the change does; neither runs again for a deadlock.
  const both = await transaction(app, async (tx) => {
    await tx.select().from(serviceDays).where(eq(serviceDays.serviceId, serviceId)).for('no key update');
    const booked = transaction(app, book);
    await untilWaiting(1);
    const moved = transaction(app, move);
    await untilWaiting(2);
    return [booked, moved];
  });
  await Promise.all(both);
  expect(runs).toEqual({ book: 1, move: 1 });
  const days = await app.db.select().from(serviceDays).where(eq(serviceDays.serviceId, serviceId));
  expect(days.map(({ date, taken }) => [date, taken]).toSorted()).toEqual([
    [first, 1],
    [last, 2],
  ]);
});
