import sharp from 'sharp';

/** Pixels of the longer side: as much as tells sky from land. */
const side = 12;
const mostLetters = 250;

/**
 * A picture in a few soft pixels, which browsers smooth when they enlarge it: what stands in its place until it is there.
 * @returns a data: address of less than 250 letters  @throws Error for bytes that are no picture
 */
export async function makePlaceholder(original: Buffer): Promise<string> {
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
    if (address.length < mostLetters) return address;
  }
  throw new Error(`${side} pixels did not fit into ${mostLetters} letters`);
}
