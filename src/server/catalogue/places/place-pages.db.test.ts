import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import type { PlaceItem, PlacePage } from '#shared/contracts/places.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeProvider, makeService } from '#tests/support/factories.ts';
import { saveListing } from '../editing/repository.ts';
import { catalogueRoutes } from '../routes.ts';
import { sitemapRoutes } from '../sitemap.ts';
import { services } from '../tables.ts';
import { renewPlaces } from './renew-places.ts';
import { placesRoutes } from './routes.ts';

let product: TestApp;
let providerId: string;
/** Ids by what is offered. */
const ids: Record<string, string> = {};

const diani = { location: 'Diani', county: 'Kwale', lat: -4.28, lon: 39.59 };
const atSea = { location: 'Far out', county: 'Kwale', lat: -4.5, lon: 41.5 };

beforeAll(async () => {
  product = await createTestApp({
    routes: [catalogueRoutes, placesRoutes],
    extras: [async (fastify, app) => sitemapRoutes(fastify, app)],
  });
  ({ id: providerId } = await makeProvider(product.app));
  const make = async (name: string, input: Parameters<typeof makeService>[1]) => {
    ids[name] = (await makeService(product.app, { providerId, ...input })).id;
  };
  await make('safari', {});
  for (const name of ['hotel', 'second hotel', 'third hotel']) {
    await make(name, { ...diani, category: 'hotels', title: { en: name } });
  }
  await make('home', { ...diani, category: 'airbnb', title: { en: 'Home' } });
  await make('dinner', { ...diani, category: 'dining', title: { en: 'Dinner' } });
  await make('boat', { ...atSea, category: 'beach', title: { en: 'Boat' } });
  // It ranks highest.
  await product.app.db
    .update(services)
    .set({ rank: 9 })
    .where(eq(services.id, ids.home ?? ''));
  await product.app.db
    .update(services)
    .set({ rank: 0 })
    .where(eq(services.id, ids.hotel ?? ''));
});
afterAll(() => product?.close());

async function read<T>(url: string, lang = 'en') {
  const answer = await product.fastify.inject({ url, headers: { 'accept-language': lang } });
  return { status: answer.statusCode, body: answer.json<T>() };
}
const placesIn = async (lang = 'en') => (await read<{ items: PlaceItem[] }>('/api/places', lang)).body.items;
const pageOf = async (slug: string, lang = 'en') => (await read<PlacePage>(`/api/places/${slug}`, lang)).body;

test('the list has the places at which something is offered, with what of each kind, those with most first', async () => {
  const items = await placesIn('sw');
  expect(items.map(({ slug, listings, kinds }) => ({ slug, listings, kinds }))).toEqual([
    {
      slug: 'diani',
      listings: 5,
      kinds: [
        { kind: 'stays', listings: 4 },
        { kind: 'meals', listings: 1 },
      ],
    },
    { slug: 'maasai-mara', listings: 1, kinds: [{ kind: 'safaris', listings: 1 }] },
  ]);
  expect(items[0]).toMatchObject({
    name: 'Diani',
    lead: expect.stringContaining('Mombasa'),
    image: expect.any(String),
  });
});

test('a place has its facts in the language, the three best of each kind, and others near it', async () => {
  const page = await pageOf('diani');
  expect(page.kinds.map(({ kind, listings }) => [kind, listings])).toEqual([
    ['stays', 4],
    ['meals', 1],
  ]);
  const [stays] = page.kinds;
  expect(stays?.items).toHaveLength(3);
  expect(stays?.items.map(({ id }) => id)).not.toContain(ids.hotel);
  expect(stays?.items[0]?.id).toBe(ids.home);
  expect(page.near.map(({ slug }) => slug)).toEqual(['maasai-mara']);
  expect([page.name, (await pageOf('lake-nakuru', 'sw')).name]).toEqual(['Diani', 'Ziwa Nakuru']);
  expect(page.season).toMatch(/kaskazi/);
});

test('a place without anything to book has its facts, and one that is not ours is not found', async () => {
  expect(await pageOf('kericho')).toMatchObject({ name: 'Kericho', listings: 0, kinds: [] });
  for (const slug of ['atlantis', 'Diani', 'x'.repeat(60)]) {
    expect((await read(`/api/places/${slug}`)).status, slug).toBe(404);
  }
});

