import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Tx } from '#server/db/client.ts';
import { findByEmail } from './repository.ts';
import { people } from './tables.ts';

/**
 * Gives an account the role admin; called by `scripts/make-admin.ts`.
 * @returns 'done', 'already' when it has that role, 'unknown' when no account has the address
 */
export async function makeAdmin(tx: Tx, email: string, now: Date): Promise<'done' | 'already' | 'unknown'> {
  const person = await findByEmail(tx, email);
  if (!person) return 'unknown';
  if (person.role === 'admin') return 'already';
  await tx.update(people).set({ role: 'admin', updatedAt: now }).where(eq(people.id, person.id));
  await recordAudit(tx, {
    actorId: null,
    action: 'person.made_admin',
    subjectType: 'person',
    subjectId: person.id,
    detail: { from: person.role },
    at: now,
  });
  return 'done';
}
