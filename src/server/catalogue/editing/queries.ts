import { and, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { serviceBlocks } from '#server/bookings/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { containing } from '#server/db/containing.ts';
import { listOf, mapPage, type Page, readPage } from '#server/db/page.ts';
import type { ShownPicture } from '#server/pictures/picture-answer.ts';
import { pictures } from '#server/pictures/tables.ts';
import { providers } from '#server/providers/tables.ts';
import type { ProviderServicesQuery } from '#shared/contracts/provider-services.schemas.ts';
import type { ProviderService, ProviderServiceItem } from '#shared/contracts/provider-services.ts';
import { type CalendarDate, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import type { ServiceStatus } from '#shared/states.ts';
import { cover } from '../cover.ts';
import { previewService } from '../service-queries.ts';
import { serviceChanges, serviceDays, servicePictures, serviceSeasons, services } from '../tables.ts';
import { type FullListing, listingItemOf, listingOf } from './listing-answers.ts';

const pictureCount = sql<number>`(select count(*)::integer from ${servicePictures} shown where shown.service_id = ${services.id})`;

/**
 * On how many days from `day` on there are booked places: those of the provider's own blocks are counted in `taken`, too, and
 * are added up by day once for each listing. By the primary key of `service_days` and `service_blocks_service_end`.
 */
const bookedDaysFrom = (day: SQL) => sql<number>`(select count(*)::integer from ${serviceDays} d
  left join (select block.start_date + n as date, sum(block.places) as places
    from ${serviceBlocks} block,
      generate_series(greatest(0, ${day} - block.start_date), block.end_date - block.start_date) as n
    where block.service_id = ${services.id} and block.end_date >= ${day} and block.places is not null
    group by 1) as own on own.date = d.date
  where d.service_id = ${services.id} and d.date >= ${day} and d.taken > coalesce(own.places, 0))`;

const providerServices = listOf({
  name: 'provider-services',
  select: (db, position) =>
    db
      .select({
        ...{ service: services, cover, change: serviceChanges.status, pictureCount, position },
        // The day of the last renewal of prices, which every day has.
        bookedDays: bookedDaysFrom(sql`${services.pricedOn}`),
      })
      .from(services)
      .leftJoin(serviceChanges, eq(serviceChanges.serviceId, services.id))
      .$dynamic(),
  id: services.id,
  filters: {
    provider: (providerId: string) => eq(services.providerId, providerId),
    status: (status: ServiceStatus) => eq(services.status, status),
    q: (text: string) => or(ilike(services.titleEn, containing(text)), ilike(services.titleSw, containing(text))),
  },
  scope: 'provider',
  sorts: {
    updated: { column: services.updatedAt, index: 'services_provider_updated' },
    created: { column: services.createdAt, index: 'services_provider_created' },
  },
});

/** The listings of a provider, in any state; those that were changed last come first. */
export async function listProviderServices(
  db: App['db'],
  provider: { id: string },
  { providerId: _, ...wanted }: z.output<typeof ProviderServicesQuery>,
  lang: Lang,
): Promise<Page<ProviderServiceItem>> {
  const page = await readPage(db, providerServices, { ...wanted, q: wanted.q || undefined, provider: provider.id });
  return mapPage(page, (row) => listingItemOf(row, lang));
}

interface Asked {
  id: string;
  providerId: string;
}

/** One of a provider's listings with everything that its editor needs. @throws AppError not_found: unknown, or another's */
export async function getProviderService(
  app: Pick<App, 'clock'>,
  db: DbOrTx,
  { id, providerId }: Asked,
): Promise<ProviderService> {
  const [row] = await db
    .select({
      service: services,
      provider: { id: providers.id, name: providers.name, status: providers.status },
      change: serviceChanges,
      seasons,
      pictures: gallery,
      bookedDays: bookedDaysFrom(day(today(app.clock))),
    })
    .from(services)
    .innerJoin(providers, eq(providers.id, services.providerId))
    .leftJoin(serviceChanges, eq(serviceChanges.serviceId, services.id))
    .where(and(eq(services.id, id), eq(services.providerId, providerId)));
  if (!row) throw new AppError('not_found');
  return listingOf(row);
}

const day = (date: CalendarDate) => sql`${date}::date`;

const seasons = sql<FullListing['seasons']>`(select coalesce(json_agg(json_build_object('name', s.name,
    'startDate', s.start_date, 'endDate', s.end_date, 'priceCents', s.price_cents,
    'kindCents', s.kind_cents) order by s.start_date), '[]')
  from ${serviceSeasons} s where s.service_id = ${services.id})`;

const gallery = sql<ShownPicture[]>`(select coalesce(json_agg(json_build_object('id', picture.id,
    'placeholder', picture.placeholder, 'altEn', shown.alt_en, 'altSw', shown.alt_sw) order by shown.position), '[]')
  from ${servicePictures} shown join ${pictures} picture on picture.id = shown.picture_id
  where shown.service_id = ${services.id})`;

/** One of a provider's listings as travellers see it or would see it. @throws AppError not_found: unknown, or another's */
export async function getListingPreview(db: App['db'], { id, providerId }: Asked, lang: Lang) {
  const own = and(eq(services.id, id), eq(services.providerId, providerId));
  const [row] = await db.select({ id: services.id }).from(services).where(own);
  if (!row) throw new AppError('not_found');
  return previewService(db, id, lang);
}
