import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureAddress } from '#shared/pictures.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type PictureSet, storeBuiltPictures } from './built-pictures.ts';
import { picturesRoutes } from './routes.ts';
import { sitePictureSet, storeSitePictures } from './site-pictures.ts';
import { originalKey, pictureIdOf, storePicture } from './store-picture.ts';
import { pictures, sitePictures } from './tables.ts';

const hills = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" width="1600" height="1200"><path fill="#f6c26b" d="M0 0h1600v1200H0z"/><path fill="#3f6b4f" d="M0 800L600 500L1600 900V1200H0z"/></svg>',
);

let made: TestApp;
let id: string;

beforeAll(async () => {
  made = await createTestApp({ routes: [picturesRoutes] });
  const [drawing] = await storeBuiltPictures(made.app, sitePictureSet, ['category-safari']);
  id = drawing?.id ?? '';
});
afterAll(() => made?.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  made.fastify.inject({ method, url, headers });

describe('GET /pictures/:id/:width', () => {
  const chrome = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };

  test.each([
    { accept: chrome.accept, type: 'image/avif' },
    { accept: 'image/webp,*/*', type: 'image/webp' },
    { accept: '*/*', type: 'image/jpeg' },
  ])('answers $type to $accept, to be cached for ever', async ({ accept, type }) => {
    const answer = await get(`/pictures/${id}/640`, { accept });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      vary: 'Accept, Save-Data',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      'content-length': String(answer.rawPayload.length),
    });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(640);
  });

  test('is not sent twice, and HEAD sends all but the picture', async () => {
    const first = await get(`/pictures/${id}/320`, chrome);
    const again = await get(`/pictures/${id}/320`, { ...chrome, 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toContain('immutable');
    const head = await get(`/pictures/${id}/320`, chrome, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['etag', 'content-type', 'content-length', 'vary', 'cache-control'])
      expect(head.headers[name], name).toBe(first.headers[name]);
  });

  test('Save-Data gets fewer pixels', async () => {
    const saving = await get(`/pictures/${id}/960`, { ...chrome, 'save-data': 'on' });
    expect((await sharp(saving.rawPayload).metadata()).width).toBe(720);
  });

  test.each([
    `/pictures/${'0'.repeat(32)}/640`,
    '/pictures/x/640',
    ...['641', '0640', '6.4e2', '-1', '640px', '%00', '..%2f640', '99999999999999999999'].map(
      (width) => `/pictures/ID/${width}`,
    ),
    '/pictures/..%2f..%2fsecret.key/640',
    '/pictures/%00/640',
  ])('%s is not found, and that is not cached', async (url) => {
    const answer = await get(url.replace('ID', id), chrome);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: expect.any(String), code: 'not_found' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('a cache that was deleted is filled again', async () => {
    const key = `1/${id.slice(0, 2)}/${id}-480.avif`;
    const before = await get(`/pictures/${id}/480`, chrome);
    expect(await made.app.cache.has(key)).toBe(true);
    await rm(join(made.app.config.dataDir, 'pictures-cache'), { recursive: true });
    expect(await made.app.cache.has(key)).toBe(false);
    expect((await get(`/pictures/${id}/480`, chrome)).rawPayload).toEqual(before.rawPayload);
    expect(await made.app.cache.has(key)).toBe(true);
  });
});

describe('storing what somebody sends', () => {
  const photo = (width = 800, height = 600) => sharp(hills).resize(width, height);

  test('stores a picture once, with its size and a placeholder', async () => {
    const bytes = await photo().jpeg().toBuffer();
    const stored = await Promise.all([1, 2, 3].map(() => storePicture(made.app, bytes)));
    expect(new Set(stored.map((one) => one.id))).toEqual(new Set([pictureIdOf(bytes)]));
    const rows = (await made.app.db.select().from(pictures)).filter((row) => row.id === pictureIdOf(bytes));
    expect(rows).toEqual([
      {
        id: pictureIdOf(bytes),
        mediaType: 'image/jpeg',
        width: 800,
        height: 600,
        bytes: bytes.length,
        placeholder: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{20,220}$/),
        createdAt: made.clock.now(),
        hiddenAt: null,
      },
    ]);
    expect(await made.app.files.get(originalKey(pictureIdOf(bytes)))).toEqual(bytes);
  });

  test('stores PNG and WebP too, and a rotated picture with its displayed width', async () => {
    for (const bytes of [await photo().png().toBuffer(), await photo().webp().toBuffer()])
      expect(await storePicture(made.app, bytes)).toEqual({ id: pictureIdOf(bytes) });
    const sideways = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { id: turned } = await storePicture(made.app, sideways);
    const row = (await made.app.db.select().from(pictures)).find((one) => one.id === turned);
    expect(row).toMatchObject({ width: 600, height: 800 });
  });

  test.each([
    { what: 'SVG, which could run programs', bytes: async () => hills, code: 'unsupported_media_type' },
    { what: 'text', bytes: async () => Buffer.from('a picture'), code: 'unsupported_media_type' },
    { what: 'nothing', bytes: async () => Buffer.alloc(0), code: 'unsupported_media_type' },
    { what: 'GIF', bytes: () => photo().gif().toBuffer(), code: 'unsupported_media_type' },
    {
      what: 'half a JPEG',
      bytes: async () => (await photo().jpeg().toBuffer()).subarray(0, 2_000),
      code: 'invalid_input',
    },
    {
      what: 'a name without a picture',
      bytes: async () => Buffer.from('ffd8ffe000104a46', 'hex'),
      code: 'invalid_input',
    },
    { what: 'a stamp', bytes: () => photo(200, 150).png().toBuffer(), code: 'invalid_input' },
    {
      what: 'more than 10 MiB',
      bytes: async () => Buffer.alloc(10 * 1024 * 1024 + 1, 0xff),
      code: 'payload_too_large',
    },
    {
      what: 'a small file of very many pixels',
      bytes: () =>
        sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      code: 'payload_too_large',
    },
  ])('refuses $what', async ({ bytes, code }) => {
    const before = await made.app.db.$count(pictures);
    await expect(bytes().then((sent) => storePicture(made.app, sent))).rejects.toThrow(code);
    expect(await made.app.db.$count(pictures)).toBe(before);
  });
});

describe('storing built pictures', () => {
  const described = {
    ...{ width: 1600, height: 1200, placeholder: 'data:image/webp;base64,AA==', card: { avif: 900, webp: 900 } },
    alt: { en: 'Hills.', sw: 'Vilima.' },
  };
  const hillsId = pictureIdOf(hills);
  let set: PictureSet;
  beforeAll(async () => {
    const folder = pathToFileURL(`${made.app.config.dataDir}/built/`);
    await mkdir(folder);
    for (const name of ['hills', 'valley'])
      await writeFile(new URL(`${name}.svg.br`, folder), brotliCompressSync(hills));
    set = { folder, index: { hills: { id: hillsId, ...described }, valley: { id: '0'.repeat(32), ...described } } };
  });

  test('stores each once with the facts of the index, and its file when that is missing', async () => {
    const both = () => Promise.all([1, 2].map(() => storeBuiltPictures(made.app, set, ['hills'])));
    expect(await both()).toEqual(Array(2).fill([{ name: 'hills', id: hillsId, ...described }]));
    const path = join(made.app.config.dataDir, 'files', originalKey(hillsId));
    await rm(path);
    await both();
    expect(await readFile(path)).toEqual(hills);
    const { width, height, placeholder } = described;
    expect((await made.app.db.select().from(pictures)).filter((row) => row.id === hillsId)).toEqual([
      {
        ...{ id: hillsId, mediaType: 'image/svg+xml', width, height, placeholder },
        ...{ bytes: hills.length, createdAt: made.clock.now(), hiddenAt: null },
      },
    ]);
  });

  test('refuses a file that differs from the index, and a name that was not built', async () => {
    await expect(storeBuiltPictures(made.app, set, ['valley'])).rejects.toThrow('valley.svg.br is not what the index');
    await expect(storeBuiltPictures(made.app, set, ['river'])).rejects.toThrow('no picture river');
    expect(await made.app.files.has(originalKey('0'.repeat(32)))).toBe(false);
  });
});

describe('pictures of our own pages', () => {
  test('are stored once by any number of starts, and their files when they are missing', async () => {
    const before = await made.app.db.select().from(sitePictures).orderBy(sitePictures.name);
    expect(before.map(({ name }) => name)).toEqual(Object.keys(sitePictureSet.index).toSorted());
    await Promise.all([storeSitePictures(made.app), storeSitePictures(made.app)]);
    expect(await made.app.db.select().from(sitePictures).orderBy(sitePictures.name)).toEqual(before);
    for (const { pictureId } of before) expect(await made.app.files.has(originalKey(pictureId))).toBe(true);
  });

  test.each(['en', 'sw'])('are found by name, described in %s, and cached for a while', async (lang) => {
    const answer = await get('/api/pictures/site?names=film-tall,category-boda,unknown', { 'accept-language': lang });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      vary: 'Accept-Encoding, Accept-Language',
    });
    const found = answer.json().pictures;
    expect(Object.keys(found)).toEqual(['category-boda', 'film-tall']);
    const rows = await made.app.db.select().from(sitePictures);
    for (const { name, pictureId, altEn, altSw } of rows.filter(({ name }) => name in found))
      expect(found[name]).toEqual({
        image: pictureAddress(pictureId),
        alt: lang === 'en' ? altEn : altSw,
        placeholder: expect.stringMatching(/^data:image\/webp;base64,.{20,220}$/),
      });
  });
});
