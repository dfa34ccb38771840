import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { takePlaces } from '#server/bookings/places.ts';
import type * as LockPriced from '#server/catalogue/lock-priced.ts';
import { getService } from '#server/catalogue/queries.ts';
import { transaction } from '#server/db/client.ts';
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
