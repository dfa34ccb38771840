import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type ConsentAct, otherWaysOf } from '#shared/consent-acts.ts';
import { endRequest } from './repository.ts';
import { consentRequests } from './tables.ts';

interface Ending {
  id: string;
  /** The admin who suspends them, gives them another role or ends their sessions. */
  by: string;
  at: Date;
}

/**
 * Ends what somebody has asked others to consent to, because an admin suspends them, gives them another role or ends their
 * sessions: somebody else may have asked it in their name. By `consent_requests_of`.
 */
export function voidRequestsOf(tx: Tx, { id, ...by }: Ending): Promise<void> {
  return voidOpen(tx, eq(consentRequests.askedBy, id), { ...by, code: 'asker_changed' });
}

/** Ends what was asked to be sent to a provider, because an admin suspends it. What a bank did is still noted. */
export function voidPayoutsTo(tx: Tx, { id, ...by }: Ending): Promise<void> {
  const isSent = inArray(consentRequests.act, ['payout.approve', 'payout.item_retry']);
  const isTheirs = sql`${isSent} and ${consentRequests.facts} ->> 'providerId' = ${id}`;
  return voidOpen(tx, isTheirs, { ...by, code: 'provider_suspended' });
}

interface Sending extends Omit<Ending, 'id'> {
  act: ConsentAct;
  subjectId: string;
}

/**
 * Ends what was asked for another way to send or end the same money, because this one was agreed to: a refund may wait for a
 * person again, as when it was asked for, and would be sent twice.
 */
export async function voidOtherWay(tx: Tx, { act, subjectId, ...by }: Sending): Promise<void> {
  const others = otherWaysOf(act);
  if (others.length === 0) return;
  const isOther = sql`${inArray(consentRequests.act, others)} and ${consentRequests.subjectId} = ${subjectId}`;
  await voidOpen(tx, isOther, { ...by, code: 'other_way' });
}

/** Ends what is open and of this kind, with why. Whoever asked gets a letter. By `consent_requests_status`. */
async function voidOpen(tx: Tx, which: SQL, { by, at, code }: Omit<Ending, 'id'> & { code: string }): Promise<void> {
  const open = await tx
    .select({ id: consentRequests.id })
    .from(consentRequests)
    .where(and(sql`${consentRequests.status} = 'open'`, which));
  for (const { id: requestId } of open) {
    const ended = await endRequest(tx, requestId, { status: 'void', word: code, at });
    if (!ended) continue;
    await recordAudit(tx, {
      ...{ actorId: by, action: 'consent.void', subjectType: 'consent', subjectId: requestId, at },
      detail: { act: ended.act, askedBy: ended.askedBy, about: ended.subjectId, code },
    });
    await enqueue(tx, 'mail-consent-decided', { requestId }, { key: requestId });
  }
}
