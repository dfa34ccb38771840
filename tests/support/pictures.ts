import { getBuilt } from '#server/pictures/built-pictures.ts';
import { sitePictureSet } from '#server/pictures/site-pictures.ts';
import type { Category } from '#shared/categories.ts';
import type { Lang } from '#shared/languages.ts';
import { pictureAddress } from '#shared/pictures.ts';

/** What answers say of the picture of a listing that has none of its own. */
export function categoryCover(category: Category, lang: Lang = 'en') {
  const { id, alt, placeholder } = getBuilt(sitePictureSet, `category-${category}`);
  return { image: pictureAddress(id), imageAlt: alt[lang], imagePlaceholder: placeholder };
}
