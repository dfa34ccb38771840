import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import type { Person } from '#server/http/person.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import type { Browser } from '../check-password.ts';
import { confirmPassword } from '../confirm-password.ts';
import { findKnownDevice } from '../known-devices.ts';
import { recordPerson } from '../record-person.ts';
import { lockOpenSession, lockPerson, type PersonRow } from '../repository.ts';
import { countCode, forgiveCode, logCode } from './code-limits.ts';
import { wrongCode } from './confirm-enrolment.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { deleteFactor } from './remove-factor.ts';
import { takeCode } from './take-code.ts';
import { readCode } from './typed-code.ts';

/** What proves that it is the person: both are asked for again. */
interface Proof {
  /** Empty for somebody without one, who has signed in recently. */
  currentPassword: string;
  code: string;
}

/** Gives the person ten new recovery codes in place of all others, and mails that. @throws AppError as `proved` */
export const renewRecoveryCodes = (app: App, owner: Person, proof: Proof, browser: Browser): Promise<string[]> =>
  proved(app, { owner, proof, browser }, async (tx, at) => {
    const personId = owner.id;
    await recordPerson(tx, { by: personId, action: 'person.recovery_codes_renewed', personId, at });
    await enqueue(tx, 'mail-second-factor', { personId, what: 'codes', at: at.toISOString() });
    return replaceRecoveryCodes(tx, app.secrets, { personId, at });
  });

/** Turns the second factor off, and mails that. @throws AppError as `proved` */
export const turnOff = (app: App, owner: Person, proof: Proof, browser: Browser): Promise<void> =>
  proved(app, { owner, proof, browser }, async (tx, at) => {
    const personId = owner.id;
    await deleteFactor(tx, personId, at);
    await recordPerson(tx, { by: personId, action: 'person.second_factor_off', personId, at });
    await enqueue(tx, 'mail-second-factor', { personId, what: 'off', at: at.toISOString() });
  });

interface Asked {
  owner: Person;
  proof: Proof;
  browser: Browser;
}

/**
 * Does something once password and code are right; the code is used up.
 * @throws AppError invalid_input with fields.currentPassword or fields.code, second_factor_off, too_many_tries,
 *   sign_in_again for somebody without a password whose sign-in is old; sign_in_required when the session ends meanwhile
 */
async function proved<T>(
  app: App,
  { owner, proof, browser }: Asked,
  act: (tx: Tx, at: Date) => Promise<T>,
): Promise<T> {
  const code = readCode(proof.code);
  if (!code) throw new AppError('invalid_input', { fields: { code: 'code_invalid' } });
  const confirmed = await confirmPassword(app, owner, { currentPassword: proof.currentPassword, browser });
  if (!confirmed.secondFactorAt) throw new AppError('second_factor_off');
  const { id: personId } = owner;
  const deviceId = await findKnownDevice(app, browser.device, confirmed);
  const trying = { personId, deviceId, address: browser.address };
  const counted = await countCode(app, trying);
  const answer = await transaction(app, async (tx) => {
    const person = await lockPerson(tx, personId);
    if (!(await goesOn(tx, person, { confirmed, owner }))) throw new AppError('sign_in_required');
    if (!person?.secondFactorAt) throw new AppError('second_factor_off');
    if (!(await takeCode(app, tx, { personId, code }))) {
      logCode(app, trying, 'second_factor_wrong');
      throw wrongCode();
    }
    return act(tx, app.clock.now());
  });
  await forgiveCode(app, counted);
  return answer;
}

/** Whether, since the password was checked, the session goes on, with that password, and the account is not suspended. */
async function goesOn(
  tx: Tx,
  person: PersonRow | undefined,
  { confirmed, owner }: { confirmed: PersonRow; owner: Person },
): Promise<boolean> {
  if (!person || person.suspendedAt || person.passwordHash !== confirmed.passwordHash) return false;
  return lockOpenSession(tx, owner.sessionId);
}
