import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { createFiles, type Files } from '#server/outside/files.ts';
import { pictureWidths } from '#shared/pictures.ts';
import { render } from './render.ts';
import { createRenderer } from './render-picture.ts';
import { originalKey } from './store-picture.ts';

const hills = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" width="1600" height="1200"><path fill="#f6c26b" d="M0 0h1600v1200H0z"/><path fill="#3f6b4f" d="M0 800L600 500L1600 900V1200H0z"/></svg>',
);
const id = 'ab'.repeat(16);
const request = { id, width: 640, format: 'webp', saveData: false } as const;

/** As heavy as a picture can be: random pixels, the same ones each time. */
async function noise(width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  let state = 7;
  for (let at = 0; at < data.length; at += 1) {
    state = (state * 48_271) % 0x7fffffff;
    data[at] = state >>> 8;
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

let folder: string;
let files: Files;
let cache: Files;
let logged: string[];
let renderFor: ReturnType<typeof createRenderer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'twende-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async ({ task }) => {
  files = createFiles(join(folder, task.id, 'files'));
  cache = createFiles(join(folder, task.id, 'cache'));
  logged = [];
  renderFor = createRenderer({ files, cache, log: createLog('warn', { write: (line) => void logged.push(line) }) });
  await files.put(originalKey(id), hills);
});

describe('a rendering', () => {
  test.each(pictureWidths.flatMap((width) => (['avif', 'webp', 'jpeg'] as const).map((format) => ({ width, format }))))(
    'of a drawing is $width px wide as $format',
    async ({ width, format }) => {
      const {
        width: seen,
        height,
        format: found,
        hasAlpha,
      } = await sharp(await render(hills, { width, format, saveData: false })).metadata();
      expect({ seen, height, hasAlpha }).toEqual({ seen: width, height: width * 0.75, hasAlpha: false });
      expect(found).toBe(format === 'avif' ? 'heif' : format);
    },
  );

  test('of a photograph is never larger than the original, upright and without metadata of the camera', async () => {
    const photo = await sharp(hills)
      .resize(800, 600)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '1/1 2/1 3/1' } });
    const sideways = await photo.withMetadata({ orientation: 6 }).toBuffer();
    const found = await sharp(await render(sideways, { width: 1600, format: 'jpeg', saveData: false })).metadata();
    expect(found).toMatchObject({ width: 600, height: 800 });
    expect(found.exif).toBeUndefined();
    expect(found.orientation ?? 1).toBe(1);
  });

  test('for a card has at most 15 KB, with fewer details; wider ones keep theirs', async () => {
    const soft = await sharp(await noise(800, 600))
      .blur(4)
      .jpeg({ quality: 95 })
      .toBuffer();
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const free = await render(soft, { width: 960, format, saveData: false });
      const card = await render(soft, { width: 640, format, saveData: false });
      expect(free.length, format).toBeGreaterThan(15_000);
      expect(card.length, format).toBeLessThanOrEqual(15_000);
    }
  });

  test('has a minimum quality, also when it is larger than allowed then', async () => {
    const card = await render(await noise(800, 600), { width: 640, format: 'webp', saveData: false });
    expect(card.length).toBeGreaterThan(15_000);
    expect((await sharp(card).metadata()).width).toBe(640);
  });

  test('for Save-Data has fewer pixels and bytes', async () => {
    const heavy = await sharp(await noise(1600, 1200))
      .blur(6)
      .jpeg({ quality: 95 })
      .toBuffer();
    const free = await render(heavy, { width: 960, format: 'avif', saveData: false });
    const saving = await render(heavy, { width: 960, format: 'avif', saveData: true });
    expect((await sharp(saving).metadata()).width).toBe(720);
    expect(saving.length).toBeLessThan(free.length / 1.5);
  });
});

describe('on demand', () => {
  test('many requests at once wait for one rendering, which is then cached', async () => {
    const put = vi.spyOn(cache, 'put');
    const get = vi.spyOn(files, 'get');
    const all = await Promise.all(Array.from({ length: 12 }, () => renderFor(request)));
    expect(new Set(all.map((bytes) => bytes.toString('base64'))).size).toBe(1);
    expect([put.mock.calls.length, get.mock.calls.length]).toEqual([1, 1]);
    expect(await renderFor(request)).toEqual(all[0]);
    expect([put.mock.calls.length, get.mock.calls.length]).toEqual([1, 1]);
  });

  test('another format, width or quality is another rendering', async () => {
    const put = vi.spyOn(cache, 'put');
    await Promise.all([
      renderFor(request),
      renderFor({ ...request, format: 'jpeg' }),
      renderFor({ ...request, width: 320 }),
      renderFor({ ...request, saveData: true }),
    ]);
    expect(new Set(put.mock.calls.map(([key]) => key)).size).toBe(4);
  });

  test('an unknown picture is not found, at each request', async () => {
    const unknown = { ...request, id: '0'.repeat(32) };
    await expect(renderFor(unknown)).rejects.toThrow('not_found');
    await expect(renderFor(unknown)).rejects.toThrow('not_found');
  });

  test('when the disk is full a picture is rendered but not cached', async () => {
    vi.spyOn(cache, 'put').mockRejectedValue(new Error('ENOSPC'));
    expect((await renderFor(request)).length).toBeGreaterThan(100);
    expect(logged.join()).toContain('ENOSPC');
  });
});
