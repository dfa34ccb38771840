import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storeSitePictures } from '#server/pictures/site-pictures.ts';
import { sitePictures } from '#server/pictures/tables.ts';
import { providerPageRoutes } from '#server/provider-page/routes.ts';
import { providers } from '#server/providers/tables.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { usd } from '#shared/money.ts';
import { makeService } from '#tests/support/factories.ts';
import { createEditingApp, type EditingApp } from './editing/editing.fixture.ts';
import { renewAllPrices } from './renew-prices.ts';

let made: EditingApp;
beforeAll(async () => {
  made = await createEditingApp({ routes: [providerPageRoutes] });
});
afterAll(() => made?.close());

test('a single day that has passed is not shown after the renewal of prices, also if the listing was asked for before it', async () => {
  const { id, providerId } = await makeService(made.app, { priceCents: usd(10_000) });
  const host = await made.makeHost(['manage'], providerId);
  const ownPrice = { pricePerUnit: 100, residencyPrices: { resident: 50 } };
  const dates = { startDate: '2026-11-21', endDate: '2026-11-21' };
  const answer = await made.ask('PUT', `/${id}/day-prices`, host, { ...dates, ...ownPrice });
  expect(answer.statusCode).toBe(200);
  const shown = async () => {
    const { singleDays, pricedKinds } = (await made.fastify.inject(`/api/services/${id}`)).json<Service>();
    return { singleDays, pricedKinds };
  };
  expect(await shown()).toEqual({ singleDays: true, pricedKinds: ['resident'] });
  made.clock.advance(12 * 3600_000 + 60_000); // a minute after midnight
  expect(await shown()).toEqual({ singleDays: true, pricedKinds: ['resident'] });
  await renewAllPrices(made.app);
  expect(await shown()).toEqual({ singleDays: false, pricedKinds: [] });
});

test('another picture of a category is shown wherever its listings without pictures are', async () => {
  const { id, providerId } = await makeService(made.app, { category: 'beach' });
  await makeService(made.app, { category: 'beach' });
  const artisan = { craftEn: 'Carver', craftSw: 'Mchongaji', place: 'Lamu' };
  await made.app.db.update(providers).set({ artisan }).where(eq(providers.id, providerId));
  const older = { altEn: 'A beach as an older version drew it' };
  await made.app.db.update(sitePictures).set(older).where(eq(sitePictures.name, 'category-beach'));
  const services = '/api/services';
  const paths = [`${services}/${id}`, `${services}/${id}/similar`, `${services}?category=beach`, services];
  const answers = async () => {
    const all: boolean[] = [];
    for (const path of [...paths, '/api/artisans', `/api/providers/${providerId}`])
      all.push((await made.fastify.inject(path)).body.includes(older.altEn));
    return all;
  };
  expect(new Set(await answers())).toEqual(new Set([true]));
  // As a process of a newer version does at its start; this one hears of it.
  await storeSitePictures(made.app);
  await vi.waitFor(async () => expect(new Set(await answers())).toEqual(new Set([false])), 5_000);
});
