import { expect, test } from 'vitest';
import { demoPictureSet } from '../pictures.ts';
import { catalogue } from './catalogue.ts';
import { galleries, mapName } from './galleries.ts';

test('every listing has a gallery of at least four different pictures, and there is no other', () => {
  expect(Object.keys(galleries).toSorted()).toEqual(catalogue.services.map(({ key }) => key).toSorted());
  for (const gallery of Object.values(galleries)) {
    // The map of its place is one more.
    expect(gallery.length).toBeGreaterThanOrEqual(3);
    expect(new Set(gallery).size).toBe(gallery.length);
  }
});

test('every picture of a gallery and every map was built', () => {
  const names = [...Object.values(galleries).flat(), ...Object.keys(galleries).map(mapName)];
  expect(names.filter((name) => !(name in demoPictureSet.index))).toEqual([]);
});
