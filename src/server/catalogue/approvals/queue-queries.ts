import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, DbOrTx } from '#server/db/client.ts';
import { COUNTED_MAX, cappedTotal } from '#server/db/count.ts';
import { limitTo, offsetOf } from '#server/db/page.ts';
import { providerDocuments, providers } from '#server/providers/tables.ts';
import type { ApprovalKind } from '#shared/approvals.ts';
import type { ApprovalsQuery } from '#shared/contracts/approvals.schemas.ts';
import type { Approvals } from '#shared/contracts/approvals.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import type { DocumentType } from '#shared/provider-documents.ts';
import { cover } from '../cover.ts';
import { coverIn } from '../queries.ts';
import { serviceChanges, services } from '../tables.ts';
import { itemTextsIn } from '../texts.ts';

/** Where each kind waits: the key and the instant by which it is sorted, in the order of its index. */
const waiting = {
  provider: {
    id: providers.id,
    at: providers.submittedAt,
    where: sql`${providers} where ${providers.status} = 'pending'`, // providers_status
  },
  service: {
    id: services.id,
    at: services.submittedAt,
    where: sql`${services} where ${services.status} = 'submitted'`, // services_status
  },
  change: {
    id: serviceChanges.serviceId,
    at: serviceChanges.submittedAt,
    where: sql`${serviceChanges} where ${serviceChanges.status} = 'submitted'`, // service_changes_status
  },
  document: {
    id: providerDocuments.id,
    at: providerDocuments.createdAt,
    where: sql`${providerDocuments} where ${providerDocuments.review} = 'submitted'`, // provider_documents_submitted
  },
} satisfies Record<ApprovalKind, unknown>;

const kinds = Object.keys(waiting) as ApprovalKind[];

type Waiting = {
  kind: ApprovalKind;
  id: string;
  /** As the database writes the instant. */
  at: string;
};

/** What waits for a decision, oldest first. Of each kind no more rows are read than come before the end of the page. */
export async function listApprovals(db: Db, query: z.output<typeof ApprovalsQuery>, lang: Lang): Promise<Approvals> {
  const asked = query.kind ? [query.kind] : kinds;
  const [page, counts] = await Promise.all([
    db.execute<Waiting>(sql`${waitingFrom(asked, { most: offsetOf(query) + query.pageSize })} ${limitTo(query)}`),
    countWaiting(db),
  ]);
  const total = asked.reduce((sum, kind) => sum + counts[kind], 0);
  return {
    items: await itemsOf(db, page.rows, lang),
    ...cappedTotal(total),
    ...{ page: query.page, pageSize: query.pageSize, counts },
  };
}

/** Rows that `eachApproval` reads at a time. */
const batchSize = 200;

/**
 * All that waits, or all of one kind, in the same order.
 * @throws AppError list_too_long before the first item, where there are more than `most`
 */
export async function* eachApproval(
  db: Db,
  { kind }: { kind?: ApprovalKind | undefined },
  { most, lang }: { most: number; lang: Lang },
): AsyncGenerator<Approvals['items'][number], void, undefined> {
  const asked = kind ? [kind] : kinds;
  const counts = await countWaiting(db, most + 1);
  if (asked.reduce((sum, one) => sum + counts[one], 0) > most) throw new AppError('list_too_long');
  let after: Waiting | undefined;
  do {
    const { rows } = await db.execute<Waiting>(
      sql`${waitingFrom(asked, { most: batchSize, after })} limit ${batchSize}`,
    );
    yield* await itemsOf(db, rows, lang);
    after = rows.length < batchSize ? undefined : rows.at(-1);
  } while (after);
}

/** What waits of these kinds, up to `most` of each, those `after` one of them. */
function waitingFrom(
  asked: readonly ApprovalKind[],
  { most, after }: { most: number; after?: Waiting | undefined },
): SQL {
  const parts = asked.map((kind) => {
    const { id, at, where } = waiting[kind];
    // The first condition is for the index, which has no kind.
    const beyond = after
      ? sql`and ${at} >= ${after.at}::timestamptz
          and (${at}, ${id}, ${kind}::text) > (${after.at}::timestamptz, ${after.id}::uuid, ${after.kind}::text)`
      : sql``;
    return sql`(select ${kind}::text as kind, ${id} as id, ${at} as at from ${where} ${beyond}
      order by ${at}, ${id} limit ${most})`;
  });
  return sql`select kind, id, at::text as at from (${sql.join(parts, sql` union all `)}) waiting
    order by waiting.at, id, kind`;
}

