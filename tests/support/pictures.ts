import { expect } from 'vitest';
import { siteScenes } from '#server/pictures/site-pictures.ts';
import { pictureIdOf } from '#server/pictures/store-picture.ts';
import { drawScene } from '#server/scenes/draw.ts';
import type { Category } from '#shared/categories.ts';
import type { Lang } from '#shared/languages.ts';
import { pictureAddress } from '#shared/pictures.ts';

/** What answers say of the picture of a listing that has none of its own. */
export function categoryCover(category: Category, lang: Lang = 'en') {
  const { svg, alt } = drawScene(siteScenes[`category-${category}`]);
  return {
    image: pictureAddress(pictureIdOf(Buffer.from(svg))),
    imageAlt: alt[lang],
    imagePlaceholder: expect.stringMatching(/^data:image\/webp;base64,/),
  };
}
