import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { violatedConstraint } from '#server/db/sql-error.ts';
import type { ProfileRequest } from '#shared/contracts/accounts.schemas.ts';
import type { User } from '#shared/contracts/accounts.ts';
import { isCalendarDate, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { askToVerifyEmail } from './email-verification.ts';
import { getUser } from './queries.ts';
import { emailIsTaken, lockPerson } from './repository.ts';
import { people } from './tables.ts';

type Profile = z.output<typeof ProfileRequest>;

/**
 * Saves a profile: absent fields stay as they are, null clears. A new address is unverified until the link in the letter
 * to it is opened.
 * @throws AppError email_taken with fields.email; invalid_input for a date of birth that cannot be one
 */
export async function updateProfile(app: App, person: { id: string }, profile: Profile): Promise<User> {
  const { phone, dateOfBirth, ...rest } = profile;
  const birthday = dateOfBirth === undefined ? undefined : birthdayOf(app, dateOfBirth);
  const phoneSealed = phone ? app.secrets.seal(phone) : phone;
  const taken = new AppError('email_taken', { fields: { email: 'email_taken' } });
  try {
    return await transaction(app, async (tx) => {
      const now = app.clock.now();
      const before = await lockPerson(tx, person.id);
      if (!before) throw new AppError('not_found');
      const moved = before.email.toLowerCase() !== rest.email.toLowerCase();
      if (moved && (await emailIsTaken(tx, { email: rest.email, exceptId: person.id }))) throw taken;
      const [after] = await tx
        .update(people)
        // Drizzle leaves columns alone whose value is undefined.
        .set({
          ...rest,
          phoneSealed,
          dateOfBirth: birthday,
          ...(moved && { emailVerifiedAt: null }),
          updatedAt: now,
        })
        .where(eq(people.id, person.id))
        .returning();
      if (!after) throw new AppError('not_found');
      if (moved) await askToVerifyEmail(tx, app.secrets, after, now);
      return await getUser(tx, app.secrets, person.id);
    });
  } catch (error) {
    // Somebody else took the address after we had checked it.
    if (violatedConstraint(error) === 'people_email') throw taken;
    throw error;
  }
}

function birthdayOf(app: App, text: string | null) {
  if (text === null) return null;
  if (isCalendarDate(text) && text <= today(app.clock)) return text;
  throw new AppError('invalid_input', { fields: { dateOfBirth: 'date_invalid' } });
}
