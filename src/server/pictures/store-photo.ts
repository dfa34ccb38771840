import type { Sharp } from 'sharp';
import type { App } from '#server/app.ts';
import { AppError } from '#shared/errors.ts';
import { isTooNarrow, longestSideFor } from '#shared/photo-sizes.ts';
import { inTurn, withoutMetadata } from './decode-photo.ts';
import { checkPicture, storePicture } from './store-picture.ts';

/** The longer side of what is kept: twice the widest that any page shows. Long narrow photos keep more. */
const longestSide = 3_200;
const quality = 86;

const written = {
  jpeg: (upright: Sharp) => upright.jpeg({ quality, mozjpeg: true }),
  // As PNG a photo of this size would be larger than what may be stored.
  png: (upright: Sharp) => upright.webp({ quality, smartSubsample: true }),
  webp: (upright: Sharp) => upright.webp({ quality }),
};

/**
 * Stores a photo that somebody has taken, without anything but its picture in the stored original too, which stands
 * upright and is no larger than pages need. The same photo becomes the same bytes, so it is stored once.
 * @returns its id
 * @throws AppError too_busy, invalid_input (too narrow), and what `storePicture` throws
 */
export async function storePhoto(app: Pick<App, 'db' | 'files' | 'clock'>, original: Buffer): Promise<{ id: string }> {
  const { format, size } = await checkPicture(original);
  if (isTooNarrow(size)) throw new AppError('invalid_input');
  const side = longestSideFor(size, longestSide);
  const kept = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  return storePicture(app, await inTurn(() => withoutMetadata(original, kept, written[format])));
}
