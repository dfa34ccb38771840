import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { people } from './tables.ts';

/** Whoever is an admin and not suspended. By `people_role`. */
export const activeAdmin = and(eq(people.role, 'admin'), isNull(people.suspendedAt));

/** So many admins get a letter about something at most, those who registered first. */
export const adminsToldMost = 50;

/** The ids of the admins but one, those who registered first, 50 at most: they get a letter about that one. */
export async function listOtherAdmins(db: DbOrTx, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(activeAdmin, ne(people.id, id)))
    .orderBy(asc(people.createdAt), asc(people.id))
    .limit(adminsToldMost);
  return rows.map((row) => row.id);
}
