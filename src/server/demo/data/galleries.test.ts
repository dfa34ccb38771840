import { describe, expect, test } from 'vitest';
import { scenes } from '../../scenes/all-scenes.ts';
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

test('no two listings are led by the same picture, nor by the same scene in the same light', () => {
  const leads = Object.values(galleries).map(([lead = '']) => `${partsOf(lead).name}@${partsOf(lead).light}`);
  expect(leads.filter((lead, place) => leads.indexOf(lead) !== place)).toEqual([]);
});
