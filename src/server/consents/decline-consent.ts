import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { Consent } from '#shared/contracts/consents.ts';
import { AppError } from '#shared/errors.ts';
import { checkMayDecide, getConsent, getRequest } from './queries.ts';
import { endRequest } from './repository.ts';

/**
 * Declines what another admin asked for; nothing is done, and they get a letter with the reason.
 * @throws AppError not_found, consent_own, consent_new_admin, consent_closed
 */
export async function declineConsent(
  app: App,
  admin: { id: string },
  { id, reason }: { id: string; reason: string },
  { inSameTx }: UseCaseOptions<Consent> = {},
): Promise<Consent> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const request = await getRequest(tx, id);
    await checkMayDecide(tx, admin, request, at);
    const ended = await endRequest(tx, id, { status: 'declined', decidedBy: admin.id, word: reason, at });
    if (!ended) throw new AppError('consent_closed');
    await recordAudit(tx, {
      ...{ actorId: admin.id, action: 'consent.declined', subjectType: 'consent', subjectId: id, at },
      detail: { act: ended.act, askedBy: ended.askedBy, about: ended.subjectId, reason },
    });
    await enqueue(tx, 'mail-consent-decided', { requestId: id }, { key: id });
    const consent = await getConsent(tx, admin, { id, now: at });
    await inSameTx?.(tx, consent);
    return consent;
  });
}
