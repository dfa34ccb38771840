import { sitePicturesQuery } from '#web/lib/queries.ts';

/** The pictures of the page. */
export const explorePictures = sitePicturesQuery([
  'explore-cover',
  'explore-dry',
  'explore-rains',
  'explore-cool',
  'explore-vuli',
  'explore-manners',
]);
