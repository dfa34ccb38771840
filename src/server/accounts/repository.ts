import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import { foldEmail } from '#shared/email.ts';
import { noteSessions } from './note-sessions.ts';
import { emailChanges, people, sessions } from './tables.ts';

export type PersonRow = typeof people.$inferSelect;

/** Compares folded addresses. By the index `people_email`, whose expression folds as `foldEmail` does. */
const hasEmail = (email: string) => sql`lower(${people.email} collate "C") = ${foldEmail(email)}`;

export async function findByEmail(db: DbOrTx, email: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(people).where(hasEmail(email));
  return row;
}

/** Adds a person. @returns undefined when an account has the address, even one that is created at the same time */
export async function insertPerson(tx: Tx, row: typeof people.$inferInsert): Promise<PersonRow | undefined> {
  const [added] = await tx.insert(people).values(row).onConflictDoNothing().returning();
  return added;
}

export async function findPerson(db: DbOrTx, id: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(people).where(eq(people.id, id));
  return row;
}

/** The row, locked until the transaction ends. */
export async function lockPerson(tx: Tx, id: string): Promise<PersonRow | undefined> {
  const [row] = await tx.select().from(people).where(eq(people.id, id)).for('update');
  return row;
}

interface WantedEmail {
  email: string;
  /** The person who wants it; absent for a new one. */
  exceptId?: string;
  now: Date;
}

/** Whether another person has this address, or may still restore it. By the indexes `people_email` and `email_changes_old`. */
export async function emailIsTaken(tx: Tx, { email, exceptId, now }: WantedEmail): Promise<boolean> {
  const [row] = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(hasEmail(email), exceptId ? ne(people.id, exceptId) : undefined));
  if (row) return true;
  const [kept] = await tx
    .select({ personId: emailChanges.personId })
    .from(emailChanges)
    .where(
      and(
        sql`lower(${emailChanges.oldEmail} collate "C") = ${foldEmail(email)}`,
        isNotNull(emailChanges.oldVerifiedAt),
        isNull(emailChanges.usedAt),
        gt(emailChanges.expiresAt, now),
        exceptId ? ne(emailChanges.personId, exceptId) : undefined,
      ),
    )
    .limit(1);
  return kept !== undefined;
}

export async function insertSession(tx: Tx, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row);
}

/** Whether a session goes on; until the end of the transaction nothing ends it. */
export async function lockOpenSession(tx: Tx, id: string): Promise<boolean> {
  const open = and(eq(sessions.id, id), isNull(sessions.endedAt));
  const [session] = await tx.select({ id: sessions.id }).from(sessions).where(open).for('update');
  return session !== undefined;
}

/** Ends the open sessions of a person. @param but a session that goes on  @returns how many were ended */
export async function endSessionsOf(
  tx: Tx,
  personId: string,
  { now, but }: { now: Date; but?: string | undefined },
): Promise<number> {
  noteSessions(tx);
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.personId, personId), isNull(sessions.endedAt), but ? ne(sessions.id, but) : undefined))
    .returning({ id: sessions.id });
  return ended.length;
}
