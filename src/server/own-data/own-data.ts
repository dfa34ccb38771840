import { and, asc, eq, gt } from 'drizzle-orm';
import { auditEntries } from '#server/audit/tables.ts';
import { idempotencyKeys } from '#server/http/tables.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { eachOf, type OwnDataPart } from '#server/own-data-part.ts';
import { ownDownloads } from './tables.ts';

/** What belongs to no feature that knows people: the audit log, the keys of repeated calls, and the files that are made here. */
export const otherOwnData: OwnDataPart = {
  tables: {
    audit_entries: {
      kept: 'The log of who did what can be neither changed nor deleted; its ids name nobody any more.',
    },
    idempotency_keys: 'erased',
    own_downloads: 'erased',
  },
  sections: {
    actions: (app, { personId }) =>
      eachOf(({ after, most }) =>
        app.db
          .select({
            ...{ id: auditEntries.id, at: auditEntries.at, action: auditEntries.action },
            ...{ subjectType: auditEntries.subjectType, subjectId: auditEntries.subjectId },
          })
          .from(auditEntries)
          .where(and(eq(auditEntries.actorId, personId), gt(auditEntries.id, after)))
          .orderBy(asc(auditEntries.id))
          .limit(most),
      ),
  },
  async forget(tx, { personId }) {
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.personId, personId));
    const removed = await tx
      .delete(ownDownloads)
      .where(eq(ownDownloads.personId, personId))
      .returning({ id: ownDownloads.id });
    for (const { id } of removed) await enqueue(tx, 'remove-own-download', { downloadId: id });
  },
};
