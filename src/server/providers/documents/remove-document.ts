import { and, eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import { isEditable, touchProvider } from '../lock-editable.ts';
import { lockProvider } from '../lock-provider.ts';
import { providerDocuments } from '../tables.ts';
import { findDocument } from './document-queries.ts';

/**
 * Removes a document from an application that may be changed, or of an approved provider, suspended or not, one that waits or was rejected; a job
 * removes its file once this is committed.
 * @throws AppError not_found, application_closed
 */
export function removeDocument(app: App, id: string): Promise<void> {
  return transaction(app, async (tx) => {
    const document = await findDocument(tx, id);
    if (!document) throw new AppError('not_found');
    const { providerId } = document;
    const provider = await lockProvider(tx, providerId);
    if (!provider) throw new AppError('not_found');
    const isOpen = document.review === 'submitted' || document.review === 'rejected';
    const isApproved = provider.status === 'approved' || provider.status === 'suspended';
    if (!isEditable(provider.status) && !(isApproved && isOpen)) {
      throw new AppError('application_closed');
    }
    const removed = await tx
      .delete(providerDocuments)
      .where(and(eq(providerDocuments.id, id), eq(providerDocuments.providerId, providerId)))
      .returning({ id: providerDocuments.id });
    if (removed.length === 0) throw new AppError('not_found');
    if (isEditable(provider.status)) await touchProvider(tx, providerId, app.clock.now());
    await enqueue(tx, 'remove-document-file', { documentId: id });
  });
}
