import { and, eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { providerDocuments } from '#server/providers/tables.ts';
import { AppError } from '#shared/errors.ts';

/**
 * An admin's decision about a document that an approved provider has added. Approved, it takes the place of the one that it
 * renews; its listings stay as they are either way. The provider's members with the right `manage` get a letter.
 * @param decision.reason given where it is rejected: what the provider is told
 * @throws AppError not_found, already_decided
 */
export function decideDocument(
  app: App,
  admin: { id: string },
  { documentId, reason }: { documentId: string; reason?: string },
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const named = eq(providerDocuments.id, documentId);
    const [found] = await tx.select({ providerId: providerDocuments.providerId }).from(providerDocuments).where(named);
    if (!found) throw new AppError('not_found');
    // Documents are added and removed under this lock, too.
    await lockProvider(tx, found.providerId);
    const review = reason === undefined ? ('approved' as const) : ('rejected' as const);
    const [decided] = await tx
      .update(providerDocuments)
      .set({ review, decidedAt: at, rejectReason: reason ?? null })
      .where(and(named, eq(providerDocuments.review, 'submitted')))
      .returning();
    if (!decided) throw new AppError('already_decided');
    const { type, renews } = decided;
    await recordAudit(tx, {
      ...{ actorId: admin.id, action: `provider.document_${review}`, subjectType: 'provider' },
      ...{ subjectId: found.providerId, at },
      detail: { document: documentId, type, renews, ...(reason !== undefined && { reason }) },
    });
    await enqueue(tx, 'mail-document-decided', { documentId, decidedAt: at.toISOString() });
    await inSameTx?.(tx);
  });
}
