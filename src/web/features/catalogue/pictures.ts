import type { Category } from '#shared/categories.ts';
import { sitePicturesQuery } from '#web/lib/queries.ts';
import type { Shelf } from './shelves.ts';

/** What stands at the head of the pages that list; a route brings its own, so that the address alone draws the page. */
export const shelfPicture = (shelf: Shelf) => sitePicturesQuery([`shelf-${shelf}`]);
export const categoryPicture = (category: Category) => sitePicturesQuery([`category-${category}`]);
export const servicesPictures = sitePicturesQuery(['services', 'shelf-stays', 'shelf-meals', 'shelf-transport']);
