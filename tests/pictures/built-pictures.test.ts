import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { demoPictureSet } from '#server/demo/pictures.ts';
import { builtFileName, type PictureSet, readBuilt } from '#server/pictures/built-pictures.ts';
import { cardBytes, cardWidth, render } from '#server/pictures/render.ts';
import { sitePictureSet } from '#server/pictures/site-pictures.ts';
import { pictureIdOf } from '#server/pictures/store-picture.ts';
import { pictureSets } from '../../scripts/art/picture-sets.ts';

const megabyte = 1_000_000;
const sets = [
  { folder: 'site', set: sitePictureSet as PictureSet, draw: pictureSets.site },
  { folder: 'demo', set: demoPictureSet as PictureSet, draw: pictureSets.demo },
];
/** The files of a set, index included. */
const filesOf = ({ folder }: PictureSet) => readdirSync(fileURLToPath(folder));
const sizeOf = (set: PictureSet, file: string) => statSync(new URL(file, set.folder)).size;

describe.each(sets)('pictures/$folder', ({ set, draw }) => {
  test('is what the code in art/ draws; when it is not, run: npm run art', async () => {
    const drawn = draw();
    expect(Object.keys(set.index)).toEqual(drawn.map(({ name }) => name).toSorted());
    const stale = drawn.filter(({ name, svg, alt }) => {
      const built = set.index[name];
      return built?.id !== pictureIdOf(Buffer.from(svg)) || built.alt.en !== alt.en || built.alt.sw !== alt.sw;
    });
    expect(stale.map(({ name }) => name)).toEqual([]);
  });

  test('has one complete file for each picture, and no other', async () => {
    const names = Object.keys(set.index);
    expect(filesOf(set).toSorted()).toEqual([...names.map(builtFileName), 'index.json'].toSorted());
    for (const name of names) await expect(readBuilt(set, name), name).resolves.toBeInstanceOf(Buffer);
  });

  test('names for each picture the size on a card: at most 15 KB as AVIF and as WebP', () => {
    const heavy = Object.entries(set.index).filter(([, { card }]) => Math.max(card.avif, card.webp) > cardBytes);
    expect(heavy).toEqual([]);
  });

  test.each(['avif', 'webp'] as const)('names the true size of the largest as %s', async (format) => {
    const names = Object.keys(set.index);
    const weight = (name: string) => set.index[name]?.card[format] ?? 0;
    const heaviest = names.reduce((one, other) => (weight(other) > weight(one) ? other : one));
    const svg = await readBuilt(set, heaviest);
    const { length } = await render(svg, { width: cardWidth, format, saveData: false });
    expect(length, heaviest).toBeLessThanOrEqual(cardBytes);
  });

  test('names the width and height of each picture, and has a placeholder of the same proportions', async () => {
    for (const [name, { width, height, placeholder }] of Object.entries(set.index)) {
      const tiny = await sharp(Buffer.from(placeholder.replace('data:image/webp;base64,', ''), 'base64')).metadata();
      expect(tiny.width / tiny.height, name).toBeCloseTo(width / height, 0);
    }
  });
});

test('no file is larger than 100 KB but the indexes, and all together are below 10 MB', () => {
  const sizes = sets.flatMap(({ set }) => filesOf(set).map((file) => ({ file, size: sizeOf(set, file) })));
  expect(sizes.filter(({ file, size }) => size > (file === 'index.json' ? megabyte : megabyte / 10))).toEqual([]);
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(10 * megabyte);
});
