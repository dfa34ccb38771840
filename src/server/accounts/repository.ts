import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import { people, sessions } from './tables.ts';

export type PersonRow = typeof people.$inferSelect;

/** Ignores upper and lower case. By the index `people_email`. */
const hasEmail = (email: string) => sql`lower(${people.email}) = lower(${email})`;

export async function findByEmail(db: DbOrTx, email: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(people).where(hasEmail(email));
  return row;
}

/** Adds a person. @returns undefined when an account has the address, even one that is created at the same time */
export async function insertPerson(tx: Tx, row: typeof people.$inferInsert): Promise<PersonRow | undefined> {
  const [added] = await tx.insert(people).values(row).onConflictDoNothing().returning();
  return added;
}

/** The row, locked until the transaction ends. */
export async function lockPerson(tx: Tx, id: string): Promise<PersonRow | undefined> {
  const [row] = await tx.select().from(people).where(eq(people.id, id)).for('update');
  return row;
}

/** Whether another person has this address. */
export async function emailIsTaken(tx: Tx, { email, exceptId }: { email: string; exceptId: string }): Promise<boolean> {
  const [row] = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(hasEmail(email), ne(people.id, exceptId)));
  return row !== undefined;
}

export async function insertSession(tx: Tx, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row);
}

/** Ends all open sessions of a person. */
export async function endSessionsOf(tx: Tx, personId: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.personId, personId), isNull(sessions.endedAt)));
}
