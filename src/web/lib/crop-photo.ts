import { isTooNarrow, isTooSmall, longestSideFor, type Size } from '#shared/photo-sizes.ts';

/** A part of a photo in per cent of its sides. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const wholePhoto: Area = { x: 0, y: 0, width: 100, height: 100 };

/** The largest square in the middle of a photo. */
export function squareIn({ width, height }: Size): Area {
  const side = Math.min(width, height);
  const area = { width: (side / width) * 100, height: (side / height) * 100 };
  return { x: (100 - area.width) / 2, y: (100 - area.height) / 2, ...area };
}

/** The longer side of what is sent, as large as the server keeps it. */
const longestSide = 3_200;
const qualities = [0.9, 0.8, 0.65];
const bytesMax = 10 * 1024 * 1024;

/** Decodes a photo upright. @throws Error where the browser does not know its format */
export const openPhoto = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

/** The pixels of a part, and how large they are sent. */
export function sizesOf({ width, height }: Size, area: Area) {
  const part = (of: number, percent: number) => Math.max(1, Math.round((of * percent) / 100));
  const [cutWidth, cutHeight] = [part(width, area.width), part(height, area.height)];
  const side = longestSideFor({ width: cutWidth, height: cutHeight }, longestSide);
  const scale = Math.min(1, side / Math.max(cutWidth, cutHeight));
  return {
    cut: {
      left: Math.min(width - cutWidth, Math.round((width * area.x) / 100)),
      top: Math.min(height - cutHeight, Math.round((height * area.y) / 100)),
      width: cutWidth,
      height: cutHeight,
    },
    sent: { width: Math.round(cutWidth * scale), height: Math.round(cutHeight * scale) },
  };
}

/** Whether the server takes a part of this size. */
export const isTaken = (cut: Size): boolean => !isTooSmall(cut) && !isTooNarrow(cut);

/**
 * A part of a photo as JPEG, no larger than the server keeps it: a phone's photo of 8 MB becomes about one. Only its
 * pixels are in it, so where and when it was taken stays on the device.
 */
export async function cropPhoto(photo: ImageBitmap, area: Area): Promise<Blob> {
  const { cut, sent } = sizesOf(photo, area);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sent);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser cannot draw');
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, sent.width, sent.height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(photo, cut.left, cut.top, cut.width, cut.height, 0, 0, sent.width, sent.height);
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= bytesMax) return blob;
  }
  throw new Error('The photo is too large');
}
