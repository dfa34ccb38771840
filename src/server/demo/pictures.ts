import index from '#pictures/demo/index.json' with { type: 'json' };
import type { PictureSet } from '#server/pictures/built-pictures.ts';

/** The pictures of the demo: the galleries of its listings, and the map of each listing's place. */
export const demoPictureSet = {
  folder: new URL('../../../pictures/demo/', import.meta.url),
  index,
} satisfies PictureSet;

export type DemoPicture = keyof typeof index;
