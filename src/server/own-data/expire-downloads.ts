import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { downloadLimits } from '#shared/own-data.ts';
import { ownDownloads } from './tables.ts';

const batch = 100;

/**
 * Removes the files that can no longer be opened, and lets those count as failed that took too long, which their person may then ask for
 * again. A second run does nothing. By `own_downloads_expires`.
 */
export async function expireDownloads(app: App): Promise<void> {
  const at = app.clock.now();
  const due = lte(ownDownloads.expiresAt, at);
  const until = new Date(at.getTime() + downloadLimits.days * 24 * 3_600_000);
  await app.db
    .update(ownDownloads)
    .set({ status: 'failed', expiresAt: until })
    .where(and(due, eq(ownDownloads.status, 'waiting')));
  let removed = batch;
  while (removed === batch) {
    removed = await transaction(app, async (tx) => {
      const over = await tx
        .select({ id: ownDownloads.id })
        .from(ownDownloads)
        .where(and(due, ne(ownDownloads.status, 'waiting')))
        .orderBy(asc(ownDownloads.expiresAt))
        .limit(batch)
        .for('update', { skipLocked: true });
      if (over.length === 0) return 0;
      const ids = over.map(({ id }) => id);
      await tx.delete(ownDownloads).where(inArray(ownDownloads.id, ids));
      for (const downloadId of ids) await enqueue(tx, 'remove-own-download', { downloadId });
      return over.length;
    });
  }
}
