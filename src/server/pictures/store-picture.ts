import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { largestUploadBytes } from '#server/http/largest-upload.ts';
import { mediaTypeOf } from '#server/http/media-type.ts';
import { AppError } from '#shared/errors.ts';
import { isTooSmall, type Size } from '#shared/photo-sizes.ts';
import { makePlaceholder } from './placeholder.ts';
import { loadSharp } from './sharp.ts';
import { pictures } from './tables.ts';

const mediaTypes = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
type UploadFormat = keyof typeof mediaTypes;
const formats: readonly UploadFormat[] = ['jpeg', 'png', 'webp'];

/** About the resolution of the best phones' cameras. */
const maxPixels = 64_000_000;

/** The key of a picture's original among the files. */
export const originalKey = (id: string): string => `pictures/${id}`;

/** The id of a picture with these bytes. */
export const pictureIdOf = (original: Uint8Array): string =>
  createHash('sha256').update(original).digest('hex').slice(0, 32);

/**
 * Stores an uploaded picture under a digest of its bytes, so that the same bytes are stored once. It writes files, so it is
 * called outside transactions. Our own drawings are stored by `storeBuiltPictures`.
 * @returns its id
 * @throws AppError payload_too_large (bytes or pixels), unsupported_media_type (no JPEG, PNG or WebP), invalid_input
 * (broken or too small)
 */
export async function storePicture(
  app: Pick<App, 'db' | 'files' | 'clock'>,
  original: Buffer,
): Promise<{ id: string }> {
  const format = checkFile(original);
  const id = pictureIdOf(original);
  const key = originalKey(id);
  const [[known], onDisk] = await Promise.all([
    app.db.select({ id: pictures.id }).from(pictures).where(eq(pictures.id, id)),
    app.files.has(key),
  ]);
  if (known && onDisk) return { id };
  const facts = await read(original, format);
  // The file is written first, since a picture with a row must be servable.
  if (!onDisk) await app.files.put(key, original);
  await app.db
    .insert(pictures)
    .values({ id, ...facts, bytes: original.length, createdAt: app.clock.now() })
    .onConflictDoNothing();
  return { id };
}

async function read(original: Buffer, format: UploadFormat) {
  try {
    const size = await sizeOf(original, format);
    return { mediaType: mediaTypes[format], ...size, placeholder: await makePlaceholder(original) };
  } catch (error) {
    // A picture that cannot be decoded is the sender's mistake.
    throw error instanceof AppError ? error : new AppError('invalid_input');
  }
}

/**
 * Judges what somebody sent without decoding its pixels.
 * @returns its format, and its size in pixels as it stands upright
 * @throws AppError payload_too_large, unsupported_media_type, invalid_input (too small, or no picture)
 */
export async function checkPicture(original: Buffer): Promise<{ format: UploadFormat; size: Size }> {
  const format = checkFile(original);
  try {
    return { format, size: await sizeOf(original, format) };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('invalid_input');
  }
}

/** By its size and first bytes, before any decoder reads them. */
function checkFile(original: Buffer): UploadFormat {
  if (original.length > largestUploadBytes) throw new AppError('payload_too_large');
  const mediaType = mediaTypeOf(original);
  const format = formats.find((one) => mediaTypes[one] === mediaType);
  if (!format) throw new AppError('unsupported_media_type');
  return format;
}

async function sizeOf(original: Buffer, format: UploadFormat): Promise<Size> {
  const sharp = await loadSharp();
  const found = await sharp(original, { limitInputPixels: false }).metadata();
  if (found.format !== format) throw new AppError('unsupported_media_type');
  // The size after a photograph's recorded orientation is applied.
  const { width, height } = found.autoOrient;
  if (width * height > maxPixels) throw new AppError('payload_too_large');
  if (isTooSmall({ width, height })) throw new AppError('invalid_input');
  return { width, height };
}
