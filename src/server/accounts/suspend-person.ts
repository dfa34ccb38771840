import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { endSessionsOf } from './repository.ts';
import { people } from './tables.ts';

/**
 * Suspends a person: ends every session, and lets none begin until `restorePerson`. A second call changes nothing.
 * @throws AppError not_found; invalid_input for oneself
 */
export async function suspendPerson(
  app: App,
  admin: { id: string },
  { personId, reason }: { personId: string; reason: string },
): Promise<void> {
  if (personId === admin.id) throw new AppError('invalid_input', { fields: { id: 'own_account' } });
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const changed = await tx
      .update(people)
      .set({ suspendedAt: at, suspendedReason: reason, updatedAt: at })
      .where(and(eq(people.id, personId), isNull(people.suspendedAt)))
      .returning({ id: people.id });
    if (changed.length === 0) return checkExists(tx, personId);
    await endSessionsOf(tx, personId, { now: at });
    await record(tx, admin, { action: 'person.suspended', personId, detail: { reason }, at });
  });
}

/** Ends a person's suspension; their old sessions stay ended. @throws AppError not_found */
export async function restorePerson(app: App, admin: { id: string }, personId: string): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const changed = await tx
      .update(people)
      .set({ suspendedAt: null, suspendedReason: null, updatedAt: at })
      .where(and(eq(people.id, personId), isNotNull(people.suspendedAt)))
      .returning({ id: people.id });
    if (changed.length === 0) return checkExists(tx, personId);
    await record(tx, admin, { action: 'person.restored', personId, detail: {}, at });
  });
}

async function checkExists(tx: Tx, personId: string): Promise<void> {
  const [found] = await tx.select({ id: people.id }).from(people).where(eq(people.id, personId));
  if (!found) throw new AppError('not_found');
}

const record = (
  tx: Tx,
  admin: { id: string },
  { action, personId, detail, at }: { action: string; personId: string; detail: Record<string, unknown>; at: Date },
) => recordAudit(tx, { actorId: admin.id, action, subjectType: 'person', subjectId: personId, detail, at });
