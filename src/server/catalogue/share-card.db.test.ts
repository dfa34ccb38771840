import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { inProgressMost } from '#server/http/load-limit.ts';
import { originalKey } from '#server/pictures/store-picture.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeService } from '#tests/support/factories.ts';
import { photoOf } from './editing/editing.fixture.ts';
import { saveListing } from './editing/repository.ts';
import { catalogueRoutes } from './routes.ts';
import { getService } from './service-queries.ts';
import { cardOf } from './share-card.ts';
import { services } from './tables.ts';

let product: TestApp;
let id: string;
/** Calls of /busy are in progress until then. */
let held = Promise.resolve();
beforeAll(async () => {
  product = await createTestApp({
    routes: [catalogueRoutes],
    extras: [
      async (fastify) =>
        void fastify.get('/busy', { onRequest: fastify.loadLimit.admit() }, async () => {
          await held;
          return '';
        }),
    ],
  });
  ({ id } = await makeService(product.app, {}));
  await product.app.files.put(await cover(), await photoOf('#246'));
});
afterAll(() => product?.close());

const addressIn = async (lang: string) =>
  (await product.fastify.inject({ url: `/api/services/${id}`, headers: { 'accept-language': lang } })).json<Service>()
    .shareImage;
/** Where the original of the listing's picture lies. */
const cover = async () => originalKey(cardOf('en', await getService(product.app.readDb, id, 'en')).picture);
const get = (url: string) => product.fastify.inject({ url });

async function change(columns: Partial<typeof services.$inferSelect>) {
  const { app, clock } = product;
  await transaction(app, async (tx) => {
    const [row] = await tx.select().from(services).where(eq(services.id, id));
    if (row) await saveListing(tx, row, { ...columns, updatedAt: clock.now() });
  });
}

test('a listing names a picture for links to it in each language, which is drawn once and stays the same', async () => {
  const [en, sw] = [await addressIn('en'), await addressIn('sw')];
  expect([en, sw]).toEqual([
    expect.stringMatching(new RegExp(`^/cards/${id}/en-[0-9a-f]{32}.jpg$`)),
    expect.stringMatching(new RegExp(`^/cards/${id}/sw-[0-9a-f]{32}.jpg$`)),
  ]);
  const answers = await Promise.all([get(en), get(en), get(sw)]);
  for (const { statusCode, headers, rawPayload } of answers) {
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8');
  }
  expect(answers[0]?.rawPayload.equals(answers[1]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  expect(answers[0]?.rawPayload.equals(answers[2]?.rawPayload ?? Buffer.alloc(0))).toBe(false);
});

test('nobody has anything else drawn: other digests, words of the other language, and what is no listing are not found', async () => {
  const en = await addressIn('en');
  const digest = /en-([0-9a-f]{32})/.exec(en)?.[1];
  const others = [
    `/cards/${id}/en-${'0'.repeat(32)}.jpg`,
    `/cards/${id}/sw-${digest}.jpg`,
    `/cards/${id}/fr-${digest}.jpg`,
    `/cards/${id}/en-${digest}.png`,
    `/cards/0190a000-0000-7000-8000-000000000000/en-${digest}.jpg`,
    `/cards/x/en-${digest}.jpg`,
    `/cards/${id}/..%2f..%2fsecret.key`,
  ];
  for (const path of others) expect((await get(path)).statusCode, path).toBe(404);
});

test('while too much is in progress no listing is read for a card', async () => {
  const en = await addressIn('en');
  const waiting = Promise.withResolvers<void>();
  held = waiting.promise;
  const { fastify } = product;
  const busy = Array.from({ length: inProgressMost.visitors }, () => fastify.inject({ url: '/busy' }));
  await vi.waitUntil(() => fastify.loadLimit.isFull(), { interval: 1 });
  const refused = await get(en);
  waiting.resolve();
  await Promise.all(busy);
  expect([refused.statusCode, (await get(en)).statusCode]).toEqual([503, 200]);
});

test('a card whose picture is missing is drawn without it, and nobody keeps that', async () => {
  const { app } = product;
  const at = await addressIn('en');
  const digest = /en-([0-9a-f]{32})/.exec(at)?.[1] ?? '';
  const key = await cover();
  const original = (await app.files.get(key)) ?? Buffer.alloc(0);
  await app.cache.remove(`cards/${digest.slice(0, 2)}/${digest}.jpeg`);
  await app.files.remove(key);
  const without = await get(at);
  expect([without.statusCode, without.headers['cache-control']]).toEqual([200, 'no-store']);
  await app.files.put(key, original);
  const whole = await get(at);
  expect(whole.headers['cache-control']).toContain('immutable');
  expect(whole.rawPayload.equals(without.rawPayload)).toBe(false);
});

test('with another title the address is another one, the price changes none, and a hidden listing has none', async () => {
  const before = await addressIn('en');
  await change({ priceCents: 99_900, priceFromCents: 99_900 });
  expect(await addressIn('en')).toBe(before);
  await change({ titleEn: 'Another title' });
  const after = await addressIn('en');
  expect(after).not.toBe(before);
  expect((await get(before)).statusCode).toBe(404);
  expect((await get(after)).statusCode).toBe(200);
  await change({ listed: false });
  expect((await get(after)).statusCode).toBe(404);
});
