import type { Sharp } from 'sharp';
import type { PictureFormat } from './negotiate.ts';
import { loadSharp } from './sharp.ts';

/** The pixels of a picture in its final size, decoded once for all tries of different qualities. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/**
 * Steps from the best quality to the lowest that is still acceptable. One step looks about the same in each format.
 * Step 0 is for wide pictures, 1 for cards, 2 for browsers that save data, the others for pictures that are too heavy.
 */
const qualitiesOf: Record<PictureFormat, readonly number[]> = {
  avif: [58, 50, 43, 37, 31, 26, 22, 18, 14],
  webp: [80, 55, 49, 43, 37, 31, 26, 18, 12],
  jpeg: [80, 62, 54, 47, 40, 34, 28, 22, 17],
};

interface EncodeOptions {
  /** The first quality that is tried. */
  firstStep: number;
  /** Lower qualities are tried until the result weighs at most so much. */
  maxBytes: number;
  /** 4:4:4 instead of 4:2:0, for pictures large enough that the difference is visible. */
  fullChroma: boolean;
}

/** By measurement, an effort of 3 would double the time for AVIF and reduce the size by three per cent. */
const encodings: Record<PictureFormat, (pixels: Sharp, quality: number, fullChroma: boolean) => Sharp> = {
  avif: (pixels, quality, fullChroma) =>
    pixels.avif({ quality, effort: 2, chromaSubsampling: fullChroma ? '4:4:4' : '4:2:0' }),
  webp: (pixels, quality, fullChroma) => pixels.webp({ quality, effort: 4, smartSubsample: fullChroma }),
  jpeg: (pixels, quality) => pixels.jpeg({ quality, mozjpeg: true }),
};

/** Encodes in the best quality that weighs at most `maxBytes`, or in the lowest where none does. */
export async function encode(pixels: Pixels, format: PictureFormat, options: EncodeOptions): Promise<Buffer> {
  const { data, width, height, channels } = pixels;
  const { firstStep, maxBytes, fullChroma } = options;
  const sharp = await loadSharp();
  const qualities = qualitiesOf[format].slice(firstStep);
  const at = (step: number) =>
    encodings[format](sharp(data, { raw: { width, height, channels } }), qualities[step] ?? 0, fullChroma).toBuffer();
  let fitting = await at(0);
  if (fitting.length <= maxBytes) return fitting;
  // Each step is lighter than the one before, so halving finds the first that fits.
  let [low, high] = [1, qualities.length - 1];
  fitting = await at(high);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const tried = await at(middle);
    if (tried.length > maxBytes) low = middle + 1;
    else [high, fitting] = [middle, tried];
  }
  return fitting;
}
