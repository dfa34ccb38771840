import type { App } from '#server/app.ts';
import { type DbOrTx, type Tx, transaction } from '#server/db/client.ts';
import type { User } from '#shared/contracts/accounts.ts';
import { AppError } from '#shared/errors.ts';
import type { SignInOutcome } from '#shared/sign-in-outcomes.ts';
import { type Browser, checkPassword } from './check-password.ts';
import { getUser } from './queries.ts';
import { findByEmail, lockPerson } from './repository.ts';
import { makeChallenge } from './second-factor/challenge.ts';
import { startSession } from './sessions.ts';
import { recordCodeAsked, recordSignIn } from './sign-in-history.ts';
import { countSignIn } from './sign-in-limits.ts';

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

export interface SignedIn {
  token: string;
  user: User;
}

/**
 * Opens a session by e-mail address and password, unless the person has a second factor.
 * @throws AppError too_many_tries, wrong_credentials (also for unknown addresses), suspended and second_factor_required
 *   with a challenge (both only with the right password, so that nobody else learns of it)
 */
export async function signIn(app: App, credentials: Credentials, browser: Browser): Promise<SignedIn> {
  const { email, password } = credentials;
  const found = await findByEmail(app.db, email);
  const right = await checkPassword(app, { email, person: found, password }, browser);
  if (!found) throw new AppError('wrong_credentials');
  const record = (db: DbOrTx, outcome: SignInOutcome) =>
    recordSignIn(db, { personId: found.id, outcome, browser, at: app.clock.now() });
  if (!right) {
    await record(app.db, 'wrong_password');
    throw new AppError('wrong_credentials');
  }
  const outcome = await transaction(app, async (tx) => {
    // Locked, so that a suspension or a new password at the same time is either seen here or ends the session that is
    // opened here.
    const person = await lockPerson(tx, found.id);
    if (person?.passwordHash !== found.passwordHash) {
      await record(tx, 'wrong_password');
      return new AppError('wrong_credentials');
    }
    if (person.suspendedAt) {
      await record(tx, 'suspended');
      return new AppError('suspended');
    }
    const { remember } = credentials;
    if (!person.secondFactorAt) return openSession(app, tx, { personId: person.id, remember, browser });
    const askedId = await recordCodeAsked(app, tx, { personId: person.id, browser });
    return new AppError('second_factor_required', { challenge: makeChallenge(app, person, { remember, askedId }) });
  });
  // Thrown after the transaction, which must commit the history.
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

interface NewSession {
  personId: string;
  remember: boolean;
  browser: Browser;
}

/**
 * Opens a session for whoever has proved who they are, and records it. The caller has locked the person.
 * @throws AppError too_many_tries
 */
export async function openSession(app: App, tx: Tx, { personId, remember, browser }: NewSession): Promise<SignedIn> {
  const at = app.clock.now();
  await countSignIn(app, tx, personId);
  const token = await startSession(tx, { personId, remember, userAgent: browser.userAgent, now: at });
  await recordSignIn(tx, { personId, outcome: 'signed_in', browser, at });
  return { token, user: await getUser(tx, app.secrets, personId) };
}
