import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { providerDocuments } from '../tables.ts';

const batch = 200;

/** Enqueues the letters that are due, by `provider_documents_warns`. Whether one is still needed is found out by its job. */
export async function warnOfEndingDocuments(app: App): Promise<void> {
  let found = batch;
  while (found === batch) {
    found = await transaction(app, async (tx) => {
      const due = await tx
        .select({ id: providerDocuments.id })
        .from(providerDocuments)
        .where(and(isNotNull(providerDocuments.warnsAt), lte(providerDocuments.warnsAt, app.clock.now())))
        .orderBy(asc(providerDocuments.warnsAt))
        .limit(batch)
        .for('update', { skipLocked: true });
      for (const { id } of due) {
        await tx.update(providerDocuments).set({ warnsAt: null }).where(eq(providerDocuments.id, id));
        await enqueue(tx, 'mail-document-ending', { documentId: id }, { key: id });
      }
      return due.length;
    });
  }
}
