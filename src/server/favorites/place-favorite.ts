import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { checkMayAdd } from './add-favorite.ts';
import {
  countChange,
  countOwnLists,
  deleteFavorite,
  insertFavorites,
  isFavorite,
  lockFavorites,
} from './repository.ts';

interface Placing {
  personId: string;
  serviceId: string;
  /** At least one. */
  listIds: string[];
}

/**
 * Puts a listing into exactly these lists of a person; one that is no favourite becomes one.
 * @throws AppError not_found (a list, or no listing that is offered), favorites_full, too_many_tries
 */
export function placeFavorite(app: App, { personId, serviceId, listIds }: Placing): Promise<void> {
  return transaction(app, async (tx) => {
    const createdAt = app.clock.now();
    const ids = [...new Set(listIds)];
    await lockFavorites(tx, { personId, at: createdAt });
    await countChange(app, tx, personId);
    if ((await countOwnLists(tx, { personId, ids })) < ids.length) throw new AppError('not_found');
    if (!(await isFavorite(tx, { personId, serviceId }))) await checkMayAdd(tx, { personId, serviceId });
    await deleteFavorite(tx, { personId, serviceId }, ids);
    await insertFavorites(
      tx,
      ids.map((listId) => ({ listId, personId, serviceId, createdAt })),
    );
  });
}
