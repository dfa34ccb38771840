import type { App } from '#server/app.ts';
import { transaction, type UseCaseOptions } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { networkLimits } from '#server/limits/network.ts';
import { type Limit, takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { lockAccount } from './lock-account.ts';
import { recordPerson } from './record-person.ts';

const hourMs = 3_600_000;
/** Thirty people in an office who each ask once within an hour. */
const perNetwork: Limit = { subject: 'password-reset', most: 30, periodMs: hourMs };
/** Of all together, against askers with many addresses: each request is a job, and may be a letter. */
const overall: Limit = { subject: 'password-reset:overall', most: 1_200, periodMs: hourMs };
/** For one person, whichever admins start them. */
const byAdmins = { most: 3, periodMs: hourMs };

/**
 * Has a link mailed to an address, by which whoever has an account with it chooses a new password. Whether there is one is
 * found out by the job, so that neither the answer nor its time reveals it.
 * @throws AppError too_many_tries
 */
export async function askPasswordReset(
  app: App,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await transaction(app, async (tx) => {
    if (app.config.rateLimits) {
      await takeTries(tx, [...networkLimits(app.secrets, address, perNetwork), overall], app.clock.now());
    }
    await enqueue(tx, 'mail-password-reset', { requestId: newId(), sealedEmail: app.secrets.seal(email) });
  });
}

/**
 * Has such a link mailed to a person, as an admin. The password stays as it is until the link is used.
 * @throws AppError not_found, person_deleted, person_suspended, too_many_tries
 */
export async function startPasswordReset(
  app: App,
  admin: { id: string },
  personId: string,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const person = await lockAccount(tx, personId);
    if (person.suspendedAt) throw new AppError('person_suspended');
    if (app.config.rateLimits) {
      await takeTries(tx, [{ subject: `password-reset-by-admin:${personId}`, ...byAdmins }], at);
    }
    const asked = { requestId: newId(), sealedEmail: app.secrets.seal(person.email), byAdmin: true };
    await enqueue(tx, 'mail-password-reset', asked);
    await recordPerson(tx, { by: admin.id, action: 'person.password_reset_started', personId, at });
    await inSameTx?.(tx);
  });
}
