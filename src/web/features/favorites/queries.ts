import {
  getSharedListCall,
  listFavoriteListsCall,
  listFavoritesCall,
  listSavedListingsCall,
} from '#shared/contracts/favorites.ts';
import { callQuery } from '#web/lib/queries.ts';

/** As many as other lists of cards show. */
export const pageSize = 18;

/** The parameters of the address of what somebody has saved. */
export interface FavoritesSearch {
  page?: number;
  /** The id of a list; absent: the one that everybody has. */
  list?: string;
}

/** What somebody who is signed in has saved. Another tab may have changed it, so it is read whenever it is shown. */
export const favoritesQuery = ({ page = 1, list }: FavoritesSearch) => ({
  ...callQuery(listFavoritesCall, { query: { page, pageSize, ...(list !== undefined && { list }) } }),
  staleTime: 0,
});

/** The lists of whoever is signed in. */
export const favoriteListsQuery = { ...callQuery(listFavoriteListsCall, {}), staleTime: 0 };

/** Listings by their ids, at most a page of them. */
export const keptListingsQuery = (ids: readonly string[]) =>
  callQuery(listSavedListingsCall, { query: { ids: ids.join(',') } });

/** A list as its link shows it. */
export const sharedListQuery = ({ token, page }: { token: string; page: number }) =>
  callQuery(getSharedListCall, { params: { token }, query: { page, pageSize } });
