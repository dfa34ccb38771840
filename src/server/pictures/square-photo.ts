import { inTurn, withoutMetadata } from './decode-photo.ts';
import { checkPicture } from './store-picture.ts';

/** The side in pixels: three for each of the largest that a page shows. */
const side = 256;
const quality = 82;

/**
 * A photo of a person as WebP, square and small: its middle, where it is not square, without anything but its picture.
 * @throws AppError too_busy, and what `storePicture` throws
 */
export async function squarePhoto(original: Buffer): Promise<Buffer> {
  await checkPicture(original);
  return inTurn(() =>
    withoutMetadata(original, { width: side, height: side, fit: 'cover' }, (upright) => upright.webp({ quality })),
  );
}
