import { and, eq, gt, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { newToken, sha256 } from '#server/secrets.ts';
import { recordPerson } from './record-person.ts';
import type { PersonRow } from './repository.ts';
import { emailChanges } from './tables.ts';
import { type Earlier, takeAccountBack, takeBackValidMs } from './take-back.ts';

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
    expiresAt: new Date(now.getTime() + takeBackValidMs),
  });
  await recordPerson(tx, { by: before.id, action: 'person.email_changed', personId: before.id, at: now });
  await enqueue(tx, 'mail-email-changed', { sealedToken: app.secrets.seal(token) });
}

/**
 * Restores the address that a person had before a change, by the link in the letter to it, as `takeAccountBack` says.
 * @throws AppError as `takeAccountBack`; not_found also where the old address was not verified
 */
export const restoreEmail = (
  app: App,
  { token, password }: { token: string; password: string },
): Promise<{ id: string; asksCode: boolean }> =>
  takeAccountBack(app, {
    password,
    find: (db) => findOpenChange(db, token, app.clock.now()),
    action: 'person.email_restored',
  });

async function findOpenChange(db: DbOrTx, token: string, now: Date): Promise<Earlier | undefined> {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(
      and(eq(emailChanges.tokenSha256, sha256(token)), isNull(emailChanges.usedAt), gt(emailChanges.expiresAt, now)),
    );
  if (!change?.oldVerifiedAt) return undefined;
  const { personId, oldEmail: email, oldVerifiedAt: verifiedAt, createdAt: since } = change;
  return { personId, email, verifiedAt, since };
}
