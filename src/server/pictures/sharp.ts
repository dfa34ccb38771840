import type Sharp from 'sharp';

/** What decodes and encodes pictures: 25 MB of memory with its library, which a start does not load. */
export const loadSharp = async (): Promise<typeof Sharp> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false); // renderings are kept on disk, so that no picture is decoded twice
  return sharp;
};
