import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { violatedConstraint } from '#server/db/sql-error.ts';
import type { Person } from '#server/http/person.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { sealPhone } from '#server/secrets.ts';
import type { ProfileRequest } from '#shared/contracts/accounts.schemas.ts';
import type { User } from '#shared/contracts/accounts.ts';
import { isCalendarDate, today } from '#shared/dates.ts';
import { foldEmail } from '#shared/email.ts';
import { AppError } from '#shared/errors.ts';
import { mayBeCalled } from '#shared/plain-text.ts';
import { askToVerifyEmail } from './ask-to-verify-email.ts';
import type { Browser } from './check-password.ts';
import { confirmPassword, passwordMissing } from './confirm-password.ts';
import { noteEmailChange } from './email-change.ts';
import { findKnownDevice, forgetDevices } from './known-devices.ts';
import { noteAuthor } from './note-author.ts';
import { noteSessions } from './note-sessions.ts';
import { getUser } from './queries.ts';
import { emailIsTaken, endSessionsOf, findPerson, lockOpenSession, lockPerson, type PersonRow } from './repository.ts';
import { people } from './tables.ts';

type Profile = z.output<typeof ProfileRequest>;
/** Who saves it, in which session. */
type Owner = Pick<Person, 'id' | 'sessionId' | 'signedInAt'>;

/** Each change sends two letters. Enough for somebody who mistypes an address again and again. */
const changesPerDay = { most: 5, periodMs: 24 * 3_600_000 };

/** The answer tells whether an address has an account, so asking is limited as well. */
const asksPerDay = { most: 20, periodMs: 24 * 3_600_000 };

const taken = () => new AppError('email_taken', { fields: { email: 'email_taken' } });

/**
 * Saves a profile: absent fields stay as they are, null clears. Another address needs the present password. It is
 * unverified until the link in the letter to it is opened, every other session ends, and the old address gets a letter.
 * @throws AppError email_taken with fields.email; invalid_input for a new name that is none, a date of birth that cannot
 *   be one, or a missing or wrong password; sign_in_again for somebody without a password whose sign-in is old;
 *   sign_in_required when the session ends meanwhile; too_many_tries
 */
export async function updateProfile(app: App, owner: Owner, profile: Profile, browser: Browser): Promise<User> {
  const { phone, dateOfBirth, currentPassword, ...rest } = profile;
  const birthday = dateOfBirth === undefined ? undefined : birthdayOf(app, dateOfBirth);
  const sealed = phone ? sealPhone(app.secrets, phone) : { phoneSealed: phone, phoneKey: phone };
  const confirmed = await confirmEmailChange(app, owner, { email: rest.email, currentPassword, browser });
  const deviceId = await findKnownDevice(app, browser.device, confirmed);
  try {
    return await transaction(app, async (tx) => {
      const now = app.clock.now();
      const before = await lockPerson(tx, owner.id);
      if (!before) throw new AppError('not_found');
      if (rest.name !== undefined && !mayBeCalled(rest.name, before.name))
        throw new AppError('invalid_input', { fields: { name: 'text_plain' } });
      const email = rest.email ?? before.email;
      const isChanged = isOther(before, email);
      // Since the password was checked, another session has changed the address, or all of them were ended, for instance by a
      // reset of the password. Its new hash is looked at as well.
      if (isChanged && !(await lockOpenSession(tx, owner.sessionId))) throw new AppError('sign_in_required');
      if (isChanged && confirmed?.passwordHash !== before.passwordHash) throw passwordMissing();
      if (isChanged && (await emailIsTaken(tx, { email, exceptId: owner.id, now }))) throw taken();
      const [after] = await tx
        .update(people)
        // Drizzle leaves columns alone whose value is undefined.
        .set({
          ...rest,
          ...sealed,
          dateOfBirth: birthday,
          ...(isChanged && { emailVerifiedAt: null, emailChangedAt: now }),
          updatedAt: now,
        })
        .where(eq(people.id, owner.id))
        .returning();
      if (!after) throw new AppError('not_found');
      noteSessions(tx);
      if (after.name !== before.name) await noteAuthor(tx, owner.id);
      if (isChanged) await tellEmailChange(app, tx, { before, after, sessionId: owner.sessionId, deviceId });
      return await getUser(tx, app.secrets, owner.id);
    });
  } catch (error) {
    // Somebody else took the address after we had checked it.
    if (violatedConstraint(error) === 'people_email') throw taken();
    throw error;
  }
}

const isOther = (person: PersonRow, email: string): boolean => foldEmail(person.email) !== foldEmail(email);

interface EmailChange {
  /** undefined: it stays. */
  email: string | undefined;
  currentPassword: string | undefined;
  browser: Browser;
}

/**
 * Checks that the owner may change the address, and counts that they ask.
 * @returns the account as it was checked; undefined: the address stays
 */
async function confirmEmailChange(app: App, owner: Owner, change: EmailChange): Promise<PersonRow | undefined> {
  const person = await findPerson(app.db, owner.id);
  if (!person || change.email === undefined || !isOther(person, change.email)) return undefined;
  const confirmed = await confirmPassword(app, owner, change);
  if (app.config.rateLimits) {
    const limit = { subject: `email-change-asked:${person.id}`, ...asksPerDay };
    await transaction(app, (tx) => takeTries(tx, [limit], app.clock.now()));
  }
  return confirmed;
}

interface ChangedEmail {
  before: PersonRow;
  after: PersonRow;
  /** The session and the browser that stay. */
  sessionId: string;
  deviceId: string;
}

/** Mails both addresses, and ends what somebody else may have opened. @throws AppError too_many_tries */
async function tellEmailChange(app: App, tx: Tx, { before, after, sessionId, deviceId }: ChangedEmail): Promise<void> {
  const now = app.clock.now();
  if (app.config.rateLimits) await takeTries(tx, [{ subject: `email-change:${before.id}`, ...changesPerDay }], now);
  await askToVerifyEmail(tx, app.secrets, after, now);
  await noteEmailChange(app, tx, before);
  await endSessionsOf(tx, before.id, { now, but: sessionId });
  await forgetDevices(tx, before.id, { but: deviceId });
}

function birthdayOf(app: App, text: string | null) {
  if (text === null) return null;
  if (isCalendarDate(text) && text <= today(app.clock)) return text;
  throw new AppError('invalid_input', { fields: { dateOfBirth: 'date_invalid' } });
}
