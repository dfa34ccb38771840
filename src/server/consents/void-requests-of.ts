import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { endRequest } from './repository.ts';
import { consentRequests } from './tables.ts';

interface Asker {
  id: string;
  /** The admin who suspends them, gives them another role or ends their sessions. */
  by: string;
  at: Date;
}

/**
 * Ends what somebody has asked others to consent to, because an admin suspends them, gives them another role or ends their
 * sessions: somebody else may have asked it in their name. By `consent_requests_of`.
 */
export async function voidRequestsOf(tx: Tx, { id, by, at }: Asker): Promise<void> {
  const open = await tx
    .select({ id: consentRequests.id })
    .from(consentRequests)
    .where(and(sql`${consentRequests.status} = 'open'`, eq(consentRequests.askedBy, id)));
  for (const { id: requestId } of open) {
    const ended = await endRequest(tx, requestId, { status: 'void', word: 'asker_changed', at });
    if (!ended) continue;
    await recordAudit(tx, {
      ...{ actorId: by, action: 'consent.void', subjectType: 'consent', subjectId: requestId, at },
      detail: { act: ended.act, askedBy: id, about: ended.subjectId, code: 'asker_changed' },
    });
    await enqueue(tx, 'mail-consent-decided', { requestId }, { key: requestId });
  }
}
