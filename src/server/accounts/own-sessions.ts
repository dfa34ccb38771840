import { and, eq, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import type { Person } from '#server/http/person.ts';
import type { OwnSessions } from '#shared/contracts/account-changes.ts';
import { AppError } from '#shared/errors.ts';
import { deviceName } from './device-name.ts';
import { listSessions } from './history-queries.ts';
import { noteSessions } from './note-sessions.ts';
import { endSessionsOf, lockOpenSession, lockPerson } from './repository.ts';
import { sessions } from './tables.ts';

type Owner = Pick<Person, 'id' | 'sessionId'>;

/** Where the person is signed in, the newest first. */
export async function listOwnSessions(app: App, { id, sessionId }: Owner): Promise<OwnSessions> {
  const open = await listSessions(app.db, id, app.clock.now());
  return open.map((session) => ({
    id: session.id,
    device: deviceName(session.userAgent),
    since: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    current: session.id === sessionId,
  }));
}

/** Ends one of the person's sessions. One that has ended already stays ended. @throws AppError not_found */
export async function endOwnSession(app: App, { id: personId }: Owner, sessionId: string): Promise<void> {
  await transaction(app, async (tx) => {
    const own = and(eq(sessions.id, sessionId), eq(sessions.personId, personId));
    const [found] = await tx.select({ id: sessions.id }).from(sessions).where(own);
    if (!found) throw new AppError('not_found');
    noteSessions(tx);
    await tx
      .update(sessions)
      .set({ endedAt: app.clock.now() })
      .where(and(own, isNull(sessions.endedAt)));
  });
}

/** Ends all of the person's sessions but the one in which this is asked. @throws AppError sign_in_required when that ends meanwhile */
export async function endOtherSessions(app: App, { id, sessionId }: Owner): Promise<void> {
  await transaction(app, async (tx) => {
    // The person first, as a new password does: two devices that end each other's sessions must not wait for each other.
    await lockPerson(tx, id);
    if (!(await lockOpenSession(tx, sessionId))) throw new AppError('sign_in_required');
    await endSessionsOf(tx, id, { now: app.clock.now(), but: sessionId });
  });
}
