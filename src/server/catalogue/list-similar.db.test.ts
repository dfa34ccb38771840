import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takePlaces } from '#server/bookings/places.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { noteListings } from '#server/kept/note-change.ts';
import type { ServiceItem } from '#shared/contracts/catalogue.ts';
import { calendarDate } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeService } from '#tests/support/factories.ts';
import type { ServiceInput } from './create-service.ts';
import { catalogueRoutes } from './routes.ts';
import { services } from './tables.ts';

let made: TestApp;
beforeAll(async () => {
  made = await createTestApp({ keeps: true, routes: [catalogueRoutes] });
});
afterAll(() => made?.close());

const lodge = { category: 'lodges', priceUnit: 'night', guestsPerPlace: 2 } as const;
const mara = { lat: -1.49, lon: 35.14 };
const lamu = { lat: -2.27, lon: 40.9 };
const make = async (title: string, input: Partial<ServiceInput> = {}) =>
  (await makeService(made.app, { ...lodge, ...mara, title: { en: title }, ...input })).id;

async function similarTo(id: string, lang = 'en') {
  const url = `/api/services/${id}/similar`;
  const answer = await made.fastify.inject({ url, headers: { 'accept-language': lang } });
  const body = answer.json() as { items?: { title: string }[]; code?: string };
  return { status: answer.statusCode, code: body.code, titles: body.items?.map(({ title }) => title) };
}

test('listings of the same kind near by come first, then another kind of its group, then distant ones and other prices', async () => {
  const asked = await make('Asked');
  await make('In Lamu', lamu);
  expect((await similarTo(asked)).titles).toEqual(['In Lamu']);
  await make('Thrice the price', { priceCents: usd(30_000) });
  await make('A hotel', { category: 'hotels' });
  await make('A meal', { category: 'meals', priceUnit: 'person', guestsPerPlace: 1 });
  expect((await similarTo(asked)).titles).toEqual(['A hotel', 'Thrice the price', 'In Lamu']);
  await make('Next door', { lat: mara.lat - 0.1, title: { en: 'Next door', sw: 'Jirani' } });
  expect((await similarTo(asked)).titles).toEqual(['Next door', 'A hotel', 'Thrice the price']);
  expect((await similarTo(asked, 'sw')).titles?.[0]).toBe('Jirani');
});

test('with dates only those have a price that have room for the guests then', async () => {
  const tour = { category: 'safari', priceUnit: 'person', guestsPerPlace: 1, capacity: 6, durationDays: 2 } as const;
  const asked = await make('Asked', tour);
  await make('Free', { ...tour, lat: mara.lat + 0.1 });
  await make('Small', { ...tour, lat: mara.lat + 0.2, capacity: 3 });
  const full = await make('Full', { ...tour, lat: mara.lat + 0.3 });
  const dates = [calendarDate('2026-12-01')];
  await transaction(made.app, (tx) => takePlaces(tx, { serviceId: full, dates, places: 3 }));
  const url = `/api/services/${asked}/similar?startDate=2026-12-01&guests=4`;
  const { items } = (await made.fastify.inject({ url })).json() as { items: ServiceItem[] };
  expect(items.map(({ title, datesPrice }) => [title, datesPrice?.total])).toEqual([
    ['Free', 400],
    ['Small', undefined],
    ['Full', undefined],
  ]);
});

test('a service that is not listed is neither shown nor found', async () => {
  const asked = await make('Car', { category: 'car', priceUnit: 'day' });
  const hidden = await make('Hidden', { category: 'car', priceUnit: 'day' });
  expect((await similarTo(asked)).titles).toEqual(['Hidden']);
  await transaction(made.app, async (tx) => {
    await tx.update(services).set({ listed: false }).where(eq(services.id, hidden));
    noteListings(tx, [{ id: hidden, category: 'car' }]);
  });
  expect((await similarTo(asked)).titles).toEqual([]);
  for (const id of [hidden, newId()]) {
    const { status, code } = await similarTo(id);
    expect([status, code]).toEqual([404, 'not_found']);
  }
});
