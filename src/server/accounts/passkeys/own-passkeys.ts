import { and, eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { Passkeys } from '#shared/contracts/passkeys.ts';
import { AppError } from '#shared/errors.ts';
import { passkeysMost } from '#shared/passkeys.ts';
import { recordPerson } from '../record-person.ts';
import { endSessionsOf, lockOpenSession, lockPerson } from '../repository.ts';
import { passkeys } from '../tables.ts';
import { keepWayIn } from '../ways-in.ts';
import { deletePasskey, listPasskeysOf } from './repository.ts';

interface Named {
  personId: string;
  passkeyId: string;
}

const isOwn = ({ personId, passkeyId }: Named) => and(eq(passkeys.id, passkeyId), eq(passkeys.personId, personId));

/** The passkeys of a person, the first at first. */
export async function getOwnPasskeys(app: App, personId: string): Promise<Passkeys> {
  const own = await listPasskeysOf(app.db, personId);
  return {
    passkeys: own.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null },
    })),
    most: passkeysMost,
  };
}

/** @throws AppError not_found */
export async function renamePasskey(app: App, { name, ...named }: Named & { name: string }): Promise<void> {
  const changed = await app.db.update(passkeys).set({ name }).where(isOwn(named)).returning({ id: passkeys.id });
  if (changed.length === 0) throw new AppError('not_found');
}

/**
 * Removes a passkey, and mails that. Every other session ends, since it may have been opened by it.
 * @throws AppError not_found, last_way_in; sign_in_required when the session ends meanwhile
 */
export async function removePasskey(
  app: App,
  owner: { id: string; sessionId: string },
  passkeyId: string,
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const { id: personId } = owner;
    const person = await lockPerson(tx, personId);
    if (!person || !(await lockOpenSession(tx, owner.sessionId))) throw new AppError('sign_in_required');
    const name = await deletePasskey(tx, { personId, passkeyId });
    if (name === undefined) throw new AppError('not_found');
    await keepWayIn(tx, person);
    await endSessionsOf(tx, personId, { now: at, but: owner.sessionId });
    await recordPerson(tx, { by: personId, action: 'person.passkey_removed', personId, at });
    await enqueue(tx, 'mail-second-factor', {
      ...{ personId, what: 'passkey_removed', name, at: at.toISOString() },
    });
  });
}
