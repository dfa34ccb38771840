import { and, eq, gt, gte, isNotNull, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { violatedConstraint } from '#server/db/sql-error.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { newToken, sha256 } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { forgetDevices } from './known-devices.ts';
import { hashPassword, refuseOwnAddress } from './passwords.ts';
import { endSessionsOf, lockPerson, type PersonRow } from './repository.ts';
import { deleteFactorSince } from './second-factor/remove-factor.ts';
import { emailChanges, people } from './tables.ts';

/** Long enough for a weekend without mail. */
const undoableMs = 72 * 3_600_000;

/**
 * Notes that a person has another address now, and enqueues the letter to the old one. Its link undoes the change for 72
 * hours; meanwhile nobody else can take the old address. The token is never stored in plain text.
 */
export async function noteEmailChange(app: App, tx: Tx, before: PersonRow): Promise<void> {
  const token = newToken();
  const now = app.clock.now();
  await tx.insert(emailChanges).values({
    tokenSha256: sha256(token),
    personId: before.id,
    oldEmail: before.email,
    oldVerifiedAt: before.emailVerifiedAt,
    createdAt: now,
    expiresAt: new Date(now.getTime() + undoableMs),
  });
  await record(tx, { action: 'person.email_changed', personId: before.id, at: now });
  await enqueue(tx, 'mail-email-changed', { sealedToken: app.secrets.seal(token) });
}

/**
 * Restores the address that a person had before a change, by the link in the letter to it, and sets a new password, since
 * whoever changed the address knew the old one. Every session ends, every browser is unknown again, this and later changes
 * cannot be undone any more, and a second factor and recovery codes that were set up since the change are removed.
 * @returns whose address it is, and whether signing in asks for a code
 * @throws AppError not_found (unknown, used or older than 72 hours, or the old address was not verified), invalid_input
 *   with fields.password
 */
export async function restoreEmail(
  app: App,
  { token, password }: { token: string; password: string },
): Promise<{ id: string; asksCode: boolean }> {
  const isOpen = and(
    eq(emailChanges.tokenSha256, sha256(token)),
    isNull(emailChanges.usedAt),
    isNotNull(emailChanges.oldVerifiedAt),
    gt(emailChanges.expiresAt, app.clock.now()),
  );
  // Read before the password is hashed, which is slow on purpose.
  const [asked] = await app.db.select().from(emailChanges).where(isOpen);
  if (!asked) throw new AppError('not_found');
  refuseOwnAddress(password, asked.oldEmail);
  const passwordHash = await hashPassword(password);
  try {
    return await transaction(app, async (tx) => {
      const now = app.clock.now();
      const person = await lockPerson(tx, asked.personId);
      const [change] = await tx.select().from(emailChanges).where(isOpen);
      if (!person || !change) throw new AppError('not_found');
      const { oldEmail: email, oldVerifiedAt: emailVerifiedAt } = change;
      await tx
        .update(people)
        .set({ email, emailVerifiedAt, passwordHash, updatedAt: now })
        .where(eq(people.id, person.id));
      await tx
        .update(emailChanges)
        .set({ usedAt: now })
        .where(and(eq(emailChanges.personId, person.id), gte(emailChanges.createdAt, change.createdAt)));
      await endSessionsOf(tx, person.id, { now });
      await forgetDevices(tx, person.id);
      const asksCode = await deleteFactorSince(tx, person, { since: change.createdAt, at: now });
      await record(tx, { action: 'person.email_restored', personId: person.id, at: now });
      return { id: person.id, asksCode };
    });
  } catch (error) {
    // An account had taken the address before it was kept for this one.
    if (violatedConstraint(error) === 'people_email') throw new AppError('email_taken');
    throw error;
  }
}

const record = (tx: Tx, { action, personId, at }: { action: string; personId: string; at: Date }) =>
  recordAudit(tx, { actorId: personId, action, subjectType: 'person', subjectId: personId, detail: {}, at });
