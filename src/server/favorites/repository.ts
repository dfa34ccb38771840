import { and, count, countDistinct, eq, inArray, isNotNull, notExists, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { favoriteLists, favorites } from './tables.ts';

/** Hearts, lists and links together; more than anybody presses by hand. */
const changesPerHour = { most: 300, periodMs: 3_600_000 };

/** Counts a change of a person's favourites. @throws AppError too_many_tries */
export async function countChange(app: App, tx: Tx, personId: string): Promise<void> {
  if (!app.config.rateLimits) return;
  await takeTries(tx, [{ subject: `favorites:${personId}`, ...changesPerHour }], app.clock.now());
}

/**
 * Locks the list that everybody has, which is made if it is missing. All changes of one person's favourites and lists
 * begin with this, so that they come one after the other and every limit holds.
 */
export async function lockFavorites(tx: Tx, { personId, at }: { personId: string; at: Date }): Promise<void> {
  await tx.insert(favoriteLists).values({ id: personId, personId, name: null, createdAt: at }).onConflictDoNothing();
  await tx.select({ id: favoriteLists.id }).from(favoriteLists).where(eq(favoriteLists.id, personId)).for('update');
}

interface Saved {
  personId: string;
  serviceId: string;
}

const ofPerson = ({ personId, serviceId }: Saved) =>
  and(eq(favorites.personId, personId), eq(favorites.serviceId, serviceId));

/** Whether a listing is in any list of a person. By `favorites_person`. */
export async function isFavorite(tx: Tx, saved: Saved): Promise<boolean> {
  const rows = await tx.select({ listId: favorites.listId }).from(favorites).where(ofPerson(saved)).limit(1);
  return rows.length > 0;
}

/** How many listings a person has saved. By `favorites_person`. */
export async function countFavorites(tx: Tx, personId: string): Promise<number> {
  const [row] = await tx
    .select({ saved: countDistinct(favorites.serviceId) })
    .from(favorites)
    .where(eq(favorites.personId, personId));
  return row?.saved ?? 0;
}

/** Those of these listings that are offered, in no order. */
export async function findOffered(tx: Tx, serviceIds: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: services.id })
    .from(services)
    .where(and(inArray(services.id, serviceIds), services.listed));
  return new Set(rows.map(({ id }) => id));
}

/** Puts listings into lists; those that are there already stay as they are. */
export async function insertFavorites(tx: Tx, rows: (typeof favorites.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(favorites).values(rows).onConflictDoNothing();
}

/** Takes a listing out of a person's lists, but for these. */
export async function deleteFavorite(tx: Tx, saved: Saved, exceptIn: string[] = []): Promise<void> {
  await tx.delete(favorites).where(and(ofPerson(saved), notInArray(favorites.listId, exceptIn)));
}

/** How many of these lists are the person's. */
export async function countOwnLists(tx: Tx, { personId, ids }: { personId: string; ids: string[] }): Promise<number> {
  const [row] = await tx
    .select({ own: count() })
    .from(favoriteLists)
    .where(and(inArray(favoriteLists.id, ids), eq(favoriteLists.personId, personId)));
  return row?.own ?? 0;
}

/** How many lists with a name a person has. */
export async function countNamedLists(tx: Tx, personId: string): Promise<number> {
  const [row] = await tx
    .select({ lists: count() })
    .from(favoriteLists)
    .where(and(eq(favoriteLists.personId, personId), isNotNull(favoriteLists.name)));
  return row?.lists ?? 0;
}

/** Adds a list with a name. @returns undefined where the person has one of that name */
export async function insertList(tx: Tx, row: typeof favoriteLists.$inferInsert): Promise<string | undefined> {
  const [added] = await tx.insert(favoriteLists).values(row).onConflictDoNothing().returning({ id: favoriteLists.id });
  return added?.id;
}

type ListChange = Partial<Pick<typeof favoriteLists.$inferInsert, 'name' | 'tokenSha256' | 'tokenSealed'>>;

interface OwnList {
  id: string;
  personId: string;
}

/** Changes a list of a person. @throws AppError not_found: none, or another person's */
export async function updateList(tx: Tx, { id, personId }: OwnList, change: ListChange): Promise<void> {
  const changed = await tx
    .update(favoriteLists)
    .set(change)
    .where(and(eq(favoriteLists.id, id), eq(favoriteLists.personId, personId)))
    .returning({ id: favoriteLists.id });
  if (changed.length === 0) throw new AppError('not_found');
}

/**
 * Deletes a list with a name. What is in no other list goes to the one that everybody has.
 * @throws AppError not_found: none, another person's, or the list that everybody has
 */
export async function deleteListRow(tx: Tx, { id, personId }: OwnList): Promise<void> {
  const other = alias(favorites, 'other');
  const elsewhere = tx
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.personId, personId),
        eq(other.serviceId, favorites.serviceId),
        sql`${other.listId} <> ${favorites.listId}`,
      ),
    );
  await tx
    .update(favorites)
    .set({ listId: personId })
    .where(and(eq(favorites.listId, id), eq(favorites.personId, personId), notExists(elsewhere)));
  const deleted = await tx
    .delete(favoriteLists)
    .where(and(eq(favoriteLists.id, id), eq(favoriteLists.personId, personId), isNotNull(favoriteLists.name)))
    .returning({ id: favoriteLists.id });
  if (deleted.length === 0) throw new AppError('not_found');
}
