import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction, type UseCaseOptions } from '#server/db/client.ts';
import type { Consent } from '#shared/contracts/consents.ts';
import { AppError } from '#shared/errors.ts';
import { getConsent, getRequest } from './queries.ts';
import { endRequest } from './repository.ts';

/** Takes back what one asked for. @throws AppError not_found (also for another's), consent_closed */
export async function takeBackConsent(
  app: App,
  admin: { id: string },
  id: string,
  { inSameTx }: UseCaseOptions<Consent> = {},
): Promise<Consent> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const { askedBy, act, subjectId } = await getRequest(tx, id);
    if (askedBy !== admin.id) throw new AppError('not_found');
    if (!(await endRequest(tx, id, { status: 'taken_back', at }))) throw new AppError('consent_closed');
    await recordAudit(tx, {
      ...{ actorId: admin.id, action: 'consent.taken_back', subjectType: 'consent', subjectId: id, at },
      detail: { act, about: subjectId },
    });
    const consent = await getConsent(tx, admin, { id, now: at });
    await inSameTx?.(tx, consent);
    return consent;
  });
}
