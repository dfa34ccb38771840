/** Conditions of the search on dates, guests and prices. */
import { type SQL, sql } from 'drizzle-orm';
import type { CalendarDate } from '#shared/dates.ts';
import type { UsdCents } from '#shared/money.ts';
import { MONTHS_AHEAD, type QuoteRequest } from '#shared/quote.ts';
import { serviceDayPrices, serviceDays, serviceSeasons, services } from './tables.ts';
import { isWeekendDay, weekendDays } from './weekend-days.ts';

export interface PricesAndRoom {
  minPriceCents?: UsdCents | undefined;
  maxPriceCents?: UsdCents | undefined;
  /**
   * Only listings with free places on these days, which the caller has checked. Prices are then those of these days.
   */
  startDate?: CalendarDate | undefined;
  endDate?: CalendarDate | undefined;
  guests?: number | undefined;
  /** With dates: the present day, since a booking may have to be made some days before its start. */
  today?: CalendarDate | undefined;
}

/** How a value of the search stands in the text of a statement: itself, or as a placeholder. */
export type ValueIn<Values> = (name: keyof Values & string) => SQL;

/** The values of a stay, as statements get them. */
export type StayValues = {
  startDate: string;
  endDate: string | null;
  guests: number;
  today: string;
};

/** Dates and guests for which listings are looked for, and the present day. */
export interface AskedStay extends QuoteRequest {
  today: CalendarDate;
}

export const stayValues = ({ startDate, endDate, guests, today }: AskedStay): StayValues => ({
  startDate,
  endDate: endDate ?? null,
  guests,
  today,
});

/** The days of a stay as expressions; without an end date `end` is null. */
interface Stay {
  start: SQL;
  end: SQL;
  guests: SQL;
  today: SQL;
}

const stayIn = (value: ValueIn<StayValues>): Stay => ({
  start: sql`${value('startDate')}::date`,
  end: sql`${value('endDate')}::date`,
  guests: guestsIn(value),
  today: sql`${value('today')}::date`,
});
const guestsIn = (value: ValueIn<StayValues>) => sql`${value('guests')}::integer`;

type PriceValues = StayValues & { minPriceCents: number; maxPriceCents: number };

/**
 * Bounds for the lowest price or, with dates, for the price on them. The stored prices come first, by their index: a
 * listing whose free days all cost more or less needs no computing. Of the others it is computed until enough match, so
 * for all of them where few do.
 */
export function pricedWithin(search: PricesAndRoom, value: ValueIn<PriceValues>): SQL[] {
  const min = search.minPriceCents === undefined ? undefined : value('minPriceCents');
  const max = search.maxPriceCents === undefined ? undefined : value('maxPriceCents');
  if (!min && !max) return [];
  const dated = search.startDate !== undefined;
  const stored = [
    ...(min ? [sql`${dated ? services.priceToCents : services.priceFromCents} >= ${min}::bigint`] : []),
    ...(max ? [sql`${services.priceFromCents} <= ${max}::bigint`] : []),
  ];
  if (!dated) return stored;
  const within = sql`between ${min ?? sql`0`}::bigint and ${max ?? sql`${sql.raw(String(Number.MAX_SAFE_INTEGER))}`}::bigint`;
  return [...stored, sql`${unitPriceOn(value)} ${within}`];
}

/**
 * `unitPriceOf` the quote for these days, in SQL: the same for any number of guests. To the usual price of all days is added what
 * their weekends cost more, then what their seasons cost more than that, then what single days cost more than that.
 */
