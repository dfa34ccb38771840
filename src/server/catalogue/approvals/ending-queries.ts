import { and, asc, count, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { offsetOf } from '#server/db/page.ts';
import { providerDocuments, providers } from '#server/providers/tables.ts';
import type { EndingDocuments } from '#shared/contracts/approvals.ts';
import { addDays, type CalendarDate, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { type DocumentType, documentEndsSoonDays } from '#shared/provider-documents.ts';

/** Whether another document that renews this one is in the state. By `provider_documents_renews`. */
const isRenewedBy = (review: 'submitted' | 'approved') => sql<boolean>`exists (select from ${providerDocuments} other
  where other.renews = ${providerDocuments.id} and other.review = ${review})`;

/** Documents of approved providers that end by this day; without those that were replaced, rejected or not decided about. */
const endingBy = (day: CalendarDate) =>
  and(
    lte(providerDocuments.expiresOn, day),
    eq(providers.status, 'approved'),
    sql`coalesce(${providerDocuments.review}, 'approved') = 'approved'`,
    sql`not ${isRenewedBy('approved')}`,
  );

const lastDay = (app: App) => addDays(today(app.clock), documentEndsSoonDays);

/** In order, those that ended first before others. */
const selectEnding = (db: DbOrTx, which: SQL | undefined) =>
  db
    .select({
      ...{ id: providerDocuments.id, type: providerDocuments.type, expiresOn: providerDocuments.expiresOn },
      renewed: isRenewedBy('submitted'),
      provider: { id: providers.id, name: providers.name, kind: providers.kind },
    })
    .from(providerDocuments)
    .innerJoin(providers, eq(providers.id, providerDocuments.providerId))
    .where(which)
    .orderBy(asc(providerDocuments.expiresOn), asc(providerDocuments.id));

type Item = EndingDocuments['items'][number];

const itemOf = (row: Awaited<ReturnType<typeof selectEnding>>[number]): Item => ({
  ...row,
  type: row.type as DocumentType,
  expiresOn: row.expiresOn ?? '',
});

/**
 * Documents of approved providers that have ended, or end within 30 days, those that ended first before others. Those that were
 * replaced, rejected or not decided about are left out. By `provider_documents_ends`.
 */
export async function listEndingDocuments(
  app: App,
  page: { page: number; pageSize: number },
): Promise<EndingDocuments> {
  const ending = endingBy(lastDay(app));
  const [rows, total] = await Promise.all([
    selectEnding(app.db, ending).limit(page.pageSize).offset(offsetOf(page)),
    countEnding(app.db, ending),
  ]);
  return { items: rows.map(itemOf), total, ...page };
}

async function countEnding(db: DbOrTx, ending: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(providerDocuments)
    .innerJoin(providers, eq(providers.id, providerDocuments.providerId))
    .where(ending);
  return counted?.total ?? 0;
}

/** Rows that `eachEndingDocument` reads at a time. */
const batchSize = 500;

/** All of them, in the same order. @throws AppError list_too_long before the first item, where there are more than `most` */
export async function* eachEndingDocument(app: App, most: number): AsyncGenerator<Item, void, undefined> {
  const ending = endingBy(lastDay(app));
  if ((await countEnding(app.db, ending)) > most) throw new AppError('list_too_long');
  const { expiresOn, id } = providerDocuments;
  let last: Item | undefined;
  do {
    const beyond = last && sql`(${expiresOn}, ${id}) > (${last.expiresOn}::date, ${last.id}::uuid)`;
    const rows = await selectEnding(app.db, and(ending, beyond)).limit(batchSize);
    const items = rows.map(itemOf);
    yield* items;
    last = items.length < batchSize ? undefined : items.at(-1);
  } while (last);
}
