import { and, asc, count, desc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { itemsOf } from '#server/catalogue/queries.ts';
import { services } from '#server/catalogue/tables.ts';
import type { Db, DbOrTx } from '#server/db/client.ts';
import { listOf, type Page, type PageNumber, readPage } from '#server/db/page.ts';
import { sha256 } from '#server/secrets.ts';
import type { ServiceItem } from '#shared/contracts/catalogue.ts';
import type { Favorite, FavoriteList, SharedList } from '#shared/contracts/favorites.ts';
import { AppError } from '#shared/errors.ts';
import { favoriteLimits } from '#shared/favorite-limits.ts';
import { firstNameOf } from '#shared/first-name.ts';
import type { Lang } from '#shared/languages.ts';
import { favoriteLists, favorites } from './tables.ts';

const savedListings = listOf({
  name: 'favorites',
  select: (db: Db, position) =>
    db
      .select({
        id: favorites.serviceId,
        ...{ titleEn: services.titleEn, titleSw: services.titleSw },
        ...{ category: services.category, location: services.location, listed: services.listed },
        position,
      })
      .from(favorites)
      .innerJoin(services, eq(services.id, favorites.serviceId))
      .$dynamic(),
  id: favorites.serviceId,
  filters: {
    listId: (id: string) => eq(favorites.listId, id),
    /** Those that are offered. */
    only: (_: 'offered') => sql`${services.listed}`,
  },
  scope: 'listId',
  sorts: { createdAt: { column: favorites.createdAt, index: 'favorites_newest' } },
});

interface Asked extends PageNumber {
  personId: string;
  /** Absent: the list that everybody has. */
  listId?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
}

/** The listings in a list of a person, the newest first. @throws AppError not_found: no list of theirs */
export async function listFavorites(app: App, asked: Asked, lang: Lang): Promise<Page<Favorite>> {
  const { personId, listId = personId, ...wanted } = asked;
  if (listId !== personId) await getFavoriteList(app, app.db, { id: listId, personId });
  const { items, ...page } = await readPage(app.db, savedListings, { ...wanted, listId });
  const offered = await itemsOf(app.db, idsIn(items.filter(({ listed }) => listed)), lang);
  const byId = new Map(offered.map((item) => [item.id, item]));
  const lists = await listsOf(app.db, { personId, serviceIds: idsIn(items) });
  return {
    ...page,
    items: items.map(({ id, category, location, ...row }) => ({
      ...{ id, ...titleIn(lang, row), category, location },
      listIds: lists.get(id)?.map(({ listId }) => listId) ?? [],
      service: byId.get(id) ?? null,
    })),
  };
}

const idsIn = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** In which lists of a person these listings are, by listing. By `favorites_person`. */
async function listsOf(
  db: Db,
  { personId, serviceIds }: { personId: string; serviceIds: string[] },
): Promise<Map<string, { listId: string }[]>> {
  const rows = await db
    .select({ serviceId: favorites.serviceId, listId: favorites.listId })
    .from(favorites)
    .where(and(eq(favorites.personId, personId), inArray(favorites.serviceId, serviceIds)));
  return Map.groupBy(rows, ({ serviceId }) => serviceId);
}

/** The ids of all listings that a person has saved, those that were saved last first. By `favorites_person`. */
export async function listFavoriteIds(db: DbOrTx, personId: string): Promise<string[]> {
  const rows = await db
    .select({ id: favorites.serviceId })
    .from(favorites)
    .where(eq(favorites.personId, personId))
    .groupBy(favorites.serviceId)
    .orderBy(desc(max(favorites.createdAt)), asc(favorites.serviceId))
    .limit(favoriteLimits.favorites);
  return idsIn(rows);
}

/** Those of these listings that are offered, in this order. */
export async function listOffered(db: Db, ids: string[], lang: Lang): Promise<ServiceItem[]> {
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(and(inArray(services.id, ids), services.listed));
  const offered = new Set(idsIn(rows));
  return itemsOf(
    db,
    ids.filter((id) => offered.has(id)),
    lang,
  );
}

/** By `favorite_lists_person`, and the listings of each by `favorites_newest`. */
const selectLists = (db: DbOrTx) =>
  db
    .select({
      ...{ id: favoriteLists.id, name: favoriteLists.name, sealed: favoriteLists.tokenSealed },
      count: sql<number>`(select count(*)::integer from ${favorites} where ${favorites.listId} = ${favoriteLists.id})`,
    })
    .from(favoriteLists);

type ListRow = Awaited<ReturnType<typeof selectLists>>[number];

const listIn = ({ secrets }: App, { sealed, ...list }: ListRow): FavoriteList => ({
  ...list,
  token: sealed === null ? null : secrets.open(sealed),
});

/** The lists of a person: the one that everybody has, then the others as they were made. */
export async function listFavoriteLists(app: App, personId: string): Promise<FavoriteList[]> {
  const rows = await selectLists(app.db)
    .where(eq(favoriteLists.personId, personId))
    .orderBy(asc(favoriteLists.createdAt), asc(favoriteLists.id));
  const lists = rows.map((row) => listIn(app, row));
  const first = lists.find(({ id }) => id === personId) ?? { id: personId, name: null, count: 0, token: null };
  return [first, ...lists.filter(({ id }) => id !== personId)];
}

/** One list of a person. @throws AppError not_found: none, or another person's */
export async function getFavoriteList(
  app: App,
  db: DbOrTx,
  { id, personId }: { id: string; personId: string },
): Promise<FavoriteList> {
  const [row] = await selectLists(db).where(and(eq(favoriteLists.id, id), eq(favoriteLists.personId, personId)));
  if (!row) throw new AppError('not_found');
  return listIn(app, row);
}

/**
 * A list as everybody reads it by its link: what is offered, and of its owner the first name at most.
 * @throws AppError not_found: no link, one that was ended, or that of somebody who is suspended
 */
export async function getSharedList(
  app: App,
  { token, ...page }: PageNumber & { token: string },
  lang: Lang,
): Promise<SharedList> {
  const [list] = await app.db
    .select({
      ...{ id: favoriteLists.id, name: favoriteLists.name, owner: people.name },
      isShown: sql<boolean>`(${people.preferences} -> 'privacy' ->> 'profileVisible')::boolean`,
    })
    .from(favoriteLists)
    .innerJoin(people, eq(people.id, favoriteLists.personId))
    .where(
      and(
        eq(favoriteLists.tokenSha256, sha256(token)),
        isNotNull(favoriteLists.tokenSealed),
        isNull(people.suspendedAt),
      ),
    );
  if (!list) throw new AppError('not_found');
  const {
    items,
    next: _,
    ...found
  } = await readPage(app.db, savedListings, {
    ...page,
    listId: list.id,
    only: 'offered',
  });
  const [all] = await app.db.select({ rows: count() }).from(favorites).where(eq(favorites.listId, list.id));
  return {
    ...found,
    items: await itemsOf(app.db, idsIn(items), lang),
    name: list.name,
    owner: list.isShown ? firstNameOf(list.owner) : null,
    unavailable: (all?.rows ?? 0) - found.total,
  };
}
