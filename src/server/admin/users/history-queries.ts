import { and, desc, eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { AdminUser } from '#shared/contracts/admin-users.ts';
import { roles } from '#shared/rights.ts';

const shownMost = 50;

const aboutPerson = (personId: string) =>
  and(eq(auditEntries.subjectType, 'person'), eq(auditEntries.subjectId, personId));

const selectEntries = (db: DbOrTx) =>
  db
    .select({
      ...{ id: auditEntries.id, at: auditEntries.at, action: auditEntries.action, detail: auditEntries.detail },
      by: { id: people.id, name: people.name },
    })
    .from(auditEntries)
    .leftJoin(people, eq(people.id, auditEntries.actorId))
    .$dynamic();

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
const roleOf = (value: unknown) => roles.find((role) => role === value) ?? null;

/** What the audit log says of a person, newest first, at most 50. By `audit_entries_subject`. */
export async function listHistory(db: DbOrTx, personId: string): Promise<AdminUser['history']> {
  const rows = await selectEntries(db)
    .where(aboutPerson(personId))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(shownMost);
  return rows.map(({ at, detail, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    reason: textOf(detail.reason),
    // The command that makes admins notes only what they were before.
    before: roleOf(detail.before ?? detail.from),
    after: entry.action === 'person.made_admin' ? ('admin' as const) : roleOf(detail.after),
  }));
}

/** Who has suspended a person last; null where nobody has, or the system. By `audit_entries_subject`. */
export async function findSuspender(db: DbOrTx, personId: string): Promise<{ id: string; name: string } | null> {
  const [row] = await selectEntries(db)
    .where(and(aboutPerson(personId), eq(auditEntries.action, 'person.suspended')))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1);
  return row?.by ?? null;
}
