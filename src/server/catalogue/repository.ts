import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { noteChange, noteListings } from '#server/kept/note-change.ts';
import type { CalendarDate } from '#shared/dates.ts';
import type { OwnPrice } from '#shared/day-prices.ts';
import { placeAt } from './places/places.ts';
import { rankOf } from './ranking.ts';
import { vocabularyOf } from './search-text.ts';
import type { NamedSeason } from './seasons.ts';
import { searchWords, serviceDayPrices, serviceSeasons, services } from './tables.ts';

/** The price of one day of a listing. */
export interface DayPrice extends OwnPrice {
  date: CalendarDate;
}

type NewService = typeof services.$inferInsert;

/** Adds the words of a search text that `search_words` lacks. */
export async function addSearchWords(tx: Tx, searchText: string): Promise<void> {
  const words = vocabularyOf(searchText);
  // `vocabularyOf` sorts the words, so that two writers cannot deadlock.
  if (words.length === 0) return;
  const added = await tx
    .insert(searchWords)
    .values(words.map((word) => ({ word })))
    .onConflictDoNothing()
    .returning();
  if (added.length > 0) noteChange(tx, 'words');
}

/** Adds a listing, with the rank of one without reviews and the place of its position. */
export async function insertService(tx: Tx, row: NewService): Promise<string> {
  const zero = sql`0::integer`;
  const rank = rankOf({ ratingSum: zero, reviewCount: zero, featured: sql`false` });
  const [added] = await tx
    .insert(services)
    .values({ ...row, rank, place: placeAt(row) })
    .returning({ id: services.id });
  if (!added) throw new Error('The listing was not written');
  return added.id;
}

/** Adds the seasons of a new listing; the caller has checked them. */
export async function insertSeasons(tx: Tx, serviceId: string, seasons: readonly NamedSeason[]): Promise<void> {
  const rows = seasons.map(({ name, startDate, endDate, priceCents, kindCents }) => {
    return { serviceId, name, startDate, endDate, priceCents, kindCents };
  });
  if (rows.length > 0) await tx.insert(serviceSeasons).values(rows);
}

/** Adds the prices of single days of a new listing. */
export async function insertDayPrices(tx: Tx, serviceId: string, dayPrices: readonly DayPrice[]): Promise<void> {
  const rows = dayPrices.map(({ date, priceCents, kindCents }) => ({ serviceId, date, priceCents, kindCents }));
  if (rows.length > 0) await tx.insert(serviceDayPrices).values(rows);
}

/** Makes these changes and updates the listing's rank, in one statement. @returns whether the listing exists */
export async function updateRanked(
  tx: Tx,
  id: string,
  changes: { stars?: { sum: number; reviews: 1 | 0 | -1 }; featured?: boolean; at: Date },
): Promise<boolean> {
  const ratingSum = sql`${services.ratingSum} + ${changes.stars?.sum ?? 0}::integer`;
  const reviewCount = sql`${services.reviewCount} + ${changes.stars?.reviews ?? 0}::integer`;
  const featured = changes.featured === undefined ? services.featured : sql`${changes.featured}::boolean`;
  const changed = await tx
    .update(services)
    .set({
      ratingSum,
      reviewCount,
      featured: sql`${featured}`,
      rank: rankOf({ ratingSum: sql`(${ratingSum})`, reviewCount: sql`(${reviewCount})`, featured }),
      updatedAt: changes.at,
    })
    .where(eq(services.id, id))
    .returning({ id: services.id, category: services.category });
  noteListings(tx, changed);
  return changed.length > 0;
}
