import { isTooNarrow, isTooSmall, longestSideFor, type Size } from '#shared/photo-sizes.ts';

/** The longer side of what is sent. */
const longestSide = 2_400;
const previewSide = 160;

/** A photo as it is sent, with a small one to show beside it. */
export interface ShrunkPhoto {
  photo: Blob;
  /** A data: address. */
  preview: string;
}

/**
 * Draws a chosen photo anew, upright and no larger than pages need: a photo of 8 MB becomes about one, and where and when
 * it was taken stays on the device.
 * @returns undefined where it is too small or too narrow  @throws Error where the browser cannot open it
 */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    if (isTooSmall(bitmap) || isTooNarrow(bitmap)) return undefined;
    const large = drawn(bitmap, sentSize(bitmap));
    const photo = await new Promise<Blob | null>((resolve) => large.toBlob(resolve, 'image/jpeg', 0.86));
    if (!photo) throw new Error('The photo could not be written');
    return { photo, preview: drawn(bitmap, scaledTo(bitmap, previewSide)).toDataURL('image/jpeg', 0.7) };
  } finally {
    bitmap.close();
  }
}

/** How large a photo is sent. */
export const sentSize = (photo: Size): Size => scaledTo(photo, longestSideFor(photo, longestSide));

/** @param side of the longer one, at most */
function scaledTo({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

function drawn(bitmap: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser cannot draw');
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
