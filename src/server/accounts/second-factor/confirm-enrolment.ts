import { and, eq, gt } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import type { Browser } from '../check-password.ts';
import { findKnownDevice, forgetDevices } from '../known-devices.ts';
import { recordPerson } from '../record-person.ts';
import { endSessionsOf, findPerson, lockOpenSession, lockPerson } from '../repository.ts';
import { people, secondFactors } from '../tables.ts';
import { countCode, forgiveCode } from './code-limits.ts';
import { keyValidMs } from './forget-keys.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { makeTakeBackLink } from './take-back-link.ts';
import { takeCode } from './take-code.ts';
import { readCode } from './typed-code.ts';

/** Each time costs letters and a link that is kept for a month. */
export const perDay = { most: 10, periodMs: 24 * 3_600_000 };

interface Confirmation {
  code: string;
  browser: Browser;
}

/**
 * Turns the second factor on by the first code of the authenticator app. Every other session ends, every other browser is
 * unknown again, and a letter tells the person.
 * @returns ten recovery codes, which are shown only now
 * @throws AppError invalid_input with fields.code; second_factor_on; second_factor_not_started (also where the key is older
 *   than an hour, or somebody has chosen a new password since); too_many_tries; sign_in_required when the session ends
 *   meanwhile
 */
export async function confirmEnrolment(
  app: App,
  owner: { id: string; sessionId: string },
  { code: typed, browser }: Confirmation,
): Promise<string[]> {
  const code = readCode(typed);
  if (code?.kind !== 'app') throw new AppError('invalid_input', { fields: { code: 'code_of_app' } });
  const { id: personId, sessionId } = owner;
  const deviceId = await findKnownDevice(app, browser.device, await findPerson(app.db, personId));
  const counted = await countCode(app, { personId, deviceId, address: browser.address });
  const codes = await transaction(app, async (tx) => {
    const at = app.clock.now();
    const person = await lockPerson(tx, personId);
    // Whoever ended the session meanwhile has ended it for good: it must not be the one that stays.
    if (!person || person.suspendedAt || !(await lockOpenSession(tx, sessionId)))
      throw new AppError('sign_in_required');
    if (person.secondFactorAt) throw new AppError('second_factor_on');
    if (!(await hasFreshKey(tx, personId, at))) throw new AppError('second_factor_not_started');
    if (!(await takeCode(app, tx, { personId, code }))) throw wrongCode();
    if (app.config.rateLimits) await takeTries(tx, [{ subject: `second-factor-on:${personId}`, ...perDay }], at);
    await tx.update(people).set({ secondFactorAt: at, updatedAt: at }).where(eq(people.id, personId));
    await endSessionsOf(tx, personId, { now: at, but: sessionId });
    await forgetDevices(tx, personId, { but: deviceId });
    await recordPerson(tx, { by: personId, action: 'person.second_factor_on', personId, at });
    // To the address of this moment: whoever has taken the account over may change it before the letter is written.
    const sealedTo = app.secrets.seal(person.email);
    const token = await makeTakeBackLink(tx, person, at);
    const sealedToken = token && app.secrets.seal(token);
    await enqueue(tx, 'mail-second-factor', { personId, what: 'on', at: at.toISOString(), sealedTo, sealedToken });
    return replaceRecoveryCodes(tx, app.secrets, { personId, at });
  });
  await forgiveCode(app, counted);
  return codes;
}

/** A code that a signed-in person has given is wrong, or was used before. */
export const wrongCode = () => new AppError('invalid_input', { fields: { code: 'code_wrong' } });

async function hasFreshKey(tx: Tx, personId: string, at: Date): Promise<boolean> {
  const since = new Date(at.getTime() - keyValidMs);
  const [row] = await tx
    .select({ personId: secondFactors.personId })
    .from(secondFactors)
    .where(and(eq(secondFactors.personId, personId), gt(secondFactors.createdAt, since)));
  return row !== undefined;
}
