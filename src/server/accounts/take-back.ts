import { and, eq, gte, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type DbOrTx, type Tx, transaction } from '#server/db/client.ts';
import { violatedConstraint } from '#server/db/sql-error.ts';
import { foldEmail } from '#shared/email.ts';
import { AppError } from '#shared/errors.ts';
import { forgetDevices } from './known-devices.ts';
import { hashPassword, refuseOwnAddress } from './passwords.ts';
import { recordPerson } from './record-person.ts';
import { endSessionsOf, lockPerson, type PersonRow } from './repository.ts';
import { deleteFactorSince } from './second-factor/remove-factor.ts';
import { emailChanges, people, takeBackLinks } from './tables.ts';
import { deleteWaysInSince } from './ways-in.ts';

/** Links that take an account back work so long: enough for a weekend without mail. */
export const takeBackValidMs = 72 * 3_600_000;

/** An account as a link of a letter takes it back. */
export interface Earlier {
  personId: string;
  /** The address that it had, and when that had been verified. */
  email: string;
  verifiedAt: Date;
  /** Since when somebody else may have had it. */
  since: Date;
}

interface ByLink {
  /** The new password, since whoever had the account knew the old one. */
  password: string;
  /** Finds what an open link takes back; undefined for any other link. */
  find: (db: DbOrTx) => Promise<Earlier | undefined>;
  /** What the audit log says. */
  action: 'person.email_restored' | 'person.taken_back';
}

/**
 * Takes an account back by a link of a letter: it has its earlier address again and a new password, every session ends, every
 * browser is unknown again, later links work no more, and what was set up of a second factor or linked since is removed; a
 * letter says that. A deletion that was asked for is taken back. An admin's second factor stays.
 * @returns whose account it is, and whether signing in asks for a code
 * @throws AppError not_found (no open link), invalid_input with fields.password, email_taken
 */
export async function takeAccountBack(
  app: App,
  { password, find, action }: ByLink,
): Promise<{ id: string; asksCode: boolean }> {
  // Read before the password is hashed, which is slow on purpose.
  const asked = await find(app.db);
  if (!asked) throw new AppError('not_found');
  refuseOwnAddress(password, asked.email);
  const passwordHash = await hashPassword(password);
  try {
    return await transaction(app, async (tx) => {
      const at = app.clock.now();
      const person = await lockPerson(tx, asked.personId);
      const earlier = await find(tx);
      if (!person || !earlier) throw new AppError('not_found');
      const { id: personId } = person;
      const { email, verifiedAt: emailVerifiedAt, since } = earlier;
      const left = foldEmail(person.email) === foldEmail(email) ? undefined : person.email;
      await tx
        .update(people)
        .set({
          ...{ email, emailVerifiedAt, passwordHash, ...(left && { emailChangedAt: at }) },
          ...{ deletionDueAt: null, updatedAt: at },
        })
        .where(eq(people.id, personId));
      if (person.deletionDueAt)
        await recordPerson(tx, { by: personId, action: 'person.deletion_taken_back', personId, at });
      await closeLinks(tx, { personId, since, at });
      await endSessionsOf(tx, personId, { now: at });
      await forgetDevices(tx, personId);
      await deleteWaysInSince(app, tx, personId, { since, at, left });
      const asksCode = await deleteFactorSince(app, tx, person, { since, at, left });
      await recordPerson(tx, { by: personId, action, personId, at });
      return { id: personId, asksCode };
    });
  } catch (error) {
    // An account had taken the address before it was kept for this one.
    if (violatedConstraint(error) === 'people_email') throw new AppError('email_taken');
    throw error;
  }
}

interface Closing {
  personId: PersonRow['id'];
  since: Date;
  at: Date;
}

/** Ends the links that would take the account back to what it was at or after an instant. */
async function closeLinks(tx: Tx, { personId, since, at }: Closing): Promise<void> {
  for (const links of [emailChanges, takeBackLinks]) {
    await tx
      .update(links)
      .set({ usedAt: at })
      .where(and(eq(links.personId, personId), gte(links.createdAt, since), isNull(links.usedAt)));
  }
}
