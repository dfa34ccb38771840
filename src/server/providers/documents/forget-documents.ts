import { inArray, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { providerDocuments, providers } from '../tables.ts';
import { documentsFolder } from './document-file.ts';

const dayMs = 24 * 3_600_000;
/** So long after an application was rejected, or was changed last without being submitted, its documents are removed. */
const keptDays = 180;
const batch = 200;

/**
 * Runs once a day: removes the documents of applications that were rejected, or not touched while they were filled in, 180 days
 * ago; and files that no document names, as an upload leaves that a crash has cut.
 */
export async function forgetDocuments(app: App): Promise<void> {
  while ((await forgetOld(app)) === batch);
  await removeOrphans(app);
}

/** By the index `providers_status`. @returns how many rows were removed */
function forgetOld(app: App): Promise<number> {
  const before = new Date(app.clock.now().getTime() - keptDays * dayMs);
  return transaction(app, async (tx) => {
    const old = tx
      .select({ id: providerDocuments.id })
      .from(providerDocuments)
      .innerJoin(providers, sql`${providers.id} = ${providerDocuments.providerId}`)
      .where(
        sql`(${providers.status} = 'rejected' and greatest(${providers.decidedAt}, ${providers.updatedAt}) <= ${before})
          or (${providers.status} = 'draft' and ${providers.updatedAt} <= ${before})`,
      )
      .limit(batch);
    const removed = await tx
      .delete(providerDocuments)
      .where(inArray(providerDocuments.id, old))
      .returning({ id: providerDocuments.id });
    for (const { id } of removed) await enqueue(tx, 'remove-document-file', { documentId: id });
    return removed.length;
  });
}

async function removeOrphans(app: App): Promise<void> {
  // The row of an upload follows its file within seconds.
  const old = (await app.files.list(documentsFolder)).filter(({ ageMs }) => ageMs > dayMs);
  for (let at = 0; at < old.length; at += batch) {
    const some = old.slice(at, at + batch);
    const ids = some.map(({ key }) => key.slice(documentsFolder.length + 1)).filter((name) => validate(name));
    const rows = await app.db
      .select({ id: providerDocuments.id })
      .from(providerDocuments)
      .where(inArray(providerDocuments.id, ids));
    const known = new Set(rows.map(({ id }) => `${documentsFolder}/${id}`));
    for (const { key } of some) if (!known.has(key)) await app.files.remove(key);
  }
}
