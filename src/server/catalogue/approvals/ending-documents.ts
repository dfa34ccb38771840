import { and, asc, count, eq, lte, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { offsetOf } from '#server/db/page.ts';
import { providerDocuments, providers } from '#server/providers/tables.ts';
import type { EndingDocuments } from '#shared/contracts/approvals.ts';
import { addDays, today } from '#shared/dates.ts';
import { type DocumentType, documentEndsSoonDays } from '#shared/provider-documents.ts';

/** Whether another document that renews this one is in the state. By `provider_documents_renews`. */
const isRenewedBy = (review: 'submitted' | 'approved') => sql<boolean>`exists (select from ${providerDocuments} other
  where other.renews = ${providerDocuments.id} and other.review = ${review})`;

/**
 * Documents of approved providers that have ended, or end within 30 days, those that ended first before others. Those that were
 * replaced, rejected or not decided about are left out. By `provider_documents_ends`.
 */
export async function listEndingDocuments(
  app: App,
  page: { page: number; pageSize: number },
): Promise<EndingDocuments> {
  const { id, type, expiresOn, review } = providerDocuments;
  const ending = and(
    lte(expiresOn, addDays(today(app.clock), documentEndsSoonDays)),
    eq(providers.status, 'approved'),
    sql`coalesce(${review}, 'approved') = 'approved'`,
    sql`not ${isRenewedBy('approved')}`,
  );
  const [rows, [counted]] = await Promise.all([
    app.db
      .select({
        ...{ id, type, expiresOn, renewed: isRenewedBy('submitted') },
        provider: { id: providers.id, name: providers.name, kind: providers.kind },
      })
      .from(providerDocuments)
      .innerJoin(providers, eq(providers.id, providerDocuments.providerId))
      .where(ending)
      .orderBy(asc(expiresOn), asc(id))
      .limit(page.pageSize)
      .offset(offsetOf(page)),
    app.db
      .select({ total: count() })
      .from(providerDocuments)
      .innerJoin(providers, eq(providers.id, providerDocuments.providerId))
      .where(ending),
  ]);
  const items = rows.map((row) => ({ ...row, type: row.type as DocumentType, expiresOn: row.expiresOn ?? '' }));
  return { items, total: counted?.total ?? 0, ...page };
}
