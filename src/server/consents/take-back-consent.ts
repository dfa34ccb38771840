import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { getRequest } from './queries.ts';
import { endRequest } from './repository.ts';

/** Takes back what one asked for. @throws AppError not_found (also for another's), consent_closed */
export async function takeBackConsent(app: App, admin: { id: string }, id: string): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const { askedBy, act, subjectId } = await getRequest(tx, id);
    if (askedBy !== admin.id) throw new AppError('not_found');
    if (!(await endRequest(tx, id, { status: 'taken_back', at }))) throw new AppError('consent_closed');
    await recordAudit(tx, {
      ...{ actorId: admin.id, action: 'consent.taken_back', subjectType: 'consent', subjectId: id, at },
      detail: { act, about: subjectId },
    });
  });
}
