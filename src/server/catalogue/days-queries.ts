import { and, asc, between, eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { type CalendarDate, daysOf } from '#shared/dates.ts';
import { type DailyPrices, kindsPriced, pricesOn } from '#shared/day-prices.ts';
import { dollars, usd } from '#shared/money.ts';
import { type PricedKind, pricedKinds } from '#shared/party.ts';
import { pricesIn } from './kind-prices.ts';
import { serviceDayPrices, serviceSeasons, type services } from './tables.ts';

/** What its provider sees of the prices of a day, in dollars. */
interface ShownDayPrice {
  pricePerUnit: number;
  residencyPrices: Partial<Record<PricedKind, number>>;
  /** The price was set for this day alone. */
  single: boolean;
}

interface ShownDays {
  /** From the first day asked for to the last. */
  days: ShownDayPrice[];
  /** The kinds of guests with a price of their own on any of these days or otherwise. */
  kinds: PricedKind[];
}

/** The prices of a listing on each of some days. By `service_seasons_service` and the primary key of `service_day_prices`. */
export async function listPricesOfDays(
  db: DbOrTx,
  service: typeof services.$inferSelect,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<ShownDays> {
  const [seasons, single] = await Promise.all([
    db
      .select()
      .from(serviceSeasons)
      .where(eq(serviceSeasons.serviceId, service.id))
      .orderBy(asc(serviceSeasons.startDate)),
    db
      .select()
      .from(serviceDayPrices)
      .where(and(eq(serviceDayPrices.serviceId, service.id), between(serviceDayPrices.date, from, to))),
  ]);
  const { priceUnit, kindCents, weekendCents, weekendKindCents } = service;
  const priced: DailyPrices = {
    ...{ priceUnit, kindCents, pricePerUnitCents: usd(service.priceCents) },
    weekend: weekendCents === null ? null : { priceCents: usd(weekendCents), kindCents: weekendKindCents },
    seasons: seasons.map((season) => ({ ...season, priceCents: usd(season.priceCents) })),
    dayPrices: Object.fromEntries(
      single.map(({ date, ...price }) => [date, { ...price, priceCents: usd(price.priceCents) }]),
    ),
  };
  const all = kindsPriced(priced);
  return {
    days: daysOf(from, to).map((date) => {
      const { priceCents, kindCents: ofKinds } = pricesOn(priced, date);
      const isSingle = priced.dayPrices[date] !== undefined;
      return { pricePerUnit: dollars(priceCents), residencyPrices: pricesIn(ofKinds), single: isSingle };
    }),
    kinds: pricedKinds.filter((kind) => all.some((prices) => prices[kind] !== undefined)),
  };
}
