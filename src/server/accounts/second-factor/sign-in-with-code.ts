import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import type { SignInOutcome } from '#shared/sign-in-outcomes.ts';
import type { Browser } from '../check-password.ts';
import { findKnownDevice } from '../known-devices.ts';
import { findPerson, lockPerson } from '../repository.ts';
import { openSession, type SignedIn } from '../sign-in.ts';
import { forgetCodeAsked, recordSignIn } from '../sign-in-history.ts';
import { readChallenge } from './challenge.ts';
import { countCode, forgiveCode, logCode } from './code-limits.ts';
import { takeCode } from './take-code.ts';
import { readCode } from './typed-code.ts';

/**
 * Opens a session for whoever has given the right password, by a code of their authenticator app or a recovery code. A
 * letter tells of a recovery code.
 * @throws AppError challenge_expired (also after a new password, and where the second factor was turned off: the password
 *   is asked for again), invalid_input with fields.code for what can be no code, too_many_tries, wrong_code (also one that
 *   was used), suspended
 */
export async function signInWithCode(
  app: App,
  given: { challenge: string; code: string },
  browser: Browser,
): Promise<SignedIn> {
  const challenge = readChallenge(app, given.challenge);
  const found = challenge && (await findPerson(app.db, challenge.personId));
  if (!challenge?.isOf(found) || !found) throw new AppError('challenge_expired');
  const code = readCode(given.code);
  if (!code) throw new AppError('invalid_input', { fields: { code: 'code_invalid' } });
  const { id: personId } = found;
  const deviceId = await findKnownDevice(app, browser.device, found);
  const trying = { personId, deviceId, address: browser.address };
  const counted = await countCode(app, trying);
  const record = (tx: Tx, outcome: SignInOutcome) =>
    recordSignIn(tx, { personId, outcome, browser, at: app.clock.now() });
  const outcome = await transaction(app, async (tx) => {
    // Locked, so that a suspension, a new password or another use of the code at the same time is seen here.
    const person = await lockPerson(tx, personId);
    if (!challenge.isOf(person) || !person?.secondFactorAt) return new AppError('challenge_expired');
    if (challenge.askedId) await forgetCodeAsked(tx, { id: challenge.askedId, personId });
    if (person.suspendedAt) {
      await record(tx, 'suspended');
      return new AppError('suspended');
    }
    if (!(await takeCode(app, tx, { personId, code }))) {
      await record(tx, 'wrong_code');
      return new AppError('wrong_code');
    }
    if (code.kind === 'recovery') {
      await enqueue(tx, 'mail-second-factor', { personId, what: 'code_used', at: app.clock.now().toISOString() });
    }
    return openSession(app, tx, { personId, remember: challenge.remember, browser });
  });
  if (outcome instanceof AppError) {
    if (outcome.code === 'wrong_code') logCode(app, trying, 'second_factor_wrong');
    throw outcome;
  }
  await forgiveCode(app, counted);
  return outcome;
}
