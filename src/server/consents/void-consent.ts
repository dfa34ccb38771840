import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { endAgreed, endRequest } from './repository.ts';

/** Ends a request that cannot be done any more, with the code of why. Whoever asked gets a letter. */
export async function voidConsent(
  app: App,
  admin: { id: string },
  { id, code }: { id: string; code: ErrorCode },
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const ended =
      (await endRequest(tx, id, { status: 'void', word: code, at })) ??
      (await endAgreed(tx, id, { status: 'void', word: code }));
    if (!ended) return;
    await recordAudit(tx, {
      ...{ actorId: admin.id, action: 'consent.void', subjectType: 'consent', subjectId: id, at },
      detail: { act: ended.act, askedBy: ended.askedBy, about: ended.subjectId, code },
    });
    await enqueue(tx, 'mail-consent-decided', { requestId: id }, { key: id });
  });
}
