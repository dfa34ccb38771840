import sharp from 'sharp';
import { AppError } from '#shared/errors.ts';
import type { PictureWidth } from '#shared/pictures.ts';
import type { App } from '../app.ts';
import { encode, type Pixels } from './encode.ts';
import type { PictureFormat } from './negotiate.ts';
import { originalKey } from './store-picture.ts';
import { taking } from './taking-turns.ts';

export interface Wish {
  id: string;
  width: PictureWidth;
  format: PictureFormat;
  /** Somebody pays for every byte: fewer pixels, less quality. */
  sparing: boolean;
}

/** To be raised when the same wish is to look different. */
const version = 1;
/** What a card of a phone loads; up to this width a picture has a weight to keep. */
const cardWidth = 640;
const cardBytes = 15_000;

// A rendering holds one of the four threads that Node lends out; files and passwords need the others.
const atOnce = 2;
// Half a minute's work of cards; a page asks for twenty.
const waitingMost = 400;

/** Renders pictures on demand and keeps the renderings in the cache. One for a process. */
export function createRenderer(app: Pick<App, 'files' | 'cache' | 'log'>): (wish: Wish) => Promise<Buffer> {
  const underWay = new Map<string, Promise<Buffer>>();
  const inTurn = taking({ atOnce, waitingMost });

  /** @throws AppError not_found, unavailable (too many renderings wait) */
  return async (wish) => {
    const key = cacheKey(wish);
    const kept = await app.cache.get(key);
    if (kept) return kept;
    // Whoever asks for the same meanwhile gets the same rendering.
    const running =
      underWay.get(key) ?? inTurn(() => renderAndKeep(key, wish), wish.width).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };

  async function renderAndKeep(key: string, wish: Wish): Promise<Buffer> {
    const original = await app.files.get(originalKey(wish.id));
    if (!original) throw new AppError('not_found');
    const rendering = await render(original, wish);
    await app.cache.put(key, rendering).catch((error: unknown) => {
      app.log.warn({ err: error }, 'a rendering could not be kept; the next one who asks waits for it again');
    });
    return rendering;
  }
}

const cacheKey = ({ id, width, format, sparing }: Wish): string =>
  `${version}/${id.slice(0, 2)}/${id}-${width}${sparing ? '-sparing' : ''}.${format}`;

/** A picture as somebody wishes it; a photograph never larger than it is. */
export async function render(original: Buffer, { width, format, sparing }: Omit<Wish, 'id'>): Promise<Buffer> {
  const pixels = await pixelsOf(original, sparing ? Math.round(width * 0.75) : width);
  const fine = width > cardWidth;
  const from = sparing ? 2 : fine ? 0 : 1;
  return encode(pixels, format, { from, fine, most: fine ? Number.POSITIVE_INFINITY : cardBytes });
}

async function pixelsOf(original: Buffer, width: number): Promise<Pixels> {
  const drawing = original.subarray(0, 4).toString() === '<svg';
  const { data, info } = await sharp(original, { limitInputPixels: false })
    .autoOrient()
    .resize({ width, withoutEnlargement: !drawing })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}
