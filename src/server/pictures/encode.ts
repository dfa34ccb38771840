import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from './negotiate.ts';

/** The pixels of a picture in its final size, decoded once for as many tries as its weight needs. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/**
 * From the best to the least that is still pleasant, of equal looks in each step: first for wide pictures, then for
 * cards, then for those who save data, the rest for pictures that are heavier than others.
 */
const qualitiesOf: Record<PictureFormat, readonly number[]> = {
  avif: [58, 50, 43, 37, 31, 26, 22, 18, 14],
  webp: [80, 55, 49, 43, 37, 31, 26, 18, 12],
  jpeg: [80, 62, 54, 47, 40, 34, 28, 22, 17],
};

interface Measure {
  /** Steps down from the best quality at which to begin. */
  from: number;
  /** What it may weigh in bytes, if a quality allows it. */
  most: number;
  /** Colour as fine as light: for pictures large enough that one sees it. */
  fine: boolean;
}

/** By measurement: an effort of 3 would double AVIF's time for three per cent of weight. */
const encodings: Record<PictureFormat, (pixels: Sharp, quality: number, fine: boolean) => Sharp> = {
  avif: (pixels, quality, fine) => pixels.avif({ quality, effort: 2, chromaSubsampling: fine ? '4:4:4' : '4:2:0' }),
  webp: (pixels, quality, fine) => pixels.webp({ quality, effort: 4, smartSubsample: fine }),
  jpeg: (pixels, quality) => pixels.jpeg({ quality, mozjpeg: true }),
};

/** The best quality that weighs at most so much, else the least one. */
export async function encode(pixels: Pixels, format: PictureFormat, { from, most, fine }: Measure): Promise<Buffer> {
  const { data, width, height, channels } = pixels;
  const qualities = qualitiesOf[format].slice(from);
  const at = (step: number) =>
    encodings[format](sharp(data, { raw: { width, height, channels } }), qualities[step] ?? 0, fine).toBuffer();
  let fitting = await at(0);
  if (fitting.length <= most) return fitting;
  // Each step is lighter than the one before, so halving finds the first that fits.
  let [low, high] = [1, qualities.length - 1];
  fitting = await at(high);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const tried = await at(middle);
    if (tried.length > most) low = middle + 1;
    else [high, fitting] = [middle, tried];
  }
  return fitting;
}
