import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { violatedConstraint } from '#server/db/sql-error.ts';
import { newToken, sha256 } from '#server/secrets.ts';
import type { FavoriteList } from '#shared/contracts/favorites.ts';
import { AppError } from '#shared/errors.ts';
import { favoriteLimits } from '#shared/favorite-limits.ts';
import { getFavoriteList } from './queries.ts';
import { countChange, countNamedLists, deleteListRow, insertList, lockFavorites, updateList } from './repository.ts';

interface OwnList {
  id: string;
  personId: string;
}

/** Makes an empty list. @throws AppError favorite_lists_full, favorite_list_known (one of that name), too_many_tries */
export function createList(app: App, { personId, name }: { personId: string; name: string }): Promise<FavoriteList> {
  return change(app, personId, async (tx) => {
    if ((await countNamedLists(tx, personId)) >= favoriteLimits.lists) throw new AppError('favorite_lists_full');
    const id = await insertList(tx, { personId, name, createdAt: app.clock.now() });
    if (id === undefined) throw nameKnown();
    return getFavoriteList(app, tx, { id, personId });
  });
}

/**
 * Gives a list another name.
 * @throws AppError not_found (none, another person's, or the list that everybody has), favorite_list_known, too_many_tries
 */
export async function renameList(app: App, { name, ...own }: OwnList & { name: string }): Promise<FavoriteList> {
  if (own.id === own.personId) throw new AppError('not_found');
  try {
    return await change(app, own.personId, async (tx) => {
      await updateList(tx, own, { name });
      return getFavoriteList(app, tx, own);
    });
  } catch (error) {
    throw violatedConstraint(error) === 'favorite_lists_name' ? nameKnown() : error;
  }
}

/**
 * Deletes a list, and its link with it. Listings that are in no other list go to the one that everybody has.
 * @throws AppError not_found (none, another person's, or the list that everybody has), too_many_tries
 */
export function deleteList(app: App, own: OwnList): Promise<void> {
  return change(app, own.personId, (tx) => deleteListRow(tx, own));
}

/** Gives a list a link at which everybody reads it; one that has a link keeps it. @throws AppError not_found, too_many_tries */
export function shareList(app: App, own: OwnList): Promise<FavoriteList> {
  return change(app, own.personId, async (tx) => {
    const list = await getFavoriteList(app, tx, own);
    if (list.token !== null) return list;
    const token = newToken();
    await updateList(tx, own, { tokenSha256: sha256(token), tokenSealed: app.secrets.seal(token) });
    return { ...list, token };
  });
}

/** Ends the link of a list; another one that is made later is a new one. @throws AppError not_found, too_many_tries */
export function unshareList(app: App, own: OwnList): Promise<FavoriteList> {
  return change(app, own.personId, async (tx) => {
    await updateList(tx, own, { tokenSha256: null, tokenSealed: null });
    return getFavoriteList(app, tx, own);
  });
}

const nameKnown = () => new AppError('favorite_list_known', { fields: { name: 'favorite_list_known' } });

function change<T>(app: App, personId: string, write: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(app, async (tx) => {
    await lockFavorites(tx, { personId, at: app.clock.now() });
    await countChange(app, tx, personId);
    return write(tx);
  });
}
