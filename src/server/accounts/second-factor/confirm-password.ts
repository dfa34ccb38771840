import type { App } from '#server/app.ts';
import type { Person } from '#server/http/person.ts';
import { signedInRecently } from '#server/http/rights.ts';
import { AppError } from '#shared/errors.ts';
import { type Browser, checkPassword } from '../check-password.ts';
import { findPerson, type PersonRow } from '../repository.ts';

/**
 * Makes sure that it is the person who changes their second factor: by the present password; for somebody without one, by
 * a recent sign-in.
 * @returns the account as it was checked: its password may have changed by the time that it is locked
 * @throws AppError invalid_input with fields.currentPassword, too_many_tries, sign_in_again
 */
export async function confirmPassword(
  app: App,
  owner: Pick<Person, 'id' | 'signedInAt'>,
  { currentPassword: password, browser }: { currentPassword: string; browser: Browser },
): Promise<PersonRow> {
  const person = await findPerson(app.db, owner.id);
  if (!person) throw new AppError('sign_in_required');
  if (person.passwordHash === null) {
    if (!signedInRecently(app, owner)) throw new AppError('sign_in_again');
  } else if (!(await checkPassword(app, { email: person.email, person, password }, browser))) {
    throw new AppError('invalid_input', { fields: { currentPassword: 'password_wrong' } });
  }
  return person;
}