test('a list of listings may be of a place, with other filters and words', async () => {
  const found = async (query: string) => {
    const { body } = await read<{ items: { id: string }[]; total: number }>(`/api/services?${query}`);
    expect(body.total).toBe(body.items.length);
    return body.items.map(({ id }) => id);
  };
  expect(await found('place=diani')).toHaveLength(5);
  expect(await found('place=diani&category=hotels,airbnb,farm')).toHaveLength(4);
  expect((await found('place=diani&category=hotels,airbnb,farm'))[0]).toBe(ids.home);
  expect(await found('place=diani&category=safari')).toEqual([]);
  expect(await found('place=diani&q=dinner')).toEqual([ids.dinner]);
  expect(await found('place=diani&sort=price_asc&startDate=2026-12-20&category=dining')).toEqual([ids.dinner]);
  expect(await found('place=atlantis')).toEqual([]);
  expect(await found('place=')).toHaveLength(7);
  expect((await read(`/api/services?place=${'x'.repeat(61)}`)).status).toBe(400);
});

test('a listing names its place, which follows its position', async () => {
  const placeOf = async (id = '') => (await read<{ place: object | null }>(`/api/services/${id}`, 'sw')).body.place;
  expect(await placeOf(ids.hotel)).toEqual({ slug: 'diani', name: 'Diani' });
  expect(await placeOf(ids.boat)).toBeNull();
  const { app, clock } = product;
  const [row] = await app.db
    .select()
    .from(services)
    .where(eq(services.id, ids.boat ?? ''));
  if (!row) throw new Error('no boat');
  const move = (position: { lat: number; lon: number }) =>
    transaction(app, (tx) => saveListing(tx, row, { ...position, updatedAt: clock.now() }));
  await move({ lat: -2.27, lon: 40.9 });
  expect(await placeOf(ids.boat)).toEqual({ slug: 'lamu', name: 'Lamu' });
  await move(atSea);
  expect(await placeOf(ids.boat)).toBeNull();
});

test('what another version has written is put right, and told to those who have read it', async () => {
  const { app } = product;
  const wrong = [ids.hotel ?? '', ids.boat ?? ''];
  await app.db.update(services).set({ place: 'atlantis' }).where(inArray(services.id, wrong));
  const before = (await placesIn())[0]?.listings;
  await renewPlaces(app);
  const rows = await app.db.select({ place: services.place }).from(services).where(inArray(services.id, wrong));
  expect(rows.map(({ place }) => place).sort()).toEqual(['diani', null]);
  expect(before).toBe(4);
  expect((await placesIn())[0]?.listings).toBe(5);
});

test('a listing that is hidden goes from the pages and the sitemap of its place', async () => {
  const addresses = async () =>
    [...(await product.fastify.inject('/sitemaps/places.xml')).body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(
      ([, path]) => path,
    );
  expect(await addresses()).toEqual(
    ['', '/diani', '/diani/stays', '/diani/meals', '/maasai-mara', '/maasai-mara/safaris'].flatMap((path) => [
      `/places${path}`,
      `/sw/places${path}`,
    ]),
  );
  expect((await product.fastify.inject('/sitemap.xml')).body).toContain('/sitemaps/places.xml');
  const { app, clock } = product;
  const hide = (id: string) =>
    transaction(app, async (tx) => {
      const [row] = await tx.select().from(services).where(eq(services.id, id));
      if (row) await saveListing(tx, row, { listed: false, updatedAt: clock.now() });
    });
  await hide(ids.dinner ?? '');
  expect((await pageOf('diani')).kinds.map(({ kind }) => kind)).toEqual(['stays']);
  expect(await addresses()).not.toContain('/places/diani/meals');
  for (const id of Object.values(ids)) await hide(id);
  expect(await placesIn()).toEqual([]);
  expect((await product.fastify.inject('/sitemaps/places.xml')).statusCode).toBe(404);
  expect((await product.fastify.inject('/sitemap.xml')).body).not.toContain('/sitemaps/places.xml');
});
