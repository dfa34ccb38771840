import type { App } from '#server/app.ts';
import { transaction, type UseCaseOptions } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { askToVerifyEmail } from './ask-to-verify-email.ts';
import { lockAccount } from './lock-account.ts';
import { recordPerson } from './record-person.ts';
import { lockPerson } from './repository.ts';

/** For one person: those that they ask for, and those that admins send. */
const perHour = { most: 3, periodMs: 3_600_000 };

/**
 * Mails a person another link that verifies their address, as an admin. Those that were mailed before work on. An address
 * gets few such letters a day (`letter-limits.ts`); one beyond that is sent later.
 * @throws AppError not_found, person_deleted, email_verified, too_many_tries
 */
export async function sendVerification(
  app: App,
  admin: { id: string },
  personId: string,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const person = await lockAccount(tx, personId);
    if (person.emailVerifiedAt) throw new AppError('email_verified');
    if (app.config.rateLimits) await takeTries(tx, [{ subject: `verification-by-admin:${personId}`, ...perHour }], at);
    await askToVerifyEmail(tx, app.secrets, person, at);
    await recordPerson(tx, { by: admin.id, action: 'person.verification_sent', personId, at });
    await inSameTx?.(tx);
  });
}

/**
 * Mails a person another link that verifies their address, as they ask for it. Those that were mailed before work on.
 * @throws AppError not_found, email_verified, too_many_tries
 */
export async function sendOwnVerification(app: App, { id }: { id: string }): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const person = await lockPerson(tx, id);
    if (!person) throw new AppError('not_found');
    if (person.emailVerifiedAt) throw new AppError('email_verified');
    if (app.config.rateLimits) await takeTries(tx, [{ subject: `verification:${id}`, ...perHour }], at);
    await askToVerifyEmail(tx, app.secrets, person, at);
  });
}
