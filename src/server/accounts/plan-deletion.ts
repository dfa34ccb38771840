import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import { recordPerson } from './record-person.ts';
import { endSessionsOf, lockPerson } from './repository.ts';
import { people } from './tables.ts';

/**
 * Notes when an account is to be deleted, locks its person, ends every other session, and mails them so. The caller checks that nothing is in
 * the way.
 * @returns whether it was not noted before  @throws AppError not_found
 */
export async function planDeletion(
  tx: Tx,
  { id: personId, sessionId }: { id: string; sessionId: string },
  { at, dueAt }: { at: Date; dueAt: Date },
): Promise<boolean> {
  const person = await lockPerson(tx, personId);
  if (!person || person.deletedAt) throw new AppError('not_found');
  if (person.deletionDueAt) return false;
  await tx.update(people).set({ deletionDueAt: dueAt, updatedAt: at }).where(eq(people.id, personId));
  await endSessionsOf(tx, personId, { now: at, but: sessionId });
  await recordPerson(tx, { by: personId, action: 'person.deletion_asked', personId, at });
  await enqueue(tx, 'mail-deletion-asked', { personId, dueAt: dueAt.toISOString() });
  return true;
}

/** Keeps an account that was to be deleted. Where it was not, nothing is done. */
export function keepAccount(app: App, personId: string): Promise<void> {
  return transaction(app, async (tx) => {
    const person = await lockPerson(tx, personId);
    if (!person?.deletionDueAt) return;
    const at = app.clock.now();
    await tx.update(people).set({ deletionDueAt: null, updatedAt: at }).where(eq(people.id, personId));
    await recordPerson(tx, { by: personId, action: 'person.deletion_taken_back', personId, at });
  });
}
