import { and, desc, eq, inArray } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';

const shownMost = 200;

/** An entry of the audit log about a booking, or about its money. */
export type AuditOfBooking = Awaited<ReturnType<typeof listAuditOf>>[number];

/**
 * What the audit log says of a booking, its payments, refunds and disputes: the newest 200, by
 * `audit_entries_subject`.
 */
export const listAuditOf = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select({
      ...{ at: auditEntries.at, action: auditEntries.action, detail: auditEntries.detail },
      by: { id: people.id, name: people.name },
    })
    .from(auditEntries)
    .leftJoin(people, eq(people.id, auditEntries.actorId))
    .where(
      and(
        inArray(auditEntries.subjectType, ['booking', 'payment', 'refund', 'dispute']),
        inArray(auditEntries.subjectId, [...ids]),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(shownMost);
