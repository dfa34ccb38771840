import { and, eq, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { renewPrices } from '#server/catalogue/renew-prices.ts';
import { serviceDays, services } from '#server/catalogue/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import type { PriceUnit } from '#shared/categories.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { takenDates } from '#shared/quote.ts';
import type { Approval } from '#shared/requests.ts';
import type { bookings } from './tables.ts';

/** A number of places on each of some days. */
export interface Places {
  serviceId: string;
  dates: readonly CalendarDate[];
  places: number;
  /** The unit by which the price was computed: where the listing is sold by another meanwhile, nothing is taken. */
  unit?: PriceUnit | undefined;
}

/** The places that a booking takes or returns. */
export function placesOf(
  booking: Pick<typeof bookings.$inferSelect, 'serviceId' | 'priceUnit' | 'startDate' | 'endDate' | 'places'>,
): Places {
  const { serviceId, priceUnit, startDate, endDate, places } = booking;
  return { serviceId, dates: takenDates(priceUnit, startDate, endDate), places };
}

/** Places by day in order of time: above 0 to be taken, below 0 to be returned; never 0. */
export interface PlacesShift {
  serviceId: string;
  days: readonly { date: CalendarDate; places: number }[];
  /** As in `Places`; for shifts that only take. */
  unit?: PriceUnit | undefined;
}

/** Places on each day as a shift that takes them. */
export const shiftOf = ({ serviceId, dates, places, unit }: Places): PlacesShift => ({
  serviceId,
  unit,
  days: dates.map((date) => ({ date, places })),
});

/** The places that a booking holds: none while its provider has not accepted it. */
export function heldBy(booking: Parameters<typeof placesOf>[0] & { approval: Approval }): PlacesShift {
  const { serviceId } = booking;
  return booking.approval === 'asked' ? { serviceId, days: [] } : shiftOf(placesOf(booking));
}

/** Places of a listing by day, in order of time; those of one day are summed, and a day with none is left out. */
export function sumByDay(days: PlacesShift['days']): PlacesShift['days'] {
  return [...Map.groupBy(days, ({ date }) => date)]
    .map(([date, ofDay]) => ({ date, places: ofDay.reduce((sum, { places }) => sum + places, 0) }))
    .filter(({ places }) => places !== 0)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The opposite shift, which returns what this one takes. */
export const reversed = ({ serviceId, days }: PlacesShift): PlacesShift => ({
  serviceId,
  days: days.map(({ date, places }) => ({ date, places: -places })),
});

/** The capacity of the days on which places were shifted. */
export type Capacities = ReadonlyMap<CalendarDate, number>;

/** Takes `places` on every date, or throws `sold_out` (the caller's transaction then keeps none). */
export const takePlaces = (tx: Tx, ask: Places): Promise<Capacities> => shiftPlaces(tx, shiftOf(ask));

/** Takes places on every date or on none, and leaves the caller's transaction usable either way. */
export const tryTakePlaces = (tx: Tx, ask: Places): Promise<boolean> => tryShiftPlaces(tx, shiftOf(ask));

/** Returns places that the same transaction has taken, or that a booking held whose state it has moved. */
export const returnPlaces = (tx: Tx, ask: Places): Promise<Capacities> => shiftPlaces(tx, reversed(shiftOf(ask)));

/**
 * Whether places are free on every date, without taking them: they may be gone a moment later. By the primary key of
 * `service_days`.
 * @param capacity the listing's, for days that have no row of their own
 */
export async function arePlacesFree(tx: Tx, { serviceId, days }: PlacesShift, capacity: number): Promise<boolean> {
  if (days.some(({ places }) => places > capacity)) return false;
  const { date, taken, blocked } = serviceDays;
  const full = or(eq(blocked, true), sql`${taken} + asked.places > ${serviceDays.capacity}`);
  const [day] = await tx
    .select({ date })
    .from(serviceDays)
    .innerJoin(askedDays(days), eq(date, sql`asked.day`))
    .where(and(eq(serviceDays.serviceId, serviceId), full))
    .limit(1);
  return day === undefined;
}

/**
 * Takes and returns places in one statement, so that two shifts over the same days cannot deadlock. The caller must
 * hold the places that are returned. Where a day becomes full or free, the listing's prices are renewed, for which the
 * listing is locked after its days. A transaction therefore shifts only once, or the same days again: a shift of other
 * days would wait for them with the listing locked, while whoever has them waits for the listing.
 * @throws AppError sold_out where a day on which places are taken is full or blocked; the caller's transaction is
 * rolled back
 */
export async function shiftPlaces(tx: Tx, ask: PlacesShift): Promise<Capacities> {
  if (ask.days.length === 0) return new Map();
  const wanted = ask.days.filter(({ places }) => places > 0);
  const shifted = wanted.length === ask.days.length ? await takeDays(tx, ask) : await shiftDays(tx, ask, wanted);
  const capacities = new Map(shifted.map(({ date, capacity }) => [date, capacity]));
  if (wanted.some(({ date }) => !capacities.has(date))) throw new AppError('sold_out');
  if (shifted.some((day) => day.turned)) await renewPrices(tx, [ask.serviceId]);
  return capacities;
}

interface ShiftedDay {
  date: CalendarDate;
  capacity: number;
  /** Whether the day has become full, or is no longer full. */
  turned: boolean;
}

/**
 * A listing's capacity and unit, which nobody changes until the transaction ends. A booking that adds a day would
 * otherwise give it the capacity of before a change that runs at the same time. It is the lock that the references to a
 * listing take anyway, only earlier, so bookings do not wait for each other.
 */
const lockedListing = (id: SQL) => sql`select id, capacity, price_unit from ${services} where id = ${id} for key share`;

const takeDaysStatement = statement<
  { serviceId: string; dates: readonly CalendarDate[]; places: readonly number[]; unit: PriceUnit | null },
  ShiftedDay
>(
  'take-days',
  () => sql`
    with s as materialized (${lockedListing(sql`${sql.placeholder('serviceId')}`)})
    insert into ${serviceDays} as day (service_id, date, capacity, taken)
    select s.id, asked.date, greatest(s.capacity, asked.places), asked.places
    from s, unnest((select ${sql.placeholder('dates')}::date[]), (select ${sql.placeholder('places')}::int[])) as asked(date, places)
    where s.price_unit = coalesce(${sql.placeholder('unit')}::text, s.price_unit)
      and (asked.places <= s.capacity
        or exists (select from ${serviceDays} known where known.service_id = s.id and known.date = asked.date))
    order by asked.date
    on conflict (service_id, date) do update set taken = day.taken + excluded.taken
      where not day.blocked and day.taken + excluded.taken <= day.capacity
    returning date, capacity, taken = capacity as turned`,
);

/**
 * Takes places on days that have a free one. A day without a row gets one with the listing's present capacity; where more
 * is asked for, it gets none. Rows are locked in order of time, like those of `shiftDays`.
 */
const takeDays = (tx: Tx, { serviceId, days, unit }: PlacesShift): Promise<ShiftedDay[]> =>
  takeDaysStatement.rows(tx, {
    serviceId,
    dates: days.map(({ date }) => date),
    places: days.map(({ places }) => places),
    unit: unit ?? null,
  });

/**
 * Takes and returns places, and takes them only on days that have a free one. A day that kept more places than its listing
 * has, because they were booked before the listing got fewer, loses those that are returned.
 */
async function shiftDays(tx: Tx, ask: PlacesShift, wanted: PlacesShift['days']): Promise<ShiftedDay[]> {
  if (wanted.length > 0) await addMissingDays(tx, ask);
  const days = lockedDays(tx, ask);
  const { date, capacity, taken } = serviceDays;
  const after = sql<number>`${taken} + ${days.places}`;
  const isFewer = sql`${days.places} < 0 and ${capacity} > ${days.listed}`;
  const capacityAfter = sql<number>`case when ${isFewer} then greatest(${after}, ${days.listed}) else ${capacity} end`;
  const turned = sql<boolean>`(${taken} = ${capacity}) <> (${days.takenBefore} = ${days.capacityBefore})`;
  return tx
    .with(days)
    .update(serviceDays)
    .set({ taken: after, capacity: capacityAfter })
    .from(days)
    .where(
      and(
        eq(serviceDays.serviceId, ask.serviceId),
        eq(date, days.date),
        or(lt(days.places, 0), and(eq(serviceDays.blocked, false), lte(after, capacity))),
      ),
    )
    .returning({ date, capacity, turned });
}

/** Applies the whole shift or nothing, and leaves the caller's transaction usable either way. */
export async function tryShiftPlaces(tx: Tx, ask: PlacesShift, shift = shiftPlaces): Promise<boolean> {
  try {
    await tx.transaction((savepoint) => shift(savepoint, ask));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'sold_out') return false;
    throw error;
  }
}

/** Days and places as rows, from two array parameters, so that the statement is the same for any number of days. */
const askedDays = (days: PlacesShift['days']) =>
  sql`unnest(${sql.param(days.map(({ date }) => date))}::date[], ${sql.param(days.map(({ places }) => places))}::int[]) as asked(day, places)`;

/**
 * The days' rows, locked in order of time, and their listing before them. An update alone locks them in any order, and two
 * could deadlock.
 */
function lockedDays(tx: Tx, { serviceId, days }: PlacesShift) {
  const { date, capacity, taken } = serviceDays;
  // Read once, before any of the days is.
  const listed = sql<number>`(select capacity from (${lockedListing(sql`${serviceId}`)}) s)`;
  return tx.$with('days').as(
    tx
      .select({
        date,
        places: sql<number>`asked.places`.as('places'),
        listed: listed.as('listed'),
        capacityBefore: sql<number>`${capacity}`.as('capacity_before'),
        takenBefore: sql<number>`${taken}`.as('taken_before'),
      })
      .from(serviceDays)
      .innerJoin(askedDays(days), eq(date, sql`asked.day`))
      .where(and(eq(serviceDays.serviceId, serviceId), sql`${listed} > 0`))
      .orderBy(date)
      .for('no key update', { of: serviceDays }),
  );
}

/**
 * Inserts missing days with the service's present capacity, and locks the others on the way, all in order of time: a
 * booking of the same days does both in one statement, and would wait for a day that is inserted while it has an earlier
 * one locked.
 */
async function addMissingDays(tx: Tx, { serviceId, days }: PlacesShift): Promise<void> {
  await tx.execute(sql`
    with s as materialized (${lockedListing(sql`${serviceId}`)})
    insert into ${serviceDays} as day (service_id, date, capacity)
    select s.id, asked.day, s.capacity
    from s, ${askedDays(days)}
    order by asked.day
    on conflict (service_id, date) do update set taken = day.taken where false`);
}
