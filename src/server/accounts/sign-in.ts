import type { App } from '#server/app.ts';
import { type DbOrTx, transaction } from '#server/db/client.ts';
import type { User } from '#shared/contracts/accounts.ts';
import { AppError } from '#shared/errors.ts';
import type { SignInOutcome } from '#shared/sign-in-outcomes.ts';
import { type Browser, checkPassword } from './check-password.ts';
import { getUser } from './queries.ts';
import { findByEmail, lockPerson } from './repository.ts';
import { startSession } from './sessions.ts';
import { recordSignIn } from './sign-in-history.ts';
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
 * Opens a session by e-mail address and password.
 * @throws AppError too_many_tries, wrong_credentials (also for unknown addresses), suspended (only with the right
 *   password, so that nobody else learns of it)
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
  const signedIn = await transaction(app, async (tx) => {
    // Locked, so that a suspension or a new password at the same time is either seen here or ends the session that is
    // opened here.
    const person = await lockPerson(tx, found.id);
    if (person?.passwordHash !== found.passwordHash) {
      await record(tx, 'wrong_password');
      return 'wrong_credentials';
    }
    if (person.suspendedAt) {
      await record(tx, 'suspended');
      return 'suspended';
    }
    await countSignIn(app, tx, person.id);
    const token = await startSession(tx, {
      personId: person.id,
      remember: credentials.remember,
      userAgent: browser.userAgent,
      now: app.clock.now(),
    });
    await record(tx, 'signed_in');
    return { token, user: await getUser(tx, app.secrets, person.id) };
  });
  if (typeof signedIn === 'string') throw new AppError(signedIn);
  return signedIn;
}
