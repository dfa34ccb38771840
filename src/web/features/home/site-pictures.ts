import { sitePicturesQuery } from '#web/lib/queries.ts';

/** The pictures of the home page, besides those of listings. */
export const homePictures = sitePicturesQuery([
  'film-wide',
  'film-tall',
  'home-kenya',
  'home-feature-safari',
  'home-feature-beach',
  'home-feature-mountain',
  'home-feature-culture',
  'home-feature-city',
  'home-feature-food',
]);
