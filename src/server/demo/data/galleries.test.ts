import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { families, scenes } from '../../scenes/all-scenes.ts';
import { drawScene, type SceneRecipe } from '../../scenes/draw.ts';
import type { Light } from '../../scenes/kit/light.ts';
import type { Scene } from '../../scenes/kit/scene.ts';
import { catalogue } from './catalogue.ts';
import { galleries } from './galleries.ts';

const partsOf = (recipe: string) => {
  const [name = '', light = '', view = 'whole'] = recipe.split(/[@:]/);
  return { scene: scenes[name as keyof typeof scenes] as Scene, name, light: light as Light, view };
};

test('every listing has a gallery of at least four different pictures, and there is no other', () => {
  expect(Object.keys(galleries).toSorted()).toEqual(catalogue.services.map(({ key }) => key).toSorted());
  for (const gallery of Object.values(galleries)) {
    // The map of its place is one more.
    expect(gallery.length).toBeGreaterThanOrEqual(3);
    expect(new Set(gallery).size).toBe(gallery.length);
  }
});

describe.each(Object.entries(galleries))('%s', (_key, gallery) => {
  test('shows scenes only in lights they were drawn for', () => {
    expect(gallery.filter((recipe) => !partsOf(recipe).scene.lights.includes(partsOf(recipe).light))).toEqual([]);
  });
});

test('no road is mirrored: traffic keeps to the left, and the wheel is on the right', () => {
  const mirrored = Object.values(galleries)
    .flat()
    .filter((recipe) => partsOf(recipe).view.endsWith('mirror'));
  expect(mirrored.filter((recipe) => partsOf(recipe).name in families.roads)).toEqual([]);
});

test('no two listings are led by the same picture, nor by the same scene in the same light', () => {
  const leads = Object.values(galleries).map(([lead = '']) => `${partsOf(lead).name}@${partsOf(lead).light}`);
  expect(leads.filter((lead, place) => leads.indexOf(lead) !== place)).toEqual([]);
});

/** About what is left of a card when one narrows one's eyes: 16 by 12 pixels. */
const glimpse = (recipe: SceneRecipe) =>
  sharp(Buffer.from(drawScene(recipe).svg))
    .resize(16, 12, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();

/** The mean difference of two glimpses, 0 to 255 a channel. */
const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, place) => sum + Math.abs(value - (other[place] ?? 0)), 0) / one.length;

test('no two listings look alike, so that no neighbours do in whatever list', async () => {
  const seen = await Promise.all(
    Object.entries(galleries).map(async ([key, [lead]]) => ({ key, pixels: await glimpse(lead as SceneRecipe) })),
  );
  const alike = seen.flatMap((one, place) =>
    seen
      .slice(place + 1)
      .filter((other) => difference(one.pixels, other.pixels) < 12)
      .map(({ key }) => `${one.key} and ${key}`),
  );
  expect(alike).toEqual([]);
});
