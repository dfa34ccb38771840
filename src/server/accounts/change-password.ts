import { and, eq, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import type { Person } from '#server/http/person.ts';
import { signedInRecently } from '#server/http/rights.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { type Browser, checkPassword } from './check-password.ts';
import { forgetDevices } from './known-devices.ts';
import { hashPassword, refuseOwnAddress } from './passwords.ts';
import { recordPerson } from './record-person.ts';
import { endSessionsOf, findPerson, lockOpenSession, lockPerson, type PersonRow } from './repository.ts';
import { forgetUnusedKey } from './second-factor/forget-keys.ts';
import { passwordResets, people } from './tables.ts';

/** Each change mails a letter, also to an address that nobody has verified. */
const changesPerPerson = { most: 10, periodMs: 24 * 3_600_000 };

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

/** As the call is specified: 401, with the message at the field. */
const wrongPassword = () => new AppError('wrong_credentials', { fields: { currentPassword: 'password_wrong' } });

/**
 * Changes the password of whoever is signed in. Every other session ends, every browser is unknown again, and links for a new
 * password work no more; a letter tells the person. Somebody without a password gets their first one after a recent sign-in.
 * @throws AppError wrong_credentials with fields.currentPassword (also where the password has changed meanwhile), too_many_tries,
 *   invalid_input with fields.newPassword, sign_in_again; sign_in_required when the session ends meanwhile
 */
export async function changePassword(
  app: App,
  owner: Pick<Person, 'id' | 'sessionId' | 'signedInAt'>,
  { currentPassword, newPassword }: Passwords,
  browser: Browser,
): Promise<void> {
  const found = await findPerson(app.db, owner.id);
  if (!found) throw new AppError('sign_in_required');
  await proveOwner(app, owner, { found, currentPassword, browser });
  refuseNewPassword(found, { currentPassword, newPassword });
  const passwordHash = await hashPassword(newPassword);
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const person = await lockPerson(tx, owner.id);
    if (!person || person.suspendedAt || !(await lockOpenSession(tx, owner.sessionId)))
      throw new AppError('sign_in_required');
    if (person.passwordHash !== found.passwordHash) throw wrongPassword();
    if (app.config.rateLimits)
      await takeTries(tx, [{ subject: `password-change:${person.id}`, ...changesPerPerson }], at);
    await tx.update(people).set({ passwordHash, updatedAt: at }).where(eq(people.id, person.id));
    await tx
      .update(passwordResets)
      .set({ usedAt: at })
      .where(and(eq(passwordResets.personId, person.id), isNull(passwordResets.usedAt)));
    await endSessionsOf(tx, person.id, { now: at, but: owner.sessionId });
    await forgetDevices(tx, person.id);
    await forgetUnusedKey(tx, person.id);
    await recordPerson(tx, { by: person.id, action: 'person.password_changed', personId: person.id, at });
    await enqueue(tx, 'mail-password-changed', { personId: person.id, changedAt: at.toISOString() });
  });
}

interface Given {
  found: PersonRow;
  currentPassword: string;
  browser: Browser;
}

async function proveOwner(
  app: App,
  owner: Pick<Person, 'signedInAt'>,
  { found, currentPassword, browser }: Given,
): Promise<void> {
  if (found.passwordHash === null) {
    if (!signedInRecently(app, owner)) throw new AppError('sign_in_again');
    return;
  }
  const guess = { email: found.email, person: found, password: currentPassword };
  if (!(await checkPassword(app, guess, browser))) throw wrongPassword();
}

function refuseNewPassword({ email, passwordHash }: PersonRow, { currentPassword, newPassword }: Passwords): void {
  const refuse = (problem: string) => new AppError('invalid_input', { fields: { newPassword: problem } });
  if (passwordHash !== null && newPassword === currentPassword) throw refuse('password_same');
  refuseOwnAddress(newPassword, email, 'newPassword');
}