/** How many of each kind wait, each counted up to `most`. */
export async function countWaiting(db: DbOrTx, most = COUNTED_MAX): Promise<Record<ApprovalKind, number>> {
  const count = (kind: ApprovalKind): SQL =>
    sql`(select count(*)::integer from (select 1 from ${waiting[kind].where} limit ${most}) counted)`;
  const { rows } = await db.execute<Record<ApprovalKind, number>>(
    sql`select ${count('provider')} as provider, ${count('service')} as service, ${count('change')} as change,
      ${count('document')} as document`,
  );
  return rows[0] ?? { provider: 0, service: 0, change: 0, document: 0 };
}

async function itemsOf(db: DbOrTx, rows: readonly Waiting[], lang: Lang): Promise<Approvals['items']> {
  const idsOf = (wanted: ApprovalKind) => rows.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const [applications, listings, changes, documents] = await Promise.all([
    db
      .select()
      .from(providers)
      .where(inArray(providers.id, idsOf('provider'))),
    selectListings(db).where(inArray(services.id, idsOf('service'))),
    selectListings(db).where(inArray(services.id, idsOf('change'))),
    db
      .select({ document: providerDocuments, provider: providers })
      .from(providerDocuments)
      .innerJoin(providers, eq(providers.id, providerDocuments.providerId))
      .where(inArray(providerDocuments.id, idsOf('document'))),
  ]);
  const items = new Map<string, Approvals['items'][number]>([
    ...applications.map((row) => [`provider:${row.id}`, applicationItem(row)] as const),
    ...listings.map((row) => [`service:${row.service.id}`, listingItem('service', row, lang)] as const),
    ...documents.map((row) => [`document:${row.document.id}`, documentItem(row)] as const),
    ...changes.map((row) => [`change:${row.service.id}`, listingItem('change', row, lang)] as const),
  ]);
  return rows.flatMap(({ kind, id }) => items.get(`${kind}:${id}`) ?? []);
}

const selectListings = (db: DbOrTx) =>
  db
    .select({
      service: getTableColumns(services),
      provider: { id: providers.id, name: providers.name, kind: providers.kind, status: providers.status },
      change: serviceChanges,
      cover,
    })
    .from(services)
    .innerJoin(providers, eq(providers.id, services.providerId))
    .leftJoin(serviceChanges, eq(serviceChanges.serviceId, services.id))
    .$dynamic();

type ListingRow = Awaited<ReturnType<typeof selectListings>>[number];

function applicationItem(row: typeof providers.$inferSelect): Approvals['items'][number] {
  const { id, name, kind, status, location, county, submittedAt, createdAt, decidedAt } = row;
  return {
    ...{ kind: 'provider', id, title: name, titleLang: null, provider: { id, name, kind, status } },
    ...{ category: null, documentType: null, location, county, image: null, imagePlaceholder: null },
    submittedAt: (submittedAt ?? createdAt).toISOString(),
    again: decidedAt !== null,
  };
}

function documentItem({
  document,
  provider,
}: {
  document: typeof providerDocuments.$inferSelect;
  provider: typeof providers.$inferSelect;
}): Approvals['items'][number] {
  return {
    ...applicationItem(provider),
    ...{ kind: 'document', id: document.id, documentType: document.type as DocumentType },
    submittedAt: document.createdAt.toISOString(),
    again: false,
  };
}

function listingItem(
  kind: 'service' | 'change',
  { service, provider, change, cover: shown }: ListingRow,
  lang: Lang,
): Approvals['items'][number] {
  const { title, textLang } = itemTextsIn(lang, service);
  const { category, location, county } = service;
  const { submittedAt, decidedAt } = kind === 'change' && change ? change : service;
  const { image, imagePlaceholder } = coverIn(lang, shown);
  return {
    ...{ kind, id: service.id, title, titleLang: textLang, provider },
    ...{ category, documentType: null, location, county, image, imagePlaceholder },
    submittedAt: (submittedAt ?? service.createdAt).toISOString(),
    again: decidedAt !== null,
  };
}
