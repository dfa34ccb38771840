import { and, between, count, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { noteListings } from '#server/kept/note-change.ts';
import { showPictures } from '#server/pictures/show-pictures.ts';
import type { PriceUnit } from '#shared/categories.ts';
import { type CalendarDate, daysOf } from '#shared/dates.ts';
import type { OwnPrice } from '#shared/day-prices.ts';
import { AppError } from '#shared/errors.ts';
import { isChild, type PricedKind, pricedKinds } from '#shared/party.ts';
import { dayPriceKindsFrom } from '../own-prices.ts';
import { placeAt } from '../places/places.ts';
import { insertSeasons } from '../repository.ts';
import type { NamedSeason } from '../seasons.ts';
import { serviceChanges, serviceDayPrices, serviceDays, servicePictures, serviceSeasons, services } from '../tables.ts';
import type { ListingRow } from './listing-answers.ts';

interface Wanted {
  id: string;
  providerId: string;
  /**
   * Whether no booking may take places meanwhile: for changes of what a booking reads before it takes them. Bookings lock
   * the listing `for key share`.
   */
  alone?: boolean;
}

/** One of a provider's listings, locked until the transaction ends. @throws AppError not_found: unknown, or another's */
export async function lockListingOf(tx: Tx, { id, providerId, alone = false }: Wanted): Promise<ListingRow> {
  const [row] = await tx
    .select()
    .from(services)
    .where(and(eq(services.id, id), eq(services.providerId, providerId)))
    .for(alone ? 'update' : 'no key update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** Writes columns of a listing that the caller has locked, moves its version, and notes what travellers see of it. */
export async function saveListing(
  tx: Tx,
  row: Pick<ListingRow, 'id' | 'category' | 'listed'>,
  columns: Partial<ListingRow> & { updatedAt: Date },
): Promise<void> {
  const { lat, lon } = columns;
  const place = lat !== undefined && lon !== undefined && { place: placeAt({ lat, lon }) };
  await tx
    .update(services)
    .set({ ...columns, ...place, version: sql`${services.version} + 1` })
    .where(eq(services.id, row.id));
  if (!row.listed && !columns.listed) return;
  const { id, category } = row;
  noteListings(tx, [{ id, category }, ...(columns.category ? [{ id, category: columns.category }] : [])]);
}

/** The seasons of a listing, the first to begin first. By `service_seasons_service`. */
export const listSeasons = (tx: Tx, serviceId: string) =>
  tx
    .select({
      name: serviceSeasons.name,
      startDate: serviceSeasons.startDate,
      endDate: serviceSeasons.endDate,
      priceCents: serviceSeasons.priceCents,
      kindCents: serviceSeasons.kindCents,
    })
    .from(serviceSeasons)
    .where(eq(serviceSeasons.serviceId, serviceId))
    .orderBy(serviceSeasons.startDate);

/** Replaces the seasons of a listing; the caller has checked and locked them. */
export async function replaceSeasons(tx: Tx, serviceId: string, seasons: readonly NamedSeason[]): Promise<void> {
  await tx.delete(serviceSeasons).where(eq(serviceSeasons.serviceId, serviceId));
  await insertSeasons(tx, serviceId, seasons);
}

/** The prices that days from the first to the last one get; null removes theirs. The caller has locked the listing. */
export async function writeDayPrices(
  tx: Tx,
  { serviceId, startDate, endDate }: { serviceId: string; startDate: CalendarDate; endDate: CalendarDate },
  price: OwnPrice | null,
): Promise<void> {
  if (price === null) {
    const days = between(serviceDayPrices.date, startDate, endDate);
    await tx.delete(serviceDayPrices).where(and(eq(serviceDayPrices.serviceId, serviceId), days));
    return;
  }
  const rows = daysOf(startDate, endDate).map((date) => ({ serviceId, date, ...price }));
  await tx
    .insert(serviceDayPrices)
    .values(rows)
    .onConflictDoUpdate({
      target: [serviceDayPrices.serviceId, serviceDayPrices.date],
      set: { priceCents: sql`excluded.price_cents`, kindCents: sql`excluded.kind_cents` },
    });
}

/** The kinds of guests with a price of their own on single days to come. */
export async function listDayPriceKinds(tx: Tx, { id }: Pick<ListingRow, 'id'>): Promise<PricedKind[]> {
  const [row] = await tx
    .select({ kinds: sql<PricedKind[]>`${dayPriceKindsFrom(sql`${services}`, sql`${services.pricedOn}`)}` })
    .from(services)
    .where(eq(services.id, id));
  return row?.kinds ?? [];
}

/**
 * Removes the prices of single days of a listing that gets another unit, because its editor does not show them, and those of
 * children in its seasons where the price is no longer per person. The caller has locked the
 * listing, and saves it.
 */
export async function endPricesOfUnit(tx: Tx, serviceId: string, unit: PriceUnit): Promise<void> {
  await tx.delete(serviceDayPrices).where(eq(serviceDayPrices.serviceId, serviceId));
  if (unit === 'person') return;
  const children = sql.param(pricedKinds.filter(isChild));
  await tx
    .update(serviceSeasons)
    .set({ kindCents: sql`${serviceSeasons.kindCents} - ${children}::text[]` })
    .where(eq(serviceSeasons.serviceId, serviceId));
}

type PictureRow = Omit<typeof servicePictures.$inferInsert, 'serviceId' | 'position'>;

/** The gallery of a listing in its order. */
export const readGallery = (tx: Tx, serviceId: string) =>
  tx
    .select({
      id: servicePictures.pictureId,
      altEn: servicePictures.altEn,
      altSw: servicePictures.altSw,
    })
    .from(servicePictures)
    .where(eq(servicePictures.serviceId, serviceId))
    .orderBy(servicePictures.position);

/** Replaces the gallery of a listing that the caller has locked. */
export async function replaceGallery(tx: Tx, serviceId: string, gallery: readonly PictureRow[]): Promise<void> {
  await tx.delete(servicePictures).where(eq(servicePictures.serviceId, serviceId));
  const rows = gallery.map((picture, position) => ({ ...picture, serviceId, position }));
  if (rows.length > 0) await tx.insert(servicePictures).values(rows);
  await showPictures(
    tx,
    rows.map(({ pictureId }) => pictureId),
  );
}

/** How many listings a provider has, and how many of them are drafts. By `services_provider_created`. */
export async function countListings(tx: Tx, providerId: string): Promise<{ all: number; drafts: number }> {
  const [row] = await tx
    .select({ all: count(), drafts: sql<number>`(count(*) filter (where ${services.status} = 'draft'))::integer` })
    .from(services)
    .where(eq(services.providerId, providerId));
  return row ?? { all: 0, drafts: 0 };
}

/** Deletes a listing that was never public, with all that belongs to it; what its calendar has goes by its references. */
export async function deleteListingRows(tx: Tx, serviceId: string): Promise<void> {
  for (const table of [serviceChanges, serviceSeasons, serviceDayPrices, serviceDays, servicePictures]) {
    await tx.delete(table).where(eq(table.serviceId, serviceId));
  }
  await tx.delete(services).where(eq(services.id, serviceId));
}
