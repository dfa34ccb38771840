import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { AppError } from '#shared/errors.ts';
import type { App } from '../app.ts';
import { makePlaceholder } from './placeholder.ts';
import { pictures } from './tables.ts';

/** Who made it: we ourselves as SVG, or somebody who sent a photograph. */
export type PictureSource = 'drawing' | 'upload';

const mediaTypes = { svg: 'image/svg+xml', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
type OriginalFormat = keyof typeof mediaTypes;

const mostBytes = 12 * 1024 * 1024;
/** Of an upload: about what the best phones take. */
const mostPixels = 64_000_000;
/** Of the shorter side: less would be a smear on a card. */
const fewestPixels = 240;

/** Where the original of a picture lies among the files. */
export const originalKey = (id: string): string => `pictures/${id}`;

/** The id that these bytes have as a picture. */
export const pictureIdOf = (original: Uint8Array): string =>
  createHash('sha256').update(original).digest('hex').slice(0, 32);

/**
 * Keeps a picture under its content: the same bytes are one picture, however often they come. Touches the disk, so it
 * is called outside transactions.
 * @returns its id
 * @throws AppError payload_too_large (bytes or pixels), unsupported_media_type (no JPEG, PNG or WebP), invalid_input
 * (broken or too small)
 */
export async function storePicture(
  app: Pick<App, 'db' | 'files' | 'clock'>,
  original: Buffer,
  source: PictureSource,
): Promise<{ id: string }> {
  if (original.length > mostBytes) throw new AppError('payload_too_large');
  const format = source === 'drawing' ? 'svg' : formatOf(original);
  const id = pictureIdOf(original);
  const key = originalKey(id);
  const [[known], onDisk] = await Promise.all([
    app.db.select({ id: pictures.id }).from(pictures).where(eq(pictures.id, id)),
    app.files.has(key),
  ]);
  if (known && onDisk) return { id };
  const facts = await read(original, format);
  // The file first: a row says that the picture can be seen.
  if (!onDisk) await app.files.put(key, original);
  await app.db
    .insert(pictures)
    .values({ id, ...facts, bytes: original.length, createdAt: app.clock.now() })
    .onConflictDoNothing();
  return { id };
}

async function read(original: Buffer, format: OriginalFormat) {
  try {
    const size = format === 'svg' ? sizeOfDrawing(original) : await sizeOfUpload(original, format);
    return { mediaType: mediaTypes[format], ...size, placeholder: await makePlaceholder(original) };
  } catch (error) {
    // What no decoder can read to its end is the sender's fault; a drawing of our own is ours.
    if (error instanceof AppError || format === 'svg') throw error;
    throw new AppError('invalid_input');
  }
}

/** By the first bytes, before any decoder sees them: what a sender says of a file proves nothing. */
function formatOf(original: Buffer): Exclude<OriginalFormat, 'svg'> {
  const starts = (hex: string, at = 0) => original.subarray(at, at + hex.length / 2).toString('hex') === hex;
  if (starts('ffd8ff')) return 'jpeg';
  if (starts('89504e470d0a1a0a')) return 'png';
  if (starts('52494646') && starts('57454250', 8)) return 'webp';
  throw new AppError('unsupported_media_type');
}

interface Size {
  width: number;
  height: number;
}

async function sizeOfUpload(original: Buffer, format: OriginalFormat): Promise<Size> {
  const found = await sharp(original, { limitInputPixels: false }).metadata();
  if (found.format !== format) throw new AppError('unsupported_media_type');
  // As it is seen: a phone held upright says so beside the pixels.
  const { width, height } = found.autoOrient;
  if (width * height > mostPixels) throw new AppError('payload_too_large');
  if (Math.min(width, height) < fewestPixels) throw new AppError('invalid_input');
  return { width, height };
}

/** As its first element says: the decoder would read all of it to tell the same. */
function sizeOfDrawing(original: Buffer): Size {
  const [, width, height] = /^<svg [^>]*\bwidth="(\d+)" height="(\d+)"/.exec(original.toString('utf8', 0, 500)) ?? [];
  if (!width || !height) throw new Error('a drawing must say its width and height');
  return { width: Number(width), height: Number(height) };
}
