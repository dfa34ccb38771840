import { and, eq, gte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import { noteSessions } from '../note-sessions.ts';
import { recordPerson } from '../record-person.ts';
import { findByEmail, lockPerson, type PersonRow } from '../repository.ts';
import { people, recoveryCodes, secondFactors } from '../tables.ts';
import { forgetUnusedKey } from './forget-keys.ts';

/** Deletes a person's key and recovery codes: from now on the password is enough. The caller has locked the person. */
export async function deleteFactor(tx: Tx, personId: string, at: Date): Promise<void> {
  noteSessions(tx);
  await eraseFactor(tx, personId, at);
}

async function eraseFactor(tx: Tx, personId: string, at: Date): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.personId, personId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
  await tx.update(people).set({ secondFactorAt: null, updatedAt: at }).where(eq(people.id, personId));
}

/**
 * Removes what was set up at or after an instant, since somebody else may have done it: a second factor, else the recovery
 * codes made since. The caller has locked the person.
 * @returns whether a second factor stays
 */
export async function deleteFactorSince(
  tx: Tx,
  person: PersonRow,
  { since, at }: { since: Date; at: Date },
): Promise<boolean> {
  const { id: personId, secondFactorAt } = person;
  if (secondFactorAt && secondFactorAt >= since) {
    await deleteFactor(tx, personId, at);
    await recordPerson(tx, { by: personId, action: 'person.second_factor_removed', personId, at });
    return false;
  }
  await forgetUnusedKey(tx, personId);
  await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.personId, personId), gte(recoveryCodes.createdAt, since)));
  return secondFactorAt !== null;
}

/**
 * Removes the second factor of somebody who has lost their phone and their recovery codes, as an admin, and mails them so.
 * @throws AppError not_found; invalid_input for oneself; second_factor_off
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
    const person = await lockPerson(tx, personId);
    if (!person) throw new AppError('not_found');
    if (!person.secondFactorAt) throw new AppError('second_factor_off');
    await deleteFactor(tx, personId, at);
    await recordPerson(tx, { by: admin.id, action: 'person.second_factor_removed', personId, detail: { reason }, at });
    await enqueue(tx, 'mail-second-factor', { personId, what: 'removed', at: at.toISOString() });
    await inSameTx?.(tx);
  });
}

/**
 * Removes the second factor of an account; called by `scripts/remove-second-factor.ts` where no other admin can do it.
 * @param tx of a script: no process of ours hears of it, and no letter is sent
 * @returns 'done', 'off' when it has none, 'unknown' when no account has the address
 */
export async function removeFactorByCommand(tx: Tx, email: string, at: Date): Promise<'done' | 'off' | 'unknown'> {
  const person = await findByEmail(tx, email);
  if (!person) return 'unknown';
  if (!person.secondFactorAt) return 'off';
  await eraseFactor(tx, person.id, at);
  await recordAudit(tx, {
    ...{ actorId: null, action: 'person.second_factor_removed', subjectType: 'person', subjectId: person.id },
    detail: {},
    at,
  });
  return 'done';
}
