import { sitePicturesQuery } from '#web/lib/queries.ts';

/** What the story shows. */
export const explorePictures = sitePicturesQuery([
  'explore-cover',
  'explore-dry',
  'explore-rains',
  'explore-cool',
  'explore-vuli',
  'explore-manners',
]);
