import sharp from 'sharp';
import { expect, test } from 'vitest';
import { families } from '#art/all-scenes.ts';
import { partsOf, type SceneRecipe } from '#art/draw.ts';
import { galleries } from '#server/demo/data/galleries.ts';
import { demoPictureSet } from '#server/demo/pictures.ts';
import { getBuilt } from '#server/pictures/built-pictures.ts';

// A picture of a gallery is named after the recipe that it is drawn by.
const recipes = Object.values(galleries).flat() as SceneRecipe[];
const leads = Object.entries(galleries).map(([key, [lead = '']]) => ({ key, lead: lead as SceneRecipe }));

test('no scene with a road is mirrored, because traffic keeps to the left', () => {
  const mirrored = recipes.filter((recipe) => partsOf(recipe).view.endsWith('mirror'));
  expect(mirrored.filter((recipe) => partsOf(recipe).name in families.roads)).toEqual([]);
});

test('no two listings begin with the same picture, nor with the same scene in the same light', () => {
  const scenes = leads.map(({ lead }) => `${partsOf(lead).name}@${partsOf(lead).light}`);
  expect(scenes.filter((scene, place) => scenes.indexOf(scene) !== place)).toEqual([]);
});

/** The pixels of a picture's placeholder, 12 by 9. */
const placeholderOf = (name: string) => {
  const [, data = ''] = getBuilt(demoPictureSet, name).placeholder.split(',');
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
};

/** The mean difference of two such pictures, 0 to 255 a channel. */
const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, place) => sum + Math.abs(value - (other[place] ?? 0)), 0) / one.length;

test('no two listings have similar pictures, in whatever order they are listed', async () => {
  const seen = await Promise.all(leads.map(async ({ key, lead }) => ({ key, pixels: await placeholderOf(lead) })));
  const alike = seen.flatMap((one, place) =>
    seen
      .slice(place + 1)
      .filter((other) => difference(one.pixels, other.pixels) < 8)
      .map(({ key }) => `${one.key} and ${key}`),
  );
  expect(alike).toEqual([]);
});
