import { eq, ilike, or, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#server/db/client.ts';
import { containing } from '#server/db/containing.ts';
import { eachItem, listOf, mapPage, readPage, type WholeOf } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import { type ProviderStatus, providers } from '#server/providers/tables.ts';
import type { AdminProvidersQuery, AdminServicesQuery } from '#shared/contracts/approvals.schemas.ts';
import type { AdminProviders, AdminServices } from '#shared/contracts/approvals.ts';
import type { Lang } from '#shared/languages.ts';
import { type ServiceStatus, services } from '../tables.ts';
import { itemTextsIn } from '../texts.ts';

const instant = (at: Date | null) => at?.toISOString() ?? null;

/** Those of one state, so that each order follows the index. */
const providersList = listOf({
  name: 'providers',
  select: (db, position) =>
    db
      .select({
        ...{ id: providers.id, name: providers.name, kind: providers.kind, status: providers.status },
        ...{ location: providers.location, county: providers.county },
        ...{ submittedAt: providers.submittedAt, decidedAt: providers.decidedAt, position },
      })
      .from(providers)
      .$dynamic(),
  id: providers.id,
  filters: {
    status: (status: ProviderStatus) => eq(providers.status, status),
    q: (q: string) => ilike(providers.name, containing(q)),
  },
  scope: 'status',
  sorts: { submittedAt: { column: providers.submittedAt, index: 'providers_status' } },
});

type Provider = AdminProviders['items'][number];

const providerOf = <Row extends { submittedAt: Date | null; decidedAt: Date | null }>(row: Row) => ({
  ...row,
  submittedAt: instant(row.submittedAt),
  decidedAt: instant(row.decidedAt),
});

/** Providers of one state, for admins. */
export const listProviders = async (db: Db, query: z.output<typeof AdminProvidersQuery>): Promise<AdminProviders> =>
  mapPage(await readPage(db, providersList, query), providerOf);

/** All of them, in the same order. @throws AppError list_too_long */
export const eachProvider = (
  db: Db,
  query: WholeOf<z.output<typeof AdminProvidersQuery>>,
  most: number,
): AsyncIterable<Provider> => eachItem(db, providersList, query, { most, itemsOf: (rows) => rows.map(providerOf) });

const selectServices = (db: Db, position: SQL<Position>) =>
  db
    .select({
      ...{ id: services.id, titleEn: services.titleEn, titleSw: services.titleSw },
      ...{ summaryEn: services.summaryEn, summarySw: services.summarySw, category: services.category },
      ...{ status: services.status, listed: services.listed },
      ...{ location: services.location, county: services.county },
      ...{ submittedAt: services.submittedAt, decidedAt: services.decidedAt },
      provider: { id: providers.id, name: providers.name, status: providers.status },
      position,
    })
    .from(services)
    .innerJoin(providers, eq(providers.id, services.providerId))
    .$dynamic();

const servicesList = listOf({
  name: 'admin-services',
  select: selectServices,
  id: services.id,
  counted: { table: services },
  filters: {
    status: (status: ServiceStatus) => eq(services.status, status),
    q: (q: string) => or(ilike(services.titleEn, containing(q)), ilike(services.titleSw, containing(q))),
  },
  scope: 'status',
  sorts: { submittedAt: { column: services.submittedAt, index: 'services_status' } },
});

/** Listings of one state, for admins, with their titles in this language where they have one. */
export async function listAdminServices(
  db: Db,
  query: z.output<typeof AdminServicesQuery>,
  lang: Lang,
): Promise<AdminServices> {
  return mapPage(await readPage(db, servicesList, query), (row) => serviceOf(row, lang));
}

/** All of them, in the same order. @throws AppError list_too_long */
export const eachAdminService = (
  db: Db,
  query: WholeOf<z.output<typeof AdminServicesQuery>>,
  { most, lang }: { most: number; lang: Lang },
): AsyncIterable<Service> =>
  eachItem(db, servicesList, query, { most, itemsOf: (rows) => rows.map((row) => serviceOf(row, lang)) });

type Service = AdminServices['items'][number];
type Row = Omit<Awaited<ReturnType<typeof selectServices>>[number], 'position'>;

function serviceOf(row: Row, lang: Lang): Service {
  const { id, category, status, listed, location, county, provider } = row;
  const { title, textLang } = itemTextsIn(lang, row);
  return {
    ...{ id, title, titleLang: textLang, category, status, listed, location, county, provider },
    submittedAt: instant(row.submittedAt),
    decidedAt: instant(row.decidedAt),
  };
}
