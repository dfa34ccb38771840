import type { Sharp } from 'sharp';
import type { App } from '#server/app.ts';
import { inTurn, withoutMetadata } from './decode-photo.ts';
import { checkPicture, storePicture } from './store-picture.ts';

/** The longer side of what is kept: twice the widest that any page shows. */
const longestSide = 3_200;
const quality = 86;

const written = {
  jpeg: (upright: Sharp) => upright.jpeg({ quality, mozjpeg: true }),
  // As PNG a photo of this size would be larger than what may be stored.
  png: (upright: Sharp) => upright.webp({ quality, smartSubsample: true }),
  webp: (upright: Sharp) => upright.webp({ quality }),
};

/**
 * Stores a photo that somebody has taken, without anything but its picture in the stored original too, which stands upright
 * and is no larger than pages need. The same photo becomes the same bytes, so it is stored once.
 * @returns its id
 * @throws AppError too_busy, and what `storePicture` throws
 */
export async function storePhoto(app: Pick<App, 'db' | 'files' | 'clock'>, original: Buffer): Promise<{ id: string }> {
  const format = await checkPicture(original);
  const size = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const;
  return storePicture(app, await inTurn(() => withoutMetadata(original, size, written[format])));
}
