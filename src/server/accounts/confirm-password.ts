import type { App } from '#server/app.ts';
import type { Person } from '#server/http/person.ts';
import { signedInRecently } from '#server/http/rights.ts';
import { AppError } from '#shared/errors.ts';
import { type Browser, checkPassword } from './check-password.ts';
import { findPerson, type PersonRow } from './repository.ts';

/** What somebody who is signed in gives to prove who they are, and where it comes from. */
interface Given {
  currentPassword: string | undefined;
  browser: Browser;
}

const refused = (code: 'password_missing' | 'password_wrong') =>
  new AppError('invalid_input', { fields: { currentPassword: code } });

/** The password is asked for: it was not given, or has changed since it was checked. */
export const passwordMissing = () => refused('password_missing');

/**
 * Makes sure that it is the person who changes their address or their second factor: by the present password; for somebody
 * without one, by a recent sign-in.
 * @returns the account as it was checked: its password may have changed by the time that it is locked
 * @throws AppError invalid_input with fields.currentPassword, too_many_tries, sign_in_again
 */
export async function confirmPassword(
  app: App,
  owner: Pick<Person, 'id' | 'signedInAt'>,
  { currentPassword: password, browser }: Given,
): Promise<PersonRow> {
  const person = await findPerson(app.db, owner.id);
  if (!person) throw new AppError('sign_in_required');
  if (person.passwordHash === null) {
    if (!signedInRecently(app, owner)) throw new AppError('sign_in_again');
    return person;
  }
  if (!password) throw passwordMissing();
  if (!(await checkPassword(app, { email: person.email, person, password }, browser))) throw refused('password_wrong');
  return person;
}
