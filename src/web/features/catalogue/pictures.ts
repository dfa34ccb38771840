import type { Category } from '#shared/categories.ts';
import { sitePicturesQuery } from '#web/lib/queries.ts';
import type { Shelf } from './shelves.ts';

/** The pictures at the top of pages with lists. Each route loads its own, so that the server can render the page. */
export const shelfPicture = (shelf: Shelf) => sitePicturesQuery([`shelf-${shelf}`]);
export const categoryPicture = (category: Category) => sitePicturesQuery([`category-${category}`]);
export const servicesPictures = sitePicturesQuery(['services', 'shelf-stays', 'shelf-meals', 'shelf-transport']);
