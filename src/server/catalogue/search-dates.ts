/** Conditions of the search on dates, guests and prices. */
import { type SQL, sql } from 'drizzle-orm';
import type { CalendarDate } from '#shared/dates.ts';
import type { UsdCents } from '#shared/money.ts';
import { serviceDays, serviceSeasons, services } from './tables.ts';

export interface PricesAndRoom {
  minPriceCents?: UsdCents | undefined;
  maxPriceCents?: UsdCents | undefined;
  /**
   * Only listings with free places on these days, which the caller has checked. Prices are then those of these days.
   */
  startDate?: CalendarDate | undefined;
  endDate?: CalendarDate | undefined;
  guests?: number | undefined;
}

/**
 * Bounds for the lowest price or, with dates, for the price on them. The stored prices come first, by their index: a
 * listing whose free days all cost more or less needs no computing. Of the others it is computed until enough match, so
 * for all of them where few do.
 */
export function pricedWithin({ minPriceCents: min, maxPriceCents: max, startDate, endDate }: PricesAndRoom): SQL[] {
  if (!startDate) {
    return [
      ...(min === undefined ? [] : [sql`${services.priceFromCents} >= ${min}`]),
      ...(max === undefined ? [] : [sql`${services.priceFromCents} <= ${max}`]),
    ];
  }
  if (min === undefined && max === undefined) return [];
  return [
    ...(min === undefined ? [] : [sql`${services.priceToCents} >= ${min}`]),
    ...(max === undefined ? [] : [sql`${services.priceFromCents} <= ${max}`]),
    sql`${unitPriceOn(startDate, endDate)} between ${min ?? 0} and ${max ?? Number.MAX_SAFE_INTEGER}`,
  ];
}

/** `unitPriceOf` the quote for these days, in SQL: the same for any number of guests. */
export function unitPriceOn(start: CalendarDate, end: CalendarDate | undefined): SQL {
  const inSeasons = sql`(select sum((least(season.end_date, last) - greatest(season.start_date, ${start}::date) + 1)
      * (season.price_cents - ${services.priceCents}))::bigint
    from ${serviceSeasons} season
    where season.service_id = ${services.id} and season.start_date <= last and season.end_date >= ${start}::date)`;
  return sql`(select (2 * (${services.priceCents} * units + coalesce(${inSeasons}, 0)) + units) / (2 * units)
    from (select last, last - ${start}::date + 1 as units from (select ${lastTaken(start, end)} as last) span) days)`;
}

/** `placesFor` of the shared quote, in SQL. */
const placesFor = (guests: number) => sql`case when ${services.priceUnit} = 'person' then ${guests}::integer
  else (${guests}::integer + ${services.guestsPerPlace} - 1) / ${services.guestsPerPlace} end`;

/** Enough places for the guests and, with dates, enough free ones. */
export function withRoom({ startDate, endDate, guests }: PricesAndRoom): SQL[] {
  if (guests === undefined && !startDate) return [];
  const enough = sql`${services.capacity} >= ${placesFor(guests ?? 1)}`;
  return startDate ? [mostlyTrue([enough, ...roomOn(startDate, endDate, guests ?? 1)])] : [enough];
}

/**
 * Conditions as one that the planner takes for nearly always true, as it mostly is. By its own guess one listing in twelve
 * has room, so that it would read and sort all of them where the first 10,001 in the order of an index are enough.
 */
const mostlyTrue = (conditions: SQL[]) =>
  sql`(case when ${sql.join(conditions, sql` and `)} then true end) is not null`;

/**
 * Enough free places on every day that the booking would take (see `quoteFor`). A day without a row has the listing's
 * capacity, which `withRoom` compares. With an end date, a trip of fixed length must end by then.
 */
function roomOn(start: CalendarDate, end: CalendarDate | undefined, guests: number): SQL[] {
  // A scalar subquery, because the planner turns `exists` into a join that reads the days of all listings.
  const full = sql`coalesce((select true from ${serviceDays} where ${serviceDays.serviceId} = ${services.id}
    and ${serviceDays.date} between ${start}::date and ${lastTaken(start, end)}
    and (${serviceDays.blocked} or ${serviceDays.capacity} - ${serviceDays.taken} < ${placesFor(guests)}) limit 1), false)`;
  const conditions = [sql`not ${full}`];
  if (end) {
    conditions.push(sql`case when ${services.priceUnit} in ('person', 'trip')
      then ${services.durationDays} <= ${end}::date - ${start}::date + 1
      else ${services.priceUnit} = 'day' or ${end}::date > ${start}::date end`);
  }
  return conditions;
}

/** The last day on which a booking would take places. */
function lastTaken(start: CalendarDate, end: CalendarDate | undefined): SQL {
  const last = end ?? start;
  return sql`case ${services.priceUnit} when 'night' then greatest(${last}::date - 1, ${start}::date)
    when 'day' then ${last}::date else ${start}::date end`;
}
