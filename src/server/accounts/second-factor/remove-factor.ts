import { and, eq, gte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import { listOtherAdmins } from '../admin-queries.ts';
import { lockAccount } from '../lock-account.ts';
import { noteSessions } from '../note-sessions.ts';
import { recordPerson } from '../record-person.ts';
import { findByEmail, lockPerson, type PersonRow } from '../repository.ts';
import { people, recoveryCodes, secondFactors } from '../tables.ts';
import { forgetUnusedKey } from './forget-keys.ts';

/** Deletes a person's key and recovery codes: from now on the password is enough. The caller has locked the person. */
export async function deleteFactor(tx: Tx, personId: string, at: Date): Promise<void> {
  noteSessions(tx);
  await tx.delete(secondFactors).where(eq(secondFactors.personId, personId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
  await tx.update(people).set({ secondFactorAt: null, updatedAt: at }).where(eq(people.id, personId));
}

interface Since {
  /** Since when somebody else may have had the account. */
  since: Date;
  at: Date;
  /** The address that the account had until now, where it has another one again: it gets the letter as well. */
  left: string | undefined;
}

/**
 * Removes what was set up at or after an instant, since somebody else may have done it: a second factor, else the recovery
 * codes made since. A letter says so. The second factor of an admin stays, because whoever reads a mailbox must not become
 * one. The caller has locked the person.
 * @returns whether a second factor stays
 */
export async function deleteFactorSince(
  app: App,
  tx: Tx,
  person: PersonRow,
  { since, at, left }: Since,
): Promise<boolean> {
  const { id: personId, secondFactorAt } = person;
  if (secondFactorAt && secondFactorAt >= since && person.role !== 'admin') {
    await deleteFactorByLink(tx, personId, at);
    // Whoever has left the other mailbox of their own will reads it here.
    const sealedTo = left && app.secrets.seal(left);
    if (sealedTo)
      await enqueue(tx, 'mail-second-factor', { personId, what: 'by_link', at: at.toISOString(), sealedTo });
    return false;
  }
  await forgetUnusedKey(tx, personId);
  const gone = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.personId, personId), gte(recoveryCodes.createdAt, since)))
    .returning({ digest: recoveryCodes.digest });
  if (gone.length > 0)
    await enqueue(tx, 'mail-second-factor', { personId, what: 'codes_removed', at: at.toISOString() });
  return secondFactorAt !== null;
}

/** Removes the second factor of somebody who has chosen a new password by a link of a letter, and mails that. */
export async function deleteFactorByLink(tx: Tx, personId: string, at: Date): Promise<void> {
  await deleteFactor(tx, personId, at);
  await recordPerson(tx, { by: personId, action: 'person.second_factor_removed', personId, at });
  await enqueue(tx, 'mail-second-factor', { personId, what: 'by_link', at: at.toISOString() });
}

/**
 * Removes the second factor of somebody who has lost their phone and their recovery codes, as an admin, and mails them so;
 * of an admin, other admins too, 50 at most.
 * @throws AppError not_found; person_deleted; invalid_input for oneself; second_factor_off
 */
export async function removeFactor(
  app: App,
  admin: { id: string },
  { personId, reason }: { personId: string; reason: string },
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  if (personId === admin.id) throw new AppError('invalid_input', { fields: { id: 'own_factor' } });
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const person = await lockAccount(tx, personId);
    if (!person.secondFactorAt) throw new AppError('second_factor_off');
    await deleteFactor(tx, personId, at);
    await recordPerson(tx, { by: admin.id, action: 'person.second_factor_removed', personId, detail: { reason }, at });
    await tellRemoved(tx, person, { by: admin.id, at });
    await inSameTx?.(tx);
  });
}

/**
 * Removes the second factor of an account, and mails that; called by `scripts/remove-second-factor.ts` where no other admin
 * can do it.
 * @returns 'done', 'off' when it has none, 'unknown' when no account has the address
 */
export async function removeFactorByCommand(tx: Tx, email: string, at: Date): Promise<'done' | 'off' | 'unknown'> {
  const found = await findByEmail(tx, email);
  const person = found && (await lockPerson(tx, found.id));
  if (!person) return 'unknown';
  if (!person.secondFactorAt) return 'off';
  await deleteFactor(tx, person.id, at);
  await recordAudit(tx, {
    ...{ actorId: null, action: 'person.second_factor_removed', subjectType: 'person', subjectId: person.id },
    detail: {},
    at,
  });
  await tellRemoved(tx, person, { by: null, at });
  return 'done';
}

/** Mails a person that our team has removed their second factor; where it is an admin's, other admins who are not suspended, too: the 50 who registered first. */
async function tellRemoved(
  tx: Tx,
  person: PersonRow,
  { by, at: instant }: { by: string | null; at: Date },
): Promise<void> {
  const at = instant.toISOString();
  await enqueue(tx, 'mail-second-factor', { personId: person.id, what: 'removed', at });
  if (person.role !== 'admin') return;
  for (const personId of await listOtherAdmins(tx, person.id)) {
    await enqueue(tx, 'mail-admin-factor-removed', { personId, adminId: person.id, by, at });
  }
}
