import { createLimiter } from '#server/limiter.ts';
import { AppError } from '#shared/errors.ts';
import type { DocumentMediaType } from '#shared/provider-documents.ts';
import { loadSharp } from './sharp.ts';

/** About the resolution of the best phones' cameras. */
const maxPixels = 64_000_000;
/** Of the longer side: a page that is smaller cannot be read, and a larger one is not read better. */
const [minSide, maxSide] = [400, 4_000];

const broken = () => new AppError('invalid_input', { fields: { file: 'file_broken' } });

/** A picture of 64 megapixels takes up to a quarter of a gigabyte while it is decoded. */
const oneAtATime = createLimiter({ concurrency: 1, maxWaiting: 30 });

/**
 * The bytes that are kept of an uploaded document: a PDF as it is, and a picture drawn anew, upright and without what the
 * camera wrote into it, such as where it was taken.
 * @param mediaType by the first bytes
 * @throws AppError invalid_input (fields.file: cut off, damaged, too small to be read), payload_too_large (pixels), too_busy
 */
export async function checkDocument(bytes: Buffer, mediaType: DocumentMediaType): Promise<Buffer> {
  if (mediaType === 'application/pdf') return checkPdf(bytes);
  return oneAtATime(() => redraw(bytes, mediaType), bytes.length);
}

async function redraw(bytes: Buffer, mediaType: Exclude<DocumentMediaType, 'application/pdf'>): Promise<Buffer> {
  const format = mediaType.slice('image/'.length) as 'jpeg' | 'png' | 'webp';
  try {
    const sharp = await loadSharp();
    const found = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (found.format !== format) throw broken();
    if (found.width * found.height > maxPixels) throw new AppError('payload_too_large');
    if (Math.max(found.width, found.height) < minSide) {
      throw new AppError('invalid_input', { fields: { file: 'file_small' } });
    }
    return await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
      .autoOrient()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'png' ? {} : { quality: 86 })
      .toBuffer();
  } catch (error) {
    // A picture that cannot be decoded is the sender's mistake.
    throw error instanceof AppError ? error : broken();
  }
}

/** Readers find a PDF's parts from its end, so one that was cut off has no end, or names a place beyond it. */
function checkPdf(bytes: Buffer): Buffer {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 2_048));
  const table = Number(/startxref\s+(\d{1,10})\s+%%EOF\s*[^%]*$/.exec(end)?.[1] ?? Number.NaN);
  if (!(table > 0 && table < bytes.length)) throw broken();
  const there = bytes.toString('latin1', table, table + 40);
  // A table, or since PDF 1.5 an object that holds it.
  if (!/^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(there)) throw broken();
  return bytes;
}
