import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeService } from '#tests/support/factories.ts';
import { getService } from './queries.ts';
import { refreshLowestPrices } from './refresh-prices.ts';

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({ at: '2026-11-21T12:00:00+03:00' });
});
afterAll(() => product?.close());

const season = (from: string, to: string, dollars: number) => ({
  name: from,
  startDate: calendarDate(from),
  endDate: calendarDate(to),
  priceCents: usd(dollars * 100),
});

test('the lowest price is that of a low season until its end, then the next lowest', async () => {
  const { app, clock } = product;
  const seasons = [season('2026-11-01', '2026-11-22', 60), season('2026-12-20', '2027-01-05', 80)];
  const { id } = await makeService(app, { priceCents: usd(10_000), seasons });
  const lowest = async () => {
    await refreshLowestPrices(app);
    return (await getService(app.db, id, 'en')).priceFrom;
  };
  expect(await lowest()).toBe(60);
  clock.advance(86_400_000); // its last day
  expect(await lowest()).toBe(60);
  clock.advance(86_400_000);
  expect(await lowest()).toBe(80);
  clock.advance(60 * 86_400_000);
  expect(await lowest()).toBe(100);
  expect(await lowest()).toBe(100);
});
