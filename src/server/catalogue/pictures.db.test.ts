import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/db/columns.ts';
import { storePicture } from '#server/pictures/store-picture.ts';
import { providers } from '#server/providers/tables.ts';
import { pictureAddress } from '#shared/pictures.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeService } from '#tests/support/factories.ts';
import { categoryCover } from '#tests/support/pictures.ts';
import { cover } from './cover.ts';
import { catalogueRoutes } from './routes.ts';
import { setPictures } from './set-pictures.ts';
import { servicePictures, services } from './tables.ts';

let made: TestApp;
let ids: string[];

beforeAll(async () => {
  made = await createTestApp({ routes: [catalogueRoutes] });
  const stored = ['#c43', '#3a6', '#36c'].map(async (background) => {
    const photo = sharp({ create: { width: 800, height: 600, channels: 3, background } });
    return storePicture(made.app, await photo.jpeg().toBuffer());
  });
  ids = (await Promise.all(stored)).map(({ id }) => id);
});
afterAll(() => made?.close());

const get = async (url: string, lang = 'en') =>
  (await made.fastify.inject({ url, headers: { 'accept-language': lang } })).json();
const item = async (id: string, lang = 'en') =>
  (await get('/api/services?pageSize=50', lang)).items.find((one: { id: string }) => one.id === id);
const alt = (number: number) => ({ en: `Picture ${number}`, sw: `Picha ya ${number}` });
const gallery = (...numbers: number[]) => numbers.map((number) => ({ pictureId: ids[number] ?? '', alt: alt(number) }));
const placeholder = expect.stringMatching(/^data:image\/webp;base64,/);

test('a listing without pictures shows that of its category, in lists and on its page, in both languages', async () => {
  const { id } = await makeService(made.app, { category: 'beach' });
  for (const lang of ['en', 'sw'] as const) {
    const { image, imageAlt, imagePlaceholder } = categoryCover('beach', lang);
    expect(await item(id, lang)).toMatchObject({ image, imageAlt, imagePlaceholder });
    expect(await get(`/api/services/${id}`, lang)).toMatchObject({
      ...{ image, imageAlt, imagePlaceholder },
      images: [image],
      pictures: [{ image, alt: imageAlt, placeholder: imagePlaceholder }],
    });
  }
});

test('own pictures are in their order, the first one in lists, and a new gallery replaces the old one', async () => {
  const { id } = await makeService(made.app);
  await setPictures(made.app, id, gallery(2, 0, 1));
  await setPictures(made.app, id, gallery(1, 2));
  const shown = (number: number) => ({ image: pictureAddress(ids[number] ?? ''), placeholder });
  const first = { image: shown(1).image, imagePlaceholder: placeholder };
  expect(await item(id)).toMatchObject({ ...first, imageAlt: 'Picture 1' });
  expect(await item(id, 'sw')).toMatchObject({ ...first, imageAlt: 'Picha ya 1' });
  const page = await get(`/api/services/${id}`, 'sw');
  expect(page).toMatchObject({ ...first, images: [shown(1).image, shown(2).image] });
  expect(page.pictures).toEqual([
    { ...shown(1), alt: 'Picha ya 1' },
    { ...shown(2), alt: 'Picha ya 2' },
  ]);
  await setPictures(made.app, id, []);
  expect(await item(id)).toMatchObject({ image: categoryCover('safari').image });
});

test('an invalid gallery is refused and changes nothing', async () => {
  const { id } = await makeService(made.app);
  await setPictures(made.app, id, gallery(0));
  const wrong = [
    gallery(0, 0),
    [{ pictureId: '0'.repeat(32), alt: alt(1) }],
    [{ pictureId: ids[1] ?? '', alt: { en: 'Only English', sw: ' ' } }],
    [{ pictureId: ids[1] ?? '', alt: { en: 'x'.repeat(301), sw: 'x' } }],
    Array.from({ length: 21 }, (_, index) => ({ pictureId: String(index), alt: alt(index) })),
  ];
  for (const one of wrong) await expect(setPictures(made.app, id, one)).rejects.toThrow('invalid_input');
  await expect(setPictures(made.app, newId(), gallery(0))).rejects.toThrow('not_found');
  expect((await get(`/api/services/${id}`)).images).toEqual([pictureAddress(ids[0] ?? '')]);
});

test('two galleries that are set at once do not mix', async () => {
  const { id } = await makeService(made.app);
  await Promise.all([0, 1, 2].map((number) => setPictures(made.app, id, gallery(number, (number + 1) % 3))));
  const rows = await made.app.db.select().from(servicePictures).where(eq(servicePictures.serviceId, id));
  expect(rows).toHaveLength(2);
  const [first, second] = rows
    .toSorted((a, b) => a.position - b.position)
    .map(({ pictureId }) => ids.indexOf(pictureId));
  expect(second).toBe(((first ?? 0) + 1) % 3);
});

test('lists find their pictures by primary keys alone', async () => {
  const plan = await made.app.db.transaction(async (tx) => {
    await tx.execute('set local enable_seqscan = off'); // with the few rows of a test a sequential scan is cheapest
    const query = tx
      .select({ id: services.id, cover })
      .from(services)
      .innerJoin(providers, eq(providers.id, services.providerId))
      .where(eq(services.listed, true));
    return JSON.stringify((await tx.execute(sql`explain (format json) ${query}`)).rows);
  });
  for (const index of ['service_pictures_service_id_position_pk', 'site_pictures_pkey', 'pictures_pkey'])
    expect(plan).toContain(`"Index Name":"${index}"`);
});
