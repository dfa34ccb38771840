import { lt } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { expireRequests } from './repository.ts';
import { consentMoves } from './tables.ts';

/** Ends requests that nobody decided in time, and tells those who asked. */
export async function expireDueConsents(app: App): Promise<void> {
  await transaction(app, (tx) => expireAndTell(tx, app.clock.now()));
}

/** The same within a transaction. */
export async function expireAndTell(tx: Tx, at: Date): Promise<void> {
  for (const { id: requestId } of await expireRequests(tx, at)) {
    await enqueue(tx, 'mail-consent-decided', { requestId }, { key: requestId });
  }
}

const keptMs = 48 * 3_600_000;

/** Deletes what admins moved so long ago that it is counted no more. By `consent_moves_at`. */
export async function forgetOldMoves(app: App): Promise<void> {
  await app.db.delete(consentMoves).where(lt(consentMoves.at, new Date(app.clock.now().getTime() - keptMs)));
}
