import { eq, ilike, isNotNull, like, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#server/db/client.ts';
import { containing } from '#server/db/containing.ts';
import { eachItem, listOf, mapPage, readersOf, readPage, type WholeOf } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import { type ProviderStatus, providers } from '#server/providers/tables.ts';
import type { Category } from '#shared/categories.ts';
import type { AdminServicesQuery } from '#shared/contracts/approvals.schemas.ts';
import type { AdminServices } from '#shared/contracts/approvals.ts';
import type { Lang } from '#shared/languages.ts';
import type { ListingMark } from '#shared/listing-marks.ts';
import type { ProviderKind } from '#shared/provider-kinds.ts';
import { normaliseText } from '../search-text.ts';
import { type ServiceStatus, services } from '../tables.ts';
import { itemTextsIn } from '../texts.ts';

const instant = (at: Date | null) => at?.toISOString() ?? null;

const providersList = listOf({
  name: 'providers',
  select: (db, position) =>
    db
      .select({
        ...{ id: providers.id, name: providers.name, kind: providers.kind, status: providers.status },
        ...{ location: providers.location, county: providers.county },
        ...{ submittedAt: providers.submittedAt, decidedAt: providers.decidedAt },
        ...{ updatedAt: providers.updatedAt, position },
      })
      .from(providers)
      .$dynamic(),
  id: providers.id,
  filters: {
    status: (status: ProviderStatus) => eq(providers.status, status),
    kind: (kind: ProviderKind) => eq(providers.kind, kind),
    q: (q: string) => ilike(providers.name, containing(q)),
  },
  sorts: {
    updatedAt: { column: providers.updatedAt, index: 'providers_updated' },
    name: { column: providers.name, index: 'providers_name' },
  },
});

const providerOf = <Row extends { submittedAt: Date | null; decidedAt: Date | null; updatedAt: Date }>(row: Row) => ({
  ...row,
  submittedAt: instant(row.submittedAt),
  decidedAt: instant(row.decidedAt),
  updatedAt: row.updatedAt.toISOString(),
});

/**
 * All providers, for admins: searched, filtered, sorted and paged as the query asks. `eachProvider`: all of them, in the same order.
 * @throws AppError list_too_long
 */
export const { page: listProviders, each: eachProvider } = readersOf(providersList, providerOf);

const selectServices = (db: Db, position: SQL<Position>) =>
  db
    .select({
      ...{ id: services.id, titleEn: services.titleEn, titleSw: services.titleSw },
      ...{ summaryEn: services.summaryEn, summarySw: services.summarySw, category: services.category },
      ...{ status: services.status, listed: services.listed, featured: services.featured },
      takenDownAt: services.takenDownAt,
      ...{ location: services.location, county: services.county },
      ...{ submittedAt: services.submittedAt, decidedAt: services.decidedAt, updatedAt: services.updatedAt },
      provider: { id: providers.id, name: providers.name, status: providers.status },
      position,
    })
    .from(services)
    .innerJoin(providers, eq(providers.id, services.providerId))
    .$dynamic();

/** Has these characters in its titles. The first condition uses the index `services_search`, the second leaves out other texts. */
export function titled(q: string): SQL {
  const part = containing(normaliseText(q));
  if (part === containing('')) return sql`false`;
  return sql`${like(services.searchText, part)} and split_part(${services.searchText}, '|', 1) like ${part}`;
}

const servicesList = listOf({
  name: 'admin-services',
  select: selectServices,
  id: services.id,
  counted: { table: services },
  filters: {
    status: (status: ServiceStatus) => eq(services.status, status),
    category: (category: Category) => eq(services.category, category),
    mark: (mark: ListingMark) => (mark === 'featured' ? sql`${services.featured}` : isNotNull(services.takenDownAt)),
    q: titled,
  },
  sorts: {
    updatedAt: { column: services.updatedAt, index: 'services_updated' },
    titleEn: { column: services.titleEn, index: 'services_title_en' },
    titleSw: { column: services.titleSw, index: 'services_title_sw' },
  },
});

type ServicesQuery = z.output<typeof AdminServicesQuery>;

const titleSorts = { en: 'titleEn', sw: 'titleSw' } as const;

/** By title means by the title in the reader's language; listings without one come last. */
const wantedServices = <Asked extends WholeOf<ServicesQuery>>(query: Asked, lang: Lang) => ({
  ...query,
  sort: query.sort === 'title' ? titleSorts[lang] : query.sort,
});

/** All listings, for admins, with their titles in this language where they have one: searched, filtered, sorted and paged. */
export const listAdminServices = async (db: Db, query: ServicesQuery, lang: Lang): Promise<AdminServices> =>
  mapPage(await readPage(db, servicesList, wantedServices(query, lang)), (row) => serviceOf(row, lang));

/** All of them, in the same order. @throws AppError list_too_long */
export const eachAdminService = (
  db: Db,
  query: WholeOf<ServicesQuery>,
  { most, lang }: { most: number; lang: Lang },
): AsyncIterable<Service> =>
  eachItem(db, servicesList, wantedServices(query, lang), {
    most,
    itemsOf: (rows) => rows.map((row) => serviceOf(row, lang)),
  });

type Service = AdminServices['items'][number];
type Row = Omit<Awaited<ReturnType<typeof selectServices>>[number], 'position'>;

function serviceOf(row: Row, lang: Lang): Service {
  const { id, category, status, listed, featured, location, county, provider } = row;
  const { title, textLang } = itemTextsIn(lang, row);
  return {
    ...{ id, title, titleLang: textLang, category, status, listed, featured, location, county, provider },
    takenDown: row.takenDownAt !== null,
    submittedAt: instant(row.submittedAt),
    decidedAt: instant(row.decidedAt),
    updatedAt: row.updatedAt.toISOString(),
  };
}
