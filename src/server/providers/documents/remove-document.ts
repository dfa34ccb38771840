import { and, eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import { lockEditable, touchProvider } from '../lock-editable.ts';
import { providerDocuments } from '../tables.ts';
import { findDocument } from './document-queries.ts';

/**
 * Removes a document from an application that may be changed; a job removes its file once this is committed.
 * @throws AppError not_found, application_closed
 */
export function removeDocument(app: App, id: string): Promise<void> {
  return transaction(app, async (tx) => {
    const document = await findDocument(tx, id);
    if (!document) throw new AppError('not_found');
    const { providerId } = document;
    await lockEditable(tx, providerId);
    const removed = await tx
      .delete(providerDocuments)
      .where(and(eq(providerDocuments.id, id), eq(providerDocuments.providerId, providerId)))
      .returning({ id: providerDocuments.id });
    if (removed.length === 0) throw new AppError('not_found');
    await touchProvider(tx, providerId, app.clock.now());
    await enqueue(tx, 'remove-document-file', { documentId: id });
  });
}
