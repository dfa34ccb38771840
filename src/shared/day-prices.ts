import type { PriceUnit } from './categories.ts';
import type { CalendarDate } from './dates.ts';
import type { UsdCents } from './money.ts';
import type { KindPrices, PricedKind } from './party.ts';
import { isWeekend } from './weekend.ts';

/** The price of some days that is not the usual one. */
export interface OwnPrice {
  priceCents: UsdCents;
  /** What kinds of guests pay on these days. Those without a price here pay `priceCents`, whatever they pay on other days. */
  kindCents?: KindPrices | undefined;
}

/**
 * The days from start to end, both included, that have a price of their own. Where seasons overlap, the first in the
 * list applies.
 */
export interface Season extends OwnPrice {
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** Everything that decides the prices of a day. */
export interface DailyPrices {
  /** By which its weekend is known. */
  priceUnit: PriceUnit;
  pricePerUnitCents: UsdCents;
  /** What kinds of guests pay where the usual price applies. */
  kindCents: KindPrices;
  seasons: readonly Season[];
  /** The price of weekends outside of seasons; null where they have none. */
  weekend: OwnPrice | null;
  /** The prices of single days, by date: at least of those that are asked for. */
  dayPrices: DayPrices;
  /** The kinds of guests that have a price of their own on any single day, where `dayPrices` has not all of them. */
  dayPriceKinds?: readonly PricedKind[];
}

export type DayPrices = Readonly<Partial<Record<string, OwnPrice>>>;

/** What the guests pay on a day, by kind. */
export interface PricesOfDay {
  priceCents: UsdCents;
  kindCents: KindPrices;
}

/** The prices of a day: those of that single day, else of its season, else of the weekend, else the usual ones. */
export function pricesOn(service: DailyPrices, date: CalendarDate): PricesOfDay {
  const { priceUnit, pricePerUnitCents, seasons, weekend, dayPrices } = service;
  const own =
    dayPrices[date] ??
    seasons.find(({ startDate, endDate }) => startDate <= date && date <= endDate) ??
    (weekend && isWeekend(priceUnit, date) ? weekend : undefined);
  if (own) return { priceCents: own.priceCents, kindCents: own.kindCents ?? {} };
  return { priceCents: pricePerUnitCents, kindCents: service.kindCents };
}

/** The kinds of guests that have a price of their own on any day of a service, with that price where it is known here. */
export function kindsPriced(service: Omit<DailyPrices, 'priceUnit'>): Partial<Record<PricedKind, unknown>>[] {
  const { kindCents, seasons, weekend, dayPrices, dayPriceKinds = [] } = service;
  const own = [{ kindCents }, ...seasons, weekend, ...Object.values(dayPrices)];
  return [...own.flatMap((prices) => prices?.kindCents ?? []), ...dayPriceKinds.map((kind) => ({ [kind]: true }))];
}
