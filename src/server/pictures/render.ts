import type { PictureWidth } from '#shared/pictures.ts';
import { encode, type Pixels } from './encode.ts';
import type { PictureFormat } from './negotiate.ts';
import { loadSharp } from './sharp.ts';

export interface RenderRequest {
  id: string;
  width: PictureWidth;
  format: PictureFormat;
  /** The browser sent Save-Data: fewer pixels and a lower quality. */
  saveData: boolean;
}

/** The width that a card loads on a phone, and what a rendering of at most this width may weigh. */
export const cardWidth = 640;
export const cardBytes = 15_000;

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
