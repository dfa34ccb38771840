import { lt } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import { checkMayDecide, getRequest } from './queries.ts';
import { endRequest, expireRequests } from './repository.ts';
import { consentMoves } from './tables.ts';

/**
 * Declines what another admin asked for; nothing is done, and they get a letter with the reason.
 * @throws AppError not_found, consent_own, consent_new_admin, consent_closed
 */
export async function declineConsent(
  app: App,
  admin: { id: string },
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await transaction(app, async (tx) => {
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
  });
}

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

/** Ends a request that cannot be done any more, with the code of why. Whoever asked gets a letter. */
export async function voidConsent(
  app: App,
  admin: { id: string },
  { id, code }: { id: string; code: string },
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const ended = await endRequest(tx, id, { status: 'void', word: code, at });
    if (!ended) return;
    await recordAudit(tx, {
      ...{ actorId: admin.id, action: 'consent.void', subjectType: 'consent', subjectId: id, at },
      detail: { act: ended.act, askedBy: ended.askedBy, about: ended.subjectId, code },
    });
    await enqueue(tx, 'mail-consent-decided', { requestId: id }, { key: id });
  });
}

/** Ends requests that nobody decided in time, and tells those who asked. */
export async function expireDueConsents(app: App): Promise<void> {
  await transaction(app, async (tx) => {
    for (const { id: requestId } of await expireRequests(tx, app.clock.now())) {
      await enqueue(tx, 'mail-consent-decided', { requestId }, { key: requestId });
    }
  });
}

const keptMs = 48 * 3_600_000;

/** Deletes what admins moved so long ago that it is counted no more. By `consent_moves_at`. */
export async function forgetOldMoves(app: App): Promise<void> {
  await app.db.delete(consentMoves).where(lt(consentMoves.at, new Date(app.clock.now().getTime() - keptMs)));
}
