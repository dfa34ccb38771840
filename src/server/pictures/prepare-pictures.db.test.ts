import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPages } from '#server/http/pages.ts';
import { routes } from '#server/product.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { preparePictures } from './prepare-pictures.ts';
import { storeSitePictures } from './site-pictures.ts';

let made: TestApp;

beforeAll(async () => {
  made = await createTestApp({
    routes,
    extras: [async (fastify, app) => registerPages(fastify, app, app.config)],
  });
  await storeSitePictures(made.app);
});
afterAll(() => made?.close());

test('pictures of the home page are rendered before anybody asks for them', async () => {
  const { fastify, app, logged } = made;
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  let pauses = 0;
  // At the start, after the page, and after each of two pictures: all of them would take minutes.
  const stop = preparePictures(app, fastify, async () => {
    pauses += 1;
    if (pauses < 4) return;
    void stop();
    resolve();
  });
  await enough;
  await stop();
  const html = (await fastify.inject({ url: '/', headers: { accept: 'text/html' } })).body;
  // All of the same picture, whose smallest width no common screen loads.
  const addresses = [...html.matchAll(/\/pictures\/(\w{32})\/(\d+)/g)].slice(0, 4);
  const isKept = addresses.map(([, id = '', width]) => app.cache.has(`1/${id.slice(0, 2)}/${id}-${width}.avif`));
  expect(await Promise.all(isKept)).toEqual([false, true, true, false]);
  expect(logged.filter((line) => line.includes('"pictures_'))).toEqual([]);
});
