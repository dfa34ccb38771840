import { and, asc, between, inArray } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import type { Quote as QuoteAnswer, ServiceItem } from '#shared/contracts/catalogue.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import type { DayPrices, Season } from '#shared/day-prices.ts';
import { dollars, usd } from '#shared/money.ts';
import { type PricedService, type Quote, type QuoteRequest, quoteFor, unitPriceOf } from '#shared/quote.ts';
import { serviceDayPrices, serviceSeasons, type services } from './tables.ts';

type PriceRow = Pick<
  typeof services.$inferSelect,
  'id' | 'priceUnit' | 'priceCents' | 'weekendCents' | 'guestsPerPlace' | 'durationDays' | 'minStay'
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

/** The prices of single days of listings, of those days on which a stay may take places. */
async function listDayPrices(db: DbOrTx, rows: readonly PriceRow[], { startDate, endDate }: QuoteRequest) {
  const { serviceId, date, priceCents } = serviceDayPrices;
  const longest = Math.max(...rows.map(({ minStay }) => minStay));
  const ids = rows.map(({ id }) => id);
  return db
    .select({ serviceId, date, priceCents })
    .from(serviceDayPrices)
    .where(and(inArray(serviceId, ids), between(date, startDate, endDate ?? addDays(startDate, longest))));
}

/** What the price of a listing depends on for those who pay the usual one, as lists show it. */
function pricedService(row: PriceRow, own: { seasons: readonly Season[]; dayPrices: DayPrices }): PricedService {
  const { priceUnit, priceCents, weekendCents, guestsPerPlace, durationDays, minStay } = row;
  const weekend = weekendCents === null ? null : { priceCents: usd(weekendCents) };
  const usual = {
    ...{ pricePerUnitCents: usd(priceCents), weekend, kindCents: {}, childUntil: null },
    ...{ onSiteFees: [], extras: [] },
  };
  return { priceUnit, guestsPerPlace, durationDays, minStay, ...usual, ...own };
}

/** What each of these listings costs for a stay, by id. The caller has checked that each can be booked for it. */
export async function listDatesPrices(
  db: DbOrTx,
  rows: readonly PriceRow[],
  stay: QuoteRequest,
): Promise<Map<string, DatesPrice>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const [seasons, days] = await Promise.all([listSeasons(db, ids), listDayPrices(db, rows, stay)]);
  const seasonsOf = Map.groupBy(seasons, ({ serviceId }) => serviceId);
  const daysOf = Map.groupBy(days, ({ serviceId }) => serviceId);
  return new Map(
    rows.map((row) => {
      const single = (daysOf.get(row.id) ?? []).map(({ date, priceCents }) => [date, { priceCents: usd(priceCents) }]);
      const own = { seasons: seasonsOf.get(row.id) ?? [], dayPrices: Object.fromEntries(single) };
      return [row.id, datesPriceOf(quoteFor(pricedService(row, own), stay))];
    }),
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
