import { and, eq, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { agreedTriesMost } from './queries.ts';
import { consentRequests } from './tables.ts';

/**
 * Counts that something agreed to could not be done. After the last try (`agreedTriesMost`) the job `finish-agreed` goes on
 * with it, which ends among the failed jobs, where an admin can let it run again.
 */
export async function noteFailedTry(app: App, requestId: string): Promise<void> {
  await transaction(app, async (tx) => {
    const { id, status, tries } = consentRequests;
    const [row] = await tx
      .update(consentRequests)
      .set({ tries: sql`${tries} + 1` })
      .where(and(eq(id, requestId), eq(status, 'agreed')))
      .returning({ tries });
    if (row && row.tries >= agreedTriesMost) await enqueue(tx, 'finish-agreed', { requestId }, { key: requestId });
  });
}
