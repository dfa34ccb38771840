import { and, asc, eq, gt, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { newAdminDays } from '#shared/consent-acts.ts';

const activeAdmin = and(eq(people.role, 'admin'), isNull(people.suspendedAt));

/** Whether a person is an admin who is not suspended. */
export async function isActiveAdmin(db: DbOrTx, id: string): Promise<boolean> {
  const found = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, id), activeAdmin));
  return found.length > 0;
}

const firstInstant = (at: Date) => new Date(at.getTime() - newAdminDays * 24 * 3_600_000);

/**
 * Was made an admin or restored by another admin in the last days. Whoever has one admin's session could otherwise make a
 * second admin of themselves. The command on the machine is not counted. By `audit_entries_subject`.
 */
const madeLately = (db: DbOrTx, at: Date) =>
  db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectType, 'person'),
        sql`${auditEntries.subjectId} = ${people.id}::text`,
        sql`${auditEntries.action} in ('person.role_changed', 'person.restored')`,
        isNotNull(auditEntries.actorId),
        gt(auditEntries.at, firstInstant(at)),
      ),
    );

/** So many admins get a letter. */
const adminsMost = 50;

/** The admins who can consent to what this one asks, those who registered first, 50 at most. */
export async function listDeciders(db: DbOrTx, askerId: string, at: Date): Promise<string[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(activeAdmin, ne(people.id, askerId), notExists(madeLately(db, at))))
    .orderBy(asc(people.createdAt), asc(people.id))
    .limit(adminsMost);
  return rows.map(({ id }) => id);
}

/** From when on a new admin can consent; null for whoever can already. */
export async function findNewUntil(db: DbOrTx, adminId: string, at: Date): Promise<Date | null> {
  const [last] = await db
    .select({ at: sql<Date | null>`max(${auditEntries.at})`.mapWith(auditEntries.at) })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectType, 'person'),
        eq(auditEntries.subjectId, adminId),
        sql`${auditEntries.action} in ('person.role_changed', 'person.restored')`,
        isNotNull(auditEntries.actorId),
        gt(auditEntries.at, firstInstant(at)),
      ),
    );
  return last?.at ? new Date(last.at.getTime() + newAdminDays * 24 * 3_600_000) : null;
}
