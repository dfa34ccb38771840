import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type DbOrTx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { deletedAddressOf } from '#shared/deleted-address.ts';
import type { DeletionObstacle } from '#shared/own-data.ts';
import { ownDataParts } from './parts.ts';

/**
 * What is in the way of deleting an account now, in the order of the features. Locks nothing, so it may change at once: the
 * deletion itself locks what it depends on first.
 */
export async function findObstacles(tx: DbOrTx, personId: string, at: Date): Promise<DeletionObstacle[]> {
  const found: DeletionObstacle[] = [];
  for (const { findObstacle } of ownDataParts) {
    const obstacle = await findObstacle?.(tx, personId, at);
    if (obstacle) found.push(obstacle);
  }
  return found;
}

/**
 * Deletes an account whose waiting time is over: everything in one transaction, under the lock of its person, for which whoever writes a
 * row of theirs waits. Where something is in the way by now, it is kept, and a letter says why. A second run does nothing.
 */
export function deleteAccount(app: App, personId: string): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const [person] = await tx.select().from(people).where(eq(people.id, personId)).for('update');
    if (!person?.deletionDueAt || person.deletionDueAt > at || person.deletedAt) return;
    for (const { lockObstacles } of ownDataParts) await lockObstacles?.(tx, personId);
    const [obstacle] = await findObstacles(tx, personId, at);
    if (obstacle) {
      await tx.update(people).set({ deletionDueAt: null }).where(eq(people.id, personId));
      return enqueue(tx, 'mail-deletion-stopped', { personId, obstacle, at: at.toISOString() });
    }
    const { email, name, preferences } = person;
    const noEmail = deletedAddressOf(personId);
    for (const { forget } of ownDataParts) await forget?.(tx, { personId, email, noEmail, at });
    await recordAudit(tx, {
      ...{ actorId: personId, action: 'person.deleted', subjectType: 'person', subjectId: personId, detail: {}, at },
    });
    const told = { name, email, language: preferences.language };
    return enqueue(tx, 'mail-account-deleted', { personId, sealed: app.secrets.seal(JSON.stringify(told)) });
  });
}

const batch = 50;

/**
 * Deletes the accounts whose waiting time is over, each for itself: those that fail, however many, keep no other from it, and are
 * tried again by the next sweep. By `people_deletion`.
 */
export async function deleteDueAccounts(app: App): Promise<void> {
  const isDue = and(lte(people.deletionDueAt, app.clock.now()), isNull(people.deletedAt));
  let last: { id: string; dueAt: string } | undefined;
  do {
    const isAfter =
      last && sql`(${people.deletionDueAt}, ${people.id}) > (${last.dueAt}::timestamptz, ${last.id}::uuid)`;
    const due = await app.db
      .select({ id: people.id, dueAt: sql<string>`${people.deletionDueAt}::text` })
      .from(people)
      .where(and(isDue, isAfter))
      .orderBy(asc(people.deletionDueAt), asc(people.id))
      .limit(batch);
    for (const { id } of due) {
      await deleteAccount(app, id).catch((error: unknown) => {
        app.log.error({ err: error, person: id, alert: true }, 'an account could not be deleted');
      });
    }
    last = due.length === batch ? due.at(-1) : undefined;
  } while (last);
}
