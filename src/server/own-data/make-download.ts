import { and, eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { downloadLimits } from '#shared/own-data.ts';
import { putDownload, removeDownloadFile } from './download-file.ts';
import { ownDownloads } from './tables.ts';
import { listEntries, writeZip } from './write-zip.ts';

/**
 * Makes a file that was asked for, and tells its person by letter. A second run makes one that is not ready yet anew, and otherwise does
 * nothing. Outside of transactions.
 * @throws Error where it cannot be made; the queue then tries it again
 */
export async function makeDownload(app: App, downloadId: string): Promise<void> {
  const waiting = and(eq(ownDownloads.id, downloadId), eq(ownDownloads.status, 'waiting'));
  const [row] = await app.db.select().from(ownDownloads).where(waiting);
  if (!row) return;
  const entries = await listEntries(app, { personId: row.personId, lang: row.language });
  const show = async (done: number) => {
    try {
      await app.db.update(ownDownloads).set({ done, total: entries.length }).where(waiting);
    } catch {
      // The file is made all the same; the page shows less than is done until the next entry.
    }
  };
  await show(0);
  let shown = Promise.resolve();
  const onEntry = (done: number) => {
    shown = shown.then(() => show(done));
  };
  const bytes = await putDownload(app, downloadId, writeZip(entries, { at: app.clock.now(), onEntry }));
  await shown;
  const isThere = await transaction(app, async (tx) => {
    const expiresAt = new Date(app.clock.now().getTime() + downloadLimits.days * 24 * 3_600_000);
    const ready = { status: 'ready', bytes, done: entries.length, expiresAt } as const;
    const [made] = await tx.update(ownDownloads).set(ready).where(waiting).returning({ id: ownDownloads.id });
    if (made) await enqueue(tx, 'mail-own-download', { downloadId });
    const [known] = await tx.select({ id: ownDownloads.id }).from(ownDownloads).where(eq(ownDownloads.id, downloadId));
    return known !== undefined;
  });
  // The account was deleted meanwhile, or another file was asked for.
  if (!isThere) await removeDownloadFile(app, downloadId);
}
