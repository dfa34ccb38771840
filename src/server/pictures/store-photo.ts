import type { App } from '#server/app.ts';
import { createLimiter } from '#server/limiter.ts';
import { AppError } from '#shared/errors.ts';
import { loadSharp } from './sharp.ts';
import { checkPicture, storePicture } from './store-picture.ts';

/** The longer side of what is kept: twice the widest that any page shows. */
const longestSide = 3_200;
const quality = 86;

// One of 63 megapixels takes 75 MB and some seconds.
const inTurn = createLimiter({ concurrency: 2, maxWaiting: 40 });

/**
 * Stores a photo that somebody has taken, without anything but its picture: place, time, camera, owner and hidden previews
 * are gone from the stored original too, which stands upright and is no larger than pages need. An animation becomes its
 * first picture. The same photo becomes the same bytes, so it is stored once.
 * @returns its id
 * @throws AppError too_busy, and what `storePicture` throws
 */
export async function storePhoto(app: Pick<App, 'db' | 'files' | 'clock'>, original: Buffer): Promise<{ id: string }> {
  const format = await checkPicture(original);
  return storePicture(app, await inTurn(() => bare(original, format)));
}

async function bare(original: Buffer, format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const sharp = await loadSharp();
  // Nothing of the metadata is kept unless one asks for it; colours become those of every screen.
  const upright = sharp(original, { failOn: 'error', limitInputPixels: false })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const written = {
    jpeg: () => upright.jpeg({ quality, mozjpeg: true }),
    // As PNG a photo of this size would be larger than what may be stored.
    png: () => upright.webp({ quality, smartSubsample: true }),
    webp: () => upright.webp({ quality }),
  }[format];
  try {
    return await written().toBuffer();
  } catch {
    // What cannot be decoded to its end is the sender's mistake.
    throw new AppError('invalid_input');
  }
}