export function unitPriceOn(value: ValueIn<StayValues>): SQL {
  const { start, end } = stayIn(value);
  const { priceCents: usual, priceUnit } = services;
  const unit = sql`${priceUnit}`;
  const weekendMore = sql`coalesce(${services.weekendCents} - ${usual}, 0)`;
  const inSeasons = sql`(select sum((to_day - from_day + 1) * (season_cents - ${usual})
        - ${weekendDays(unit, sql`from_day`, sql`to_day`)} * ${weekendMore})::bigint
    from (select season.price_cents as season_cents, greatest(season.start_date, ${start}) as from_day,
        least(season.end_date, last) as to_day
      from ${serviceSeasons} season
      where season.service_id = ${services.id} and season.start_date <= last and season.end_date >= ${start}) seasons)`;
  const onSingleDays = sql`(select sum(single.price_cents - coalesce(
      (select season.price_cents from ${serviceSeasons} season
        where season.service_id = ${services.id} and single.date between season.start_date and season.end_date limit 1),
      ${usual} + case when ${isWeekendDay(unit, sql`single.date`)} then ${weekendMore} else 0 end))::bigint
    from ${serviceDayPrices} single
    where single.service_id = ${services.id} and single.date between ${start} and last)`;
  const total = sql`${usual} * units + ${weekendMore} * ${weekendDays(unit, start, sql`last`)}
    + coalesce(${inSeasons}, 0) + coalesce(${onSingleDays}, 0)`;
  return sql`(select (2 * (${total}) + units) / (2 * units)
    from (select last, last - ${start} + 1 as units from (select ${lastTaken({ start, end })} as last) span) days)`;
}

/** `placesFor` of the shared quote, in SQL. */
const placesFor = (guests: SQL) => sql`case when ${services.priceUnit} = 'person' then ${guests}
  else (${guests} + ${services.guestsPerPlace} - 1) / ${services.guestsPerPlace} end`;

const enoughPlaces = (guests: SQL) => sql`${services.capacity} >= ${placesFor(guests)}`;

/** Enough places for the guests and, with dates, enough free ones. */
export function withRoom({ startDate, guests }: PricesAndRoom, value: ValueIn<StayValues>): SQL[] {
  if (startDate) return [hasRoom(value)];
  return guests === undefined ? [] : [enoughPlaces(guestsIn(value))];
}

/**
 * Enough free places for a stay, as one condition that the planner takes for nearly always true, as it mostly is. By its own
 * guess one listing in twelve has room, so that it would read and sort all of them where the first 10,001 in the order of an
 * index are enough.
 */
export function hasRoom(value: ValueIn<StayValues>): SQL {
  const stay = stayIn(value);
  const conditions = [enoughPlaces(stay.guests), ...withinRules(stay), ...roomOn(stay)];
  return sql`(case when ${sql.join(conditions, sql` and `)} then true end) is not null`;
}

/** `brokenRule` of `shared/booking-rules.ts` and the end of `checkBookingWindow`, in SQL. */
function withinRules({ start, end, today }: Stay): SQL[] {
  const last = lastTaken({ start, end });
  return [
    sql`${start} >= ${today} + ${services.leadDays}`,
    sql`${last} <= ${today} + make_interval(months => ${sql.raw(String(MONTHS_AHEAD))})`,
    sql`(${services.bookableFrom} is null or ${start} >= ${services.bookableFrom})`,
    sql`(${services.bookableUntil} is null or ${last} <= ${services.bookableUntil})`,
    sql`(${services.priceUnit} in ('person', 'trip') or ${last} - ${start} + 1 >= ${services.minStay})`,
  ];
}

/**
 * Enough free places on every day that the booking would take (see `quoteFor`). A day without a row has the listing's
 * capacity, which `hasRoom` compares. With an end date, a trip of fixed length must end by then.
 */
function roomOn({ start, end, guests }: Stay): SQL[] {
  // A scalar subquery, because the planner turns `exists` into a join that reads the days of all listings.
  const full = sql`coalesce((select true from ${serviceDays} where ${serviceDays.serviceId} = ${services.id}
    and ${serviceDays.date} between ${start} and ${lastTaken({ start, end })}
    and (${serviceDays.blocked} or ${serviceDays.capacity} - ${serviceDays.taken} < ${placesFor(guests)}) limit 1), false)`;
  const endsInTime = sql`${end} is null or case when ${services.priceUnit} in ('person', 'trip')
      then ${services.durationDays} <= ${end} - ${start} + 1
      else ${services.priceUnit} = 'day' or ${end} > ${start} end`;
  return [sql`not ${full}`, sql`(${endsInTime})`];
}

/** The last day on which a booking would take places; without an end it is as short as the listing allows. */
const lastTaken = ({ start, end }: Pick<Stay, 'start' | 'end'>): SQL => {
  const shortest = sql`${start} + ${services.minStay} - 1`;
  return sql`case ${services.priceUnit}
  when 'night' then greatest(coalesce(${end} - 1, ${shortest}), ${start})
  when 'day' then coalesce(${end}, ${shortest}) else ${start} end`;
};
