import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { favoriteLimits } from '#shared/favorite-limits.ts';
import { listFavoriteIds } from './queries.ts';
import { countChange, findOffered, insertFavorites, lockFavorites } from './repository.ts';

interface Kept {
  personId: string;
  /** The newest first. */
  serviceIds: string[];
}

/**
 * Adds what a browser has kept for a person before they signed in to the list that everybody has. Listings that are not
 * offered, those that are favourites already, and the oldest that are above the limit are passed over. A second time changes nothing.
 * @returns the ids of all favourites   @throws AppError too_many_tries
 */
export function mergeFavorites(app: App, { personId, serviceIds }: Kept): Promise<string[]> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    await lockFavorites(tx, { personId, at });
    await countChange(app, tx, personId);
    const known = await listFavoriteIds(tx, personId);
    const offered = await findOffered(tx, serviceIds);
    const added = [...new Set(serviceIds)]
      .filter((id) => offered.has(id) && !known.includes(id))
      .slice(0, Math.max(0, favoriteLimits.favorites - known.length));
    await insertFavorites(
      tx,
      // A millisecond apart, so that they stay in their order.
      added.map((serviceId, place) => ({
        ...{ listId: personId, personId, serviceId },
        createdAt: new Date(at.getTime() - place),
      })),
    );
    return [...added, ...known];
  });
}
