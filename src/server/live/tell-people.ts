import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { LIVE_CHANNEL, type LiveEvent, type LiveMessage } from './live-events.ts';

/**
 * Tells the open pages of these people, in every process, that something changed; when and only if `tx` commits.
 * @param people 150 at most, since a message of PostgreSQL has 8,000 bytes
 */
export async function tellPeople(tx: Tx, people: string[], event: LiveEvent): Promise<void> {
  const message: LiveMessage = { ...event, people };
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(message)})`);
}
