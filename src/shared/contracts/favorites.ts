import { call } from '../call.ts';
import type { Done, IdParams } from './common.schemas.ts';
import type {
  FavoriteIds,
  FavoriteList as FavoriteListSchema,
  FavoriteLists,
  FavoriteListsRequest,
  Favorite as FavoriteSchema,
  FavoritesAnswer,
  FavoritesQuery,
  ListRequest,
  MergeRequest,
  SavedListingsAnswer,
  SavedListingsQuery,
  SharedListParams,
  SharedListQuery,
  SharedList as SharedListSchema,
} from './favorites.schemas.ts';

export type Favorite = (typeof FavoriteSchema)['_zod']['output'];
export type FavoriteList = (typeof FavoriteListSchema)['_zod']['output'];
export type SharedList = (typeof SharedListSchema)['_zod']['output'];

export const listFavoritesCall = call<{ query: typeof FavoritesQuery; answer: typeof FavoritesAnswer }>(
  'GET',
  '/api/favorites',
);
export const getFavoriteIdsCall = call<{ answer: typeof FavoriteIds }>('GET', '/api/favorites/ids');
/** Listings by their ids, for whoever keeps favourites in the browser. */
export const listSavedListingsCall = call<{ query: typeof SavedListingsQuery; answer: typeof SavedListingsAnswer }>(
  'GET',
  '/api/favorites/listings',
);
/** Adds what the browser has kept. */
export const mergeFavoritesCall = call<{ body: typeof MergeRequest; answer: typeof FavoriteIds }>(
  'POST',
  '/api/favorites/merge',
);
/** `id` is that of the listing. */
export const addFavoriteCall = call<{ params: typeof IdParams; answer: typeof Done }>('PUT', '/api/favorites/:id');
export const removeFavoriteCall = call<{ params: typeof IdParams; answer: typeof Done }>(
  'DELETE',
  '/api/favorites/:id',
);
/** Says in which lists a listing is. */
export const placeFavoriteCall = call<{
  params: typeof IdParams;
  body: typeof FavoriteListsRequest;
  answer: typeof Done;
}>('PUT', '/api/favorites/services/:id/lists');

export const listFavoriteListsCall = call<{ answer: typeof FavoriteLists }>('GET', '/api/favorites/lists');
export const createFavoriteListCall = call<{ body: typeof ListRequest; answer: typeof FavoriteListSchema }>(
  'POST',
  '/api/favorites/lists',
  201,
);
export const renameFavoriteListCall = call<{
  params: typeof IdParams;
  body: typeof ListRequest;
  answer: typeof FavoriteListSchema;
}>('PUT', '/api/favorites/lists/:id');
export const deleteFavoriteListCall = call<{ params: typeof IdParams; answer: typeof Done }>(
  'DELETE',
  '/api/favorites/lists/:id',
);
export const shareFavoriteListCall = call<{ params: typeof IdParams; answer: typeof FavoriteListSchema }>(
  'POST',
  '/api/favorites/lists/:id/link',
);
export const unshareFavoriteListCall = call<{ params: typeof IdParams; answer: typeof FavoriteListSchema }>(
  'DELETE',
  '/api/favorites/lists/:id/link',
);
export const getSharedListCall = call<{
  params: typeof SharedListParams;
  query: typeof SharedListQuery;
  answer: typeof SharedListSchema;
}>('GET', '/api/favorites/shared/:token');
