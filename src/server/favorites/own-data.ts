import { asc, eq } from 'drizzle-orm';
import { services } from '#server/catalogue/tables.ts';
import { all, type OwnDataPart } from '#server/own-data-part.ts';
import { favoriteLists, favorites } from './tables.ts';

/** Saved listings and their lists, with the links by which these are shared. */
export const favoritesOwnData: OwnDataPart = {
  tables: { favorite_lists: 'erased', favorites: 'erased' },
  sections: {
    // At most as many as `favoriteLimits` says.
    favorites: (app, { personId }) =>
      all(
        app.db
          .select({
            ...{ list: favoriteLists.name, titleEn: services.titleEn, titleSw: services.titleSw },
            savedAt: favorites.createdAt,
          })
          .from(favorites)
          .innerJoin(favoriteLists, eq(favoriteLists.id, favorites.listId))
          .innerJoin(services, eq(services.id, favorites.serviceId))
          .where(eq(favorites.personId, personId))
          .orderBy(asc(favorites.createdAt), asc(favorites.serviceId)),
      ),
  },
  async forget(tx, { personId }) {
    await tx.delete(favoriteLists).where(eq(favoriteLists.personId, personId));
  },
};
