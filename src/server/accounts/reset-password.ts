import { and, eq, gt, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { newToken, sha256 } from '#server/secrets.ts';
import { foldEmail } from '#shared/email.ts';
import { AppError } from '#shared/errors.ts';
import { forgetDevices } from './known-devices.ts';
import { hashPassword, refuseOwnAddress } from './passwords.ts';
import { recordPerson } from './record-person.ts';
import { endSessionsOf, findByEmail, lockPerson, type PersonRow } from './repository.ts';
import { forgetUnusedKey } from './second-factor/forget-keys.ts';
import { deleteFactorByLink } from './second-factor/remove-factor.ts';
import { passwordResets, people } from './tables.ts';
import { deleteWaysInSince } from './ways-in.ts';

const validMs = 3_600_000;

/** By the primary key. */
const isOpen = (app: App, token: string) =>
  and(
    eq(passwordResets.tokenSha256, sha256(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, app.clock.now()),
  );

/** Whoever may choose a new password by a letter to this address; undefined where nobody has it, or is suspended. */
export async function findForReset(app: App, email: string): Promise<PersonRow | undefined> {
  const person = await findByEmail(app.db, email);
  return person?.suspendedAt ? undefined : person;
}

/** Makes a link for a person's address. @returns its token, of which we store the SHA-256 */
export async function makePasswordReset(app: App, { id: personId, email }: PersonRow): Promise<string> {
  const token = newToken();
  const createdAt = app.clock.now();
  const expiresAt = new Date(createdAt.getTime() + validMs);
  await app.db.insert(passwordResets).values({ tokenSha256: sha256(token), personId, email, createdAt, expiresAt });
  return token;
}

/** Whether the link of a letter still works, so that its page can say so before somebody types a password. */
export async function resetWorks(app: App, { token }: { token: string }): Promise<boolean> {
  const [asked] = await app.db
    .select({ sentTo: passwordResets.email, email: people.email, suspendedAt: people.suspendedAt })
    .from(passwordResets)
    .innerJoin(people, eq(people.id, passwordResets.personId))
    .where(isOpen(app, token));
  return asked !== undefined && !asked.suspendedAt && foldEmail(asked.email) === foldEmail(asked.sentTo);
}

/**
 * Sets a new password by the link of a letter. Every session ends, every browser is unknown again, the person's other links
 * work no more, and since the link was read at the address, that is verified. A letter tells the person.
 * A second factor and linked accounts stay, unless a stranger may have set them up; a key from which no code was given yet
 * is forgotten.
 * @returns whose password it is, and whether signing in asks for a code
 * @throws AppError not_found (unknown, used, older than an hour, another address by now, or suspended), invalid_input with
 *   fields.password
 */
export async function resetPassword(
  app: App,
  { token, password }: { token: string; password: string },
): Promise<{ id: string; asksCode: boolean }> {
  // Read before the password is hashed, which is slow on purpose.
  const [asked] = await app.db.select().from(passwordResets).where(isOpen(app, token));
  if (!asked) throw new AppError('not_found');
  refuseOwnAddress(password, asked.email);
  const passwordHash = await hashPassword(password);
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const person = await lockPerson(tx, asked.personId);
    const [reset] = await tx.select().from(passwordResets).where(isOpen(app, token));
    if (!person || !reset || person.suspendedAt) throw new AppError('not_found');
    if (foldEmail(person.email) !== foldEmail(reset.email)) throw new AppError('not_found');
    const emailVerifiedAt = person.emailVerifiedAt ?? at;
    await tx.update(people).set({ passwordHash, emailVerifiedAt, updatedAt: at }).where(eq(people.id, person.id));
    await tx
      .update(passwordResets)
      .set({ usedAt: at })
      .where(and(eq(passwordResets.personId, person.id), isNull(passwordResets.usedAt)));
    await endSessionsOf(tx, person.id, { now: at });
    await forgetDevices(tx, person.id);
    const asksCode = person.secondFactorAt !== null && !mayBeOfStranger(person);
    if (person.secondFactorAt && !asksCode) await deleteFactorByLink(tx, person.id, at);
    else await forgetUnusedKey(tx, person.id);
    if (!person.emailVerifiedAt)
      await deleteWaysInSince(app, tx, person.id, { since: person.emailChangedAt ?? new Date(0), at });
    await recordPerson(tx, { by: person.id, action: 'person.password_reset', personId: person.id, at });
    await enqueue(tx, 'mail-password-changed', { personId: person.id, changedAt: at.toISOString() });
    return { id: person.id, asksCode };
  });
}

/**
 * Whether somebody else may have set up the second factor: until an address is verified, a stranger may have registered with
 * it, or changed theirs to it. One that is older than the address stays, or whoever knows the password would remove it by
 * changing the address to one of theirs; and an admin's stays in any case.
 */
const mayBeOfStranger = ({ role, emailVerifiedAt, emailChangedAt, secondFactorAt }: PersonRow): boolean =>
  role !== 'admin' && emailVerifiedAt === null && (secondFactorAt ?? new Date(0)) >= (emailChangedAt ?? new Date(0));
