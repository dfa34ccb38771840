import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { favoriteLimits } from '#shared/favorite-limits.ts';
import {
  countChange,
  countFavorites,
  deleteFavorite,
  findOffered,
  insertFavorites,
  isFavorite,
  lockFavorites,
} from './repository.ts';

interface Saved {
  personId: string;
  serviceId: string;
}

/**
 * Saves a listing in the list that everybody has. One that is in any list of the person stays as it is.
 * @throws AppError not_found (no listing that is offered), favorites_full, too_many_tries
 */
export function addFavorite(app: App, { personId, serviceId }: Saved): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    await lockFavorites(tx, { personId, at });
    await countChange(app, tx, personId);
    if (await isFavorite(tx, { personId, serviceId })) return;
    await checkMayAdd(tx, { personId, serviceId });
    await insertFavorites(tx, [{ listId: personId, personId, serviceId, createdAt: at }]);
  });
}

/** Takes a listing out of all lists of a person; nothing happens where it is in none. @throws AppError too_many_tries */
export function removeFavorite(app: App, saved: Saved): Promise<void> {
  return transaction(app, async (tx) => {
    await lockFavorites(tx, { personId: saved.personId, at: app.clock.now() });
    await countChange(app, tx, saved.personId);
    await deleteFavorite(tx, saved);
  });
}

/** Whether a listing that is no favourite may become one. @throws AppError not_found, favorites_full */
export async function checkMayAdd(tx: Tx, { personId, serviceId }: Saved): Promise<void> {
  if (!(await findOffered(tx, [serviceId])).has(serviceId)) throw new AppError('not_found');
  if ((await countFavorites(tx, personId)) >= favoriteLimits.favorites) throw new AppError('favorites_full');
}
