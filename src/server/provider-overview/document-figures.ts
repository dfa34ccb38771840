import type { DbOrTx } from '#server/db/client.ts';
import { listOwnDocuments } from '#server/providers/documents/document-queries.ts';
import type { ProviderOverview } from '#shared/contracts/provider-overview.ts';
import { addDays, type CalendarDate } from '#shared/dates.ts';
import { documentEndsSoonDays } from '#shared/provider-documents.ts';

/** The documents of a provider to renew: those that have ended or end within 30 days, unless another one waits. */
export async function listDocumentsToRenew(
  db: DbOrTx,
  providerId: string,
  today: CalendarDate,
): Promise<NonNullable<ProviderOverview['waiting']['documents']>> {
  const all = await listOwnDocuments(db, providerId);
  const isWaitedFor = (id: string) => all.some(({ renews, review }) => renews === id && review === 'submitted');
  const until = addDays(today, documentEndsSoonDays);
  return all.flatMap(({ id, type, expiresOn, review, replaced }) => {
    const counts = review === null || review === 'approved';
    if (!counts || replaced || expiresOn === null || expiresOn > until || isWaitedFor(id)) return [];
    return [{ id, type, expiresOn, ended: expiresOn < today }];
  });
}
