import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import {
  FavoriteIds,
  FavoriteList,
  FavoriteLists,
  FavoriteListsRequest,
  FavoritesAnswer,
  FavoritesQuery,
  ListRequest,
  MergeRequest,
  SavedListingsAnswer,
  SavedListingsQuery,
  SharedList,
  SharedListParams,
  SharedListQuery,
} from '#shared/contracts/favorites.schemas.ts';
import {
  addFavoriteCall,
  createFavoriteListCall,
  deleteFavoriteListCall,
  getFavoriteIdsCall,
  getSharedListCall,
  listFavoriteListsCall,
  listFavoritesCall,
  listSavedListingsCall,
  mergeFavoritesCall,
  placeFavoriteCall,
  removeFavoriteCall,
  renameFavoriteListCall,
  shareFavoriteListCall,
  unshareFavoriteListCall,
} from '#shared/contracts/favorites.ts';
import { addFavorite, removeFavorite } from './add-favorite.ts';
import { createList, deleteList, renameList, shareList, unshareList } from './change-list.ts';
import { mergeFavorites } from './merge-favorites.ts';
import { placeFavorite } from './place-favorite.ts';
import { getSharedList, listFavoriteIds, listFavoriteLists, listFavorites, listOffered } from './queries.ts';

const tag = 'favorites';
const own = { access: 'signed_in', tag } as const;
const everybody = { access: 'public', tag } as const;
const done = { success: true as const };

/** The calls with which people save listings, arrange them in lists, and share these. */
export function favoritesRoutes(http: Http, app: App): void {
  readingRoutes(http, app);
  savingRoutes(http, app);
  listRoutes(http, app);
  linkRoutes(http, app);
}

function readingRoutes(http: Http, app: App): void {
  http.route({
    ...own,
    call: listFavoritesCall,
    schemas: { query: FavoritesQuery, answer: FavoritesAnswer },
    summary: 'The listings in one of your lists, the newest first; `service` is null while a listing is not offered',
    handler: ({ person, query: { list, page, pageSize, order, after }, caller }) =>
      listFavorites(app, { personId: person.id, listId: list, page, pageSize, order, after }, caller.lang),
  });
  http.route({
    ...own,
    call: getFavoriteIdsCall,
    schemas: { answer: FavoriteIds },
    summary: 'The ids of all listings that you have saved',
    handler: async ({ person }) => ({ ids: await listFavoriteIds(app.db, person.id) }),
  });
  http.route({
    ...everybody,
    call: listSavedListingsCall,
    schemas: { query: SavedListingsQuery, answer: SavedListingsAnswer },
    summary:
      'Listings by their ids, for whoever keeps favourites in the browser; those that are not offered are left out',
    handler: async ({ query, caller }) => ({ items: await listOffered(app.readDb, query.ids, caller.lang) }),
  });
}

function savingRoutes(http: Http, app: App): void {
  http.route({
    ...own,
    call: addFavoriteCall,
    schemas: { params: IdParams, answer: Done },
    summary: 'Save a listing; one that is in a list already stays there. 500 at most, 300 changes an hour',
    handler: async ({ person, params }) => {
      await addFavorite(app, { personId: person.id, serviceId: params.id });
      return done;
    },
  });
  http.route({
    ...own,
    call: removeFavoriteCall,
    schemas: { params: IdParams, answer: Done },
    summary: 'Take a listing out of all your lists',
    handler: async ({ person, params }) => {
      await removeFavorite(app, { personId: person.id, serviceId: params.id });
      return done;
    },
  });
  http.route({
    ...own,
    call: placeFavoriteCall,
    schemas: { params: IdParams, body: FavoriteListsRequest, answer: Done },
    summary: 'Put a listing into exactly these lists of yours',
    handler: async ({ person, params, body }) => {
      await placeFavorite(app, { personId: person.id, serviceId: params.id, listIds: body.listIds });
      return done;
    },
  });
  http.route({
    ...own,
    call: mergeFavoritesCall,
    schemas: { body: MergeRequest, answer: FavoriteIds },
    summary: 'Add what your browser kept before you signed in; a second time changes nothing',
    handler: async ({ person, body }) => ({
      ids: await mergeFavorites(app, { personId: person.id, serviceIds: body.serviceIds }),
    }),
  });
}

function listRoutes(http: Http, app: App): void {
  http.route({
    ...own,
    call: listFavoriteListsCall,
    schemas: { answer: FavoriteLists },
    summary: 'Your lists, each with how many listings are in it and whether it is shared',
    handler: async ({ person }) => ({ items: await listFavoriteLists(app, person.id) }),
  });
  http.route({
    ...own,
    call: createFavoriteListCall,
    schemas: { body: ListRequest, answer: FavoriteList },
    summary: 'Make a list; 20 at most beside the one that everybody has',
    handler: ({ person, body }) => createList(app, { personId: person.id, name: body.name }),
  });
  http.route({
    ...own,
    call: renameFavoriteListCall,
    schemas: { params: IdParams, body: ListRequest, answer: FavoriteList },
    summary: 'Give a list another name',
    handler: ({ person, params, body }) => renameList(app, { personId: person.id, id: params.id, name: body.name }),
  });
  http.route({
    ...own,
    call: deleteFavoriteListCall,
    schemas: { params: IdParams, answer: Done },
    summary: 'Delete a list; what is in no other list goes to the one that everybody has',
    handler: async ({ person, params }) => {
      await deleteList(app, { personId: person.id, id: params.id });
      return done;
    },
  });
}

function linkRoutes(http: Http, app: App): void {
  http.route({
    ...own,
    call: shareFavoriteListCall,
    schemas: { params: IdParams, answer: FavoriteList },
    summary: 'Share a list by a link at which everybody reads it; one that is shared keeps its link',
    handler: ({ person, params }) => shareList(app, { personId: person.id, id: params.id }),
  });
  http.route({
    ...own,
    call: unshareFavoriteListCall,
    schemas: { params: IdParams, answer: FavoriteList },
    summary: 'End the link of a list',
    handler: ({ person, params }) => unshareList(app, { personId: person.id, id: params.id }),
  });
  http.route({
    ...everybody,
    call: getSharedListCall,
    schemas: { params: SharedListParams, query: SharedListQuery, answer: SharedList },
    summary:
      'A shared list by the token in its link, without anything of its owner but the first name, if they show their profile',
    handler: ({ params, query, caller }) => getSharedList(app, { ...params, ...query }, caller.lang),
  });
}
