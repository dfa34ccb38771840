import { becomeProvider } from '#server/accounts/become-provider.ts';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { lockEditable } from '#server/providers/lock-editable.ts';
import type { Application } from '#shared/contracts/onboarding.ts';
import { AppError } from '#shared/errors.ts';
import { applicationAnswer, findOwnApplication } from './queries.ts';
import { isMended, updateDraft } from './repository.ts';

/** An admin reads each of them, and a letter says that it was received. */
export const submissionsPerDay = 5;
const dayMs = 24 * 3_600_000;

/**
 * Submits an application for an admin's decision, also one that was rejected and has been mended. A traveller becomes a
 * provider by it, and is told by letter that it was received.
 * @throws AppError not_found, application_closed (submitted already), application_incomplete, application_unchanged (nothing of
 *   it, of where its money goes or of its listings is another than when it was rejected), too_many_tries
 */
export function submitApplication(app: App, personId: string): Promise<Application> {
  return transaction(app, async (tx) => {
    const own = await findOwnApplication(tx, personId);
    if (!own) throw new AppError('not_found');
    const at = app.clock.now();
    const provider = await lockEditable(tx, own.provider.id);
    const { complete } = await applicationAnswer(app, tx, { ...own, provider });
    if (!complete) throw new AppError('application_incomplete');
    if (!(await isMended(tx, provider))) throw new AppError('application_unchanged');
    if (app.config.rateLimits) {
      const limit = { subject: `applications:${personId}`, most: submissionsPerDay, periodMs: dayMs };
      await takeTries(tx, [limit], at);
    }
    const nothingRejected = { rejectReason: null, rejectedSteps: [] };
    const changes = { status: 'pending' as const, submittedAt: at, updatedAt: at, ...nothingRejected };
    const submitted = await updateDraft(tx, provider.id, changes);
    const newRole = await becomeProvider(tx, { personId, at });
    await recordAudit(tx, {
      ...{ actorId: personId, action: 'provider.submitted', subjectType: 'provider', subjectId: provider.id },
      ...{ detail: { before: provider.status, after: 'pending', ...(newRole && { role: 'provider' }) }, at },
    });
    const received = { providerId: provider.id, personId, submittedAt: at.toISOString() };
    await enqueue(tx, 'mail-application-received', received);
    return applicationAnswer(app, tx, { ...own, provider: submitted });
  });
}
