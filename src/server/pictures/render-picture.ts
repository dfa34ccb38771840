import type { App } from '#server/app.ts';
import { createLimiter } from '#server/limiter.ts';
import { AppError } from '#shared/errors.ts';
import type { PictureWidth } from '#shared/pictures.ts';
import { encode, type Pixels } from './encode.ts';
import type { PictureFormat } from './negotiate.ts';
import { loadSharp } from './sharp.ts';
import { originalKey } from './store-picture.ts';

interface RenderRequest {
  id: string;
  width: PictureWidth;
  format: PictureFormat;
  /** The browser sent Save-Data: fewer pixels and a lower quality. */
  saveData: boolean;
}

/** Part of the cache's keys. Raise it when the same request is to be rendered differently. */
const version = 1;
/** The width that a card loads on a phone, and what a rendering of at most this width may weigh. */
export const cardWidth = 640;
export const cardBytes = 15_000;

// A rendering occupies one of libuv's four threads; reading files and hashing passwords need the others.
const concurrency = 2;
// Rendering so many cards takes about half a minute; a page asks for twenty.
const maxWaiting = 400;

/** Renders pictures on demand and keeps the renderings in the cache. One for a process. */
export function createRenderer(app: Pick<App, 'files' | 'cache' | 'log'>): (request: RenderRequest) => Promise<Buffer> {
  const underWay = new Map<string, Promise<Buffer>>();
  const limit = createLimiter({ concurrency, maxWaiting });

  /** @throws AppError not_found, unavailable (too many renderings wait) */
  return async (request) => {
    const key = cacheKey(request);
    const kept = await app.cache.get(key);
    if (kept) return kept;
    // A request for the same rendering meanwhile waits for this one.
    const running =
      underWay.get(key) ?? limit(() => renderAndKeep(key, request), request.width).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };

  async function renderAndKeep(key: string, request: RenderRequest): Promise<Buffer> {
    const original = await app.files.get(originalKey(request.id));
    if (!original) throw new AppError('not_found');
    const rendering = await render(original, request);
    await app.cache.put(key, rendering).catch((error: unknown) => {
      app.log.warn({ err: error }, 'a rendering could not be cached');
    });
    return rendering;
  }
}

const cacheKey = ({ id, width, format, saveData }: RenderRequest): string =>
  `${version}/${id.slice(0, 2)}/${id}-${width}${saveData ? '-save-data' : ''}.${format}`;

/** Renders a picture in a width and format. A photograph is never enlarged. */
export async function render(
  original: Buffer,
  { width, format, saveData }: Omit<RenderRequest, 'id'>,
): Promise<Buffer> {
  const pixels = await pixelsOf(original, saveData ? Math.round(width * 0.75) : width);
  const large = width > cardWidth;
  return encode(pixels, format, {
    firstStep: saveData ? 2 : large ? 0 : 1,
    maxBytes: large ? Number.POSITIVE_INFINITY : cardBytes,
    fullChroma: large,
  });
}

async function pixelsOf(original: Buffer, width: number): Promise<Pixels> {
  const drawing = original.subarray(0, 4).toString() === '<svg';
  const sharp = await loadSharp();
  const { data, info } = await sharp(original, { limitInputPixels: false })
    .autoOrient()
    .resize({ width, withoutEnlargement: !drawing })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}
