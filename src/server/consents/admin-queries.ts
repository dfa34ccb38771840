import { and, asc, eq, gt, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { activeAdmin, adminsToldMost } from '#server/accounts/admin-queries.ts';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { Settings } from '#server/settings/queries.ts';
import { newAdminDays } from '#shared/consent-acts.ts';

const daysMs = newAdminDays * 24 * 3_600_000;

/**
 * What makes somebody a new admin: in the last days another admin gave them the role, restored them or removed their second
 * factor. Whoever has one admin's session could otherwise make a second admin of themselves, or with another admin's password
 * be that one. The commands on the machine are not counted. By `audit_entries_subject`.
 */
const madeNew = (personId: SQL | string, at: Date) =>
  and(
    eq(auditEntries.subjectType, 'person'),
    eq(auditEntries.subjectId, personId),
    inArray(auditEntries.action, ['person.role_changed', 'person.restored', 'person.second_factor_removed']),
    sql`${auditEntries.actorId}::text <> ${auditEntries.subjectId}`,
    gt(auditEntries.at, new Date(at.getTime() - daysMs)),
  );

/** The admins who can consent to what this one asks, those who registered first, 50 at most. */
export async function listDeciders(db: DbOrTx, askerId: string, at: Date): Promise<string[]> {
  const newness = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(madeNew(sql`${people.id}::text`, at));
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(activeAdmin, ne(people.id, askerId), notExists(newness)))
    .orderBy(asc(people.createdAt), asc(people.id))
    .limit(adminsToldMost);
  return rows.map(({ id }) => id);
}

type Amount = Pick<Settings, 'consentAboveCents'>;
interface Asking {
  /** The admin who would ask. */
  askerId: string;
  at: Date;
}

/** Whether an amount needs another admin's consent, and there is nobody who can give it to this one. */
export async function lacksDeciders(db: DbOrTx, { consentAboveCents }: Amount, { askerId, at }: Asking) {
  return consentAboveCents !== null && (await listDeciders(db, askerId, at)).length === 0;
}

/** Whether an amount needs another admin's consent, and this person alone can give it to whoever asks. */
export async function isOnlyDecider(
  db: DbOrTx,
  { consentAboveCents }: Amount,
  { personId, askerId, at }: Asking & { personId: string },
): Promise<boolean> {
  if (consentAboveCents === null) return false;
  const deciders = await listDeciders(db, askerId, at);
  return deciders.length === 1 && deciders[0] === personId;
}

/** From when on a new admin can consent; null for whoever can already. */
export async function findNewUntil(db: DbOrTx, adminId: string, at: Date): Promise<Date | null> {
  const [last] = await db
    .select({ at: sql<Date | null>`max(${auditEntries.at})`.mapWith(auditEntries.at) })
    .from(auditEntries)
    .where(madeNew(adminId, at));
  return last?.at ? new Date(last.at.getTime() + daysMs) : null;
}
