import { asc, inArray } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import type { Quote as QuoteAnswer, ServiceItem } from '#shared/contracts/catalogue.ts';
import { calendarDate } from '#shared/dates.ts';
import { dollars, usd } from '#shared/money.ts';
import {
  type PricedService,
  type Quote,
  type QuoteRequest,
  quoteFor,
  type Season,
  unitPriceOf,
} from '#shared/quote.ts';
import { serviceSeasons, type services } from './tables.ts';

type PriceRow = Pick<
  typeof services.$inferSelect,
  'id' | 'priceUnit' | 'priceCents' | 'guestsPerPlace' | 'durationDays' | 'minStay'
>;
type DatesPrice = NonNullable<ServiceItem['datesPrice']>;

/** The seasons of listings by date. */
async function listSeasons(db: DbOrTx, serviceIds: string[]) {
  const { serviceId, startDate, endDate, priceCents } = serviceSeasons;
  const rows = await db
    .select({ serviceId, startDate, endDate, priceCents })
    .from(serviceSeasons)
    .where(inArray(serviceId, serviceIds))
    .orderBy(asc(startDate));
  return rows.map((row) => ({
    serviceId: row.serviceId,
    startDate: calendarDate(row.startDate),
    endDate: calendarDate(row.endDate),
    priceCents: usd(row.priceCents),
  }));
}

/** What the price of a listing depends on for those who pay the usual one, as lists show it. */
function pricedService(row: PriceRow, seasons: readonly Season[]): PricedService {
  const { priceUnit, priceCents, guestsPerPlace, durationDays, minStay } = row;
  const usual = { pricePerUnitCents: usd(priceCents), kindCents: {}, childUntil: null, seasons, onSiteFees: [] };
  return { priceUnit, guestsPerPlace, durationDays, minStay, ...usual };
}

/** What each of these listings costs for a stay, by id. The caller has checked that each can be booked for it. */
export async function listDatesPrices(
  db: DbOrTx,
  rows: readonly PriceRow[],
  stay: QuoteRequest,
): Promise<Map<string, DatesPrice>> {
  const seasons = await listSeasons(
    db,
    rows.map(({ id }) => id),
  );
  const ofService = Map.groupBy(seasons, ({ serviceId }) => serviceId);
  return new Map(
    rows.map((row) => [row.id, datesPriceOf(quoteFor(pricedService(row, ofService.get(row.id) ?? []), stay))]),
  );
}

function datesPriceOf(quote: Quote): DatesPrice {
  const { startDate, endDate, guests, totalCents } = quote;
  return { startDate, endDate, guests, ...unitPriceIn(quote), total: dollars(totalCents) };
}

/** The price of one unit as answers have it, in dollars. */
export function unitPriceIn(quote: Quote): Pick<QuoteAnswer, 'pricePerUnit' | 'pricesDiffer'> {
  const { pricePerUnitCents, pricesDiffer } = unitPriceOf(quote);
  return { pricePerUnit: dollars(pricePerUnitCents), pricesDiffer };
}
