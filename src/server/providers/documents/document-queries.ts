import { and, asc, eq } from 'drizzle-orm';
import { validate } from 'uuid';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { FoundRow } from '#server/http/rights.ts';
import type { ProviderDocument } from '#shared/contracts/onboarding.ts';
import type { OwnDocument } from '#shared/contracts/provider-documents.ts';
import type { DocumentType } from '#shared/provider-documents.ts';
import { providerDocuments, providerMembers } from '../tables.ts';

/** The documents of a provider, in the order in which they were uploaded. By `provider_documents_provider`. */
export async function listDocuments(db: DbOrTx, providerId: string): Promise<ProviderDocument[]> {
  const rows = await db
    .select()
    .from(providerDocuments)
    .where(eq(providerDocuments.providerId, providerId))
    .orderBy(asc(providerDocuments.createdAt), asc(providerDocuments.id));
  return rows.map(documentAnswer);
}

/** The same with what became of those that were added after the approval, and whether another one has taken their place. */
export async function listOwnDocuments(db: DbOrTx, providerId: string): Promise<OwnDocument[]> {
  const rows = await db
    .select()
    .from(providerDocuments)
    .where(eq(providerDocuments.providerId, providerId))
    .orderBy(asc(providerDocuments.createdAt), asc(providerDocuments.id));
  return rows.map((row) => ({
    ...documentAnswer(row),
    ...{ review: row.review, rejectReason: row.rejectReason, renews: row.renews },
    replaced: rows.some(({ renews, review }) => renews === row.id && review === 'approved'),
  }));
}

/** A document as its members and admins see it. */
export const documentAnswer = (row: typeof providerDocuments.$inferSelect): ProviderDocument => ({
  id: row.id,
  type: row.type as DocumentType,
  fileName: row.fileName,
  mediaType: row.mediaType,
  bytes: row.bytes,
  expiresOn: row.expiresOn,
  uploadedAt: row.createdAt.toISOString(),
});

/** @returns undefined where there is no such document */
export async function findDocument(db: DbOrTx, id: string): Promise<typeof providerDocuments.$inferSelect | undefined> {
  const [row] = await db.select().from(providerDocuments).where(eq(providerDocuments.id, id));
  return row;
}

/** The document that a path names, and the rights of a person at its provider. By its key and that of the membership. */
export async function findDocumentRow(
  app: App,
  { name, personId }: { name: string; personId: string },
): Promise<FoundRow | undefined> {
  if (!validate(name)) return undefined;
  const [row] = await app.db
    .select({ id: providerDocuments.id, rights: providerMembers.rights })
    .from(providerDocuments)
    .leftJoin(
      providerMembers,
      and(eq(providerMembers.providerId, providerDocuments.providerId), eq(providerMembers.personId, personId)),
    )
    .where(eq(providerDocuments.id, name));
  return row && { id: row.id, own: false, rights: row.rights ?? [] };
}
