import { sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import type { Quote as QuoteAnswer, ServiceItem } from '#shared/contracts/catalogue.ts';
import { addDays, type CalendarDate } from '#shared/dates.ts';
import type { DayPrices, Season } from '#shared/day-prices.ts';
import { dollars, type UsdCents, usd } from '#shared/money.ts';
import { type PricedService, type Quote, type QuoteRequest, quoteFor, unitPriceOf } from '#shared/quote.ts';
import { serviceDayPrices, serviceSeasons, type services } from './tables.ts';

type PriceRow = Pick<
  typeof services.$inferSelect,
  'id' | 'priceUnit' | 'priceCents' | 'weekendCents' | 'guestsPerPlace' | 'durationDays' | 'minStay'
>;
type DatesPrice = NonNullable<ServiceItem['datesPrice']>;

type SeasonRow = Season & { serviceId: string; priceCents: UsdCents };

const seasonsByDate = statement<{ ids: string[] }, SeasonRow>(
  'seasons-of-listings',
  () => sql`
    select service_id as "serviceId", start_date as "startDate", end_date as "endDate", price_cents as "priceCents"
    from ${serviceSeasons} where service_id = any(${sql.placeholder('ids')}::uuid[]) order by start_date`,
);

const dayPricesWithin = statement<
  { ids: string[]; first: CalendarDate; last: CalendarDate },
  { serviceId: string; date: CalendarDate; priceCents: UsdCents }
>(
  'day-prices-of-listings',
  () => sql`
    select service_id as "serviceId", date, price_cents as "priceCents" from ${serviceDayPrices}
    where service_id = any(${sql.placeholder('ids')}::uuid[])
      and date between ${sql.placeholder('first')}::date and ${sql.placeholder('last')}::date`,
);

/** The prices of single days of listings, of those days on which a stay may take places. */
function listDayPrices(db: DbOrTx, rows: readonly PriceRow[], { startDate, endDate }: QuoteRequest) {
  const longest = Math.max(...rows.map(({ minStay }) => minStay));
  const ids = rows.map(({ id }) => id);
  return dayPricesWithin.rows(db, { ids, first: startDate, last: endDate ?? addDays(startDate, longest) });
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
  const [seasons, days] = await Promise.all([seasonsByDate.rows(db, { ids }), listDayPrices(db, rows, stay)]);
  const seasonsOf = Map.groupBy(seasons, ({ serviceId }) => serviceId);
  const daysOf = Map.groupBy(days, ({ serviceId }) => serviceId);
  return new Map(
    rows.map((row) => {
      const single = (daysOf.get(row.id) ?? []).map(({ date, priceCents }) => [date, { priceCents }]);
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
