import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import type { Role } from '#shared/rights.ts';
import { listOtherAdmins } from './admin-queries.ts';
import { keepAdmin } from './keep-admin.ts';
import { lockAccount } from './lock-account.ts';
import { noteSessions } from './note-sessions.ts';
import { recordPerson } from './record-person.ts';
import { people } from './tables.ts';

/**
 * Gives a person another role. It holds from the next call on: sessions are read together with the role (in another process
 * a call that only reads may know the old one for a second). What a person may do for a business does not depend on it. The
 * role that they have already changes nothing. The other admins, 50 at most, get a letter about a new one.
 * @throws AppError not_found; person_deleted; invalid_input for oneself; last_admin; forbidden: whoever acts is no admin any more
 */
export async function changeRole(
  app: App,
  admin: { id: string },
  { personId, role, reason }: { personId: string; role: Role; reason: string },
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  if (personId === admin.id) throw new AppError('invalid_input', { fields: { id: 'own_role' } });
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    await keepAdmin(tx, { adminId: admin.id, personId });
    const before = await lockAccount(tx, personId);
    if (before.role !== role) {
      await tx.update(people).set({ role, updatedAt: at }).where(eq(people.id, personId));
      noteSessions(tx);
      const detail = { before: before.role, after: role, reason };
      await recordPerson(tx, { by: admin.id, action: 'person.role_changed', personId, detail, at });
      if (role === 'admin') await tellMade(tx, { personId, by: admin.id, at });
    }
    await inSameTx?.(tx);
  });
}

async function tellMade(tx: Tx, { personId: adminId, by, at }: { personId: string; by: string; at: Date }) {
  for (const personId of await listOtherAdmins(tx, adminId)) {
    await enqueue(tx, 'mail-admin-made', { personId, adminId, by, at: at.toISOString() });
  }
}
