import { eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { downloadLimits } from '#shared/own-data.ts';
import { ownDownloads } from './tables.ts';

const dayMs = 24 * 3_600_000;
/** So long its making may take; then it counts as failed. */
const madeWithinMs = 3_600_000;

/**
 * Has the file with everything that we have of a person made. A new one takes the place of the one before.
 * @throws AppError own_download_running: one is being made, too_many_tries
 */
export function askDownload(app: App, { personId, lang }: { personId: string; lang: Lang }): Promise<{ id: string }> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update');
    const before = await tx
      .select({ id: ownDownloads.id, status: ownDownloads.status })
      .from(ownDownloads)
      .where(eq(ownDownloads.personId, personId));
    if (before.some(({ status }) => status === 'waiting')) throw new AppError('own_download_running');
    const limit = { subject: `own-data:${personId}`, most: downloadLimits.perDay, periodMs: dayMs };
    if (app.config.rateLimits) await takeTries(tx, [limit], at);
    await tx.delete(ownDownloads).where(eq(ownDownloads.personId, personId));
    for (const { id } of before) await enqueue(tx, 'remove-own-download', { downloadId: id });
    const id = newId();
    const expiresAt = new Date(at.getTime() + madeWithinMs);
    await tx.insert(ownDownloads).values({ id, personId, status: 'waiting', language: lang, createdAt: at, expiresAt });
    await enqueue(tx, 'make-own-download', { downloadId: id });
    return { id };
  });
}
