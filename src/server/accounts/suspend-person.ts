import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import { keepAdmin } from './keep-admin.ts';
import { lockAccount } from './lock-account.ts';
import { recordPerson } from './record-person.ts';
import { endSessionsOf } from './repository.ts';
import { people } from './tables.ts';

/**
 * Suspends a person: ends every session, lets none begin until `restorePerson`, and mails them why. Their bookings stay as
 * they are. A second call changes nothing.
 * @throws AppError not_found; person_deleted; invalid_input for oneself; last_admin; forbidden: whoever acts is no admin any more
 */
export async function suspendPerson(
  app: App,
  admin: { id: string },
  { personId, reason }: { personId: string; reason: string },
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  if (personId === admin.id) throw new AppError('invalid_input', { fields: { id: 'own_account' } });
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    await keepAdmin(tx, { adminId: admin.id, personId });
    await lockAccount(tx, personId);
    const changed = await tx
      .update(people)
      .set({ suspendedAt: at, suspendedReason: reason, updatedAt: at })
      .where(and(eq(people.id, personId), isNull(people.suspendedAt)))
      .returning({ id: people.id });
    if (changed.length > 0) {
      await endSessionsOf(tx, personId, { now: at });
      await recordPerson(tx, { by: admin.id, action: 'person.suspended', personId, detail: { reason }, at });
      await enqueue(tx, 'mail-account-suspended', { personId, suspendedAt: at.toISOString() });
    }
    await inSameTx?.(tx);
  });
}

/** Ends a person's suspension, and mails them so; their old sessions stay ended. @throws AppError not_found, person_deleted */
export async function restorePerson(
  app: App,
  admin: { id: string },
  personId: string,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    await lockAccount(tx, personId);
    const changed = await tx
      .update(people)
      .set({ suspendedAt: null, suspendedReason: null, updatedAt: at })
      .where(and(eq(people.id, personId), isNotNull(people.suspendedAt)))
      .returning({ id: people.id });
    if (changed.length > 0) {
      await recordPerson(tx, { by: admin.id, action: 'person.restored', personId, at });
      await enqueue(tx, 'mail-account-restored', { personId, restoredAt: at.toISOString() });
    }
    await inSameTx?.(tx);
  });
}
