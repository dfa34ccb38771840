import type { ResizeOptions, Sharp } from 'sharp';
import { createLimiter } from '#server/limiter.ts';
import { AppError } from '#shared/errors.ts';
import { loadSharp } from './sharp.ts';

/** Photos that people send are decoded by twos: one of 63 megapixels takes 75 MB and some seconds. */
export const inTurn = createLimiter({ concurrency: 2, maxWaiting: 40 });

/**
 * A photo's pixels alone, upright and in the colours of every screen: place, time, camera, owner and hidden previews are gone.
 * An animation becomes its first picture.
 * @param write in which format they are written
 * @throws AppError invalid_input: what cannot be decoded to its end is the sender's mistake
 */
export async function withoutMetadata(
  original: Buffer,
  size: ResizeOptions,
  write: (upright: Sharp) => Sharp,
): Promise<Buffer> {
  const sharp = await loadSharp();
  // Nothing of the metadata is kept unless one asks for it.
  const upright = sharp(original, { failOn: 'error', limitInputPixels: false })
    .autoOrient()
    .resize(size)
    .toColourspace('srgb');
  try {
    return await write(upright).toBuffer();
  } catch {
    throw new AppError('invalid_input');
  }
}
