import { loadSharp } from './sharp.ts';

/** Pixels of the longer side. */
const side = 12;
const maxCharacters = 250;

/**
 * A very small copy of a picture. Browsers show it, enlarged and smoothed, until the picture itself has arrived.
 * @returns a data: address of less than 250 characters  @throws Error for bytes that are not a picture
 */
export async function makePlaceholder(original: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(original, { failOn: 'error' })
    .autoOrient()
    .resize(side, side, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .blur(0.7)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const quality of [50, 20, 1]) {
    const tiny = await sharp(data, { raw: { width, height, channels } }).webp({ quality }).toBuffer();
    const address = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (address.length < maxCharacters) return address;
  }
  throw new Error(`${side} pixels did not fit into ${maxCharacters} characters`);
}
