import type { App } from '#server/app.ts';
import { transaction, type UseCaseOptions } from '#server/db/client.ts';
import { lockAccount } from './lock-account.ts';
import { recordPerson } from './record-person.ts';
import { endSessionsOf } from './repository.ts';

/**
 * Signs a person out everywhere, as an admin. Of one's own sessions the one in which this is asked goes on. Without an open
 * session nothing is done.
 * @throws AppError not_found, person_deleted
 */
export async function endSessions(
  app: App,
  admin: { id: string; sessionId: string },
  personId: string,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    // A sign-in at the same time locks the person, too, so its session is either ended here or begins after this.
    await lockAccount(tx, personId);
    const but = personId === admin.id ? admin.sessionId : undefined;
    const count = await endSessionsOf(tx, personId, { now: at, but });
    if (count > 0)
      await recordPerson(tx, { by: admin.id, action: 'person.sessions_ended', personId, detail: { count }, at });
    await inSameTx?.(tx);
  });
}
