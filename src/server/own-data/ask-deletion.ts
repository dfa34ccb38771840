import { planDeletion } from '#server/accounts/plan-deletion.ts';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { deletionDays } from '#shared/own-data.ts';
import { findObstacles } from './delete-account.ts';

const dayMs = 24 * 3_600_000;
/** Each ends the other sessions and sends a letter. */
const deletionsAsked = { most: 5, periodMs: dayMs };

/**
 * Has an account deleted after 14 days, in which its person may sign in and keep it. Every other session ends.
 * @throws AppError what is in the way (`DeletionObstacle`), too_many_tries
 */
export function askDeletion(app: App, person: { id: string; sessionId: string }): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    if (!(await planDeletion(tx, person, { at, dueAt: new Date(at.getTime() + deletionDays * dayMs) }))) return;
    const [obstacle] = await findObstacles(tx, person.id, at);
    if (obstacle) throw new AppError(obstacle);
    if (app.config.rateLimits) await takeTries(tx, [{ subject: `deletions:${person.id}`, ...deletionsAsked }], at);
  });
}
