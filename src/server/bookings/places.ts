import { and, eq, lt, lte, or, sql } from 'drizzle-orm';
import { renewPrices } from '#server/catalogue/renew-prices.ts';
import { serviceDays, services } from '#server/catalogue/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { takenDates } from '#shared/quote.ts';
import type { bookings } from './tables.ts';

/** A number of places on each of some days. */
export interface Places {
  serviceId: string;
  dates: readonly CalendarDate[];
  places: number;
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
}

/** Places on each day as a shift that takes them. */
export const shiftOf = ({ serviceId, dates, places }: Places): PlacesShift => ({
  serviceId,
  days: dates.map((date) => ({ date, places })),
});

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

/**
 * Returns places. Only called after `moveBooking` changed the state of the booking that holds them, so that it happens
 * once.
 */
export const returnPlaces = (tx: Tx, ask: Places): Promise<Capacities> => shiftPlaces(tx, reversed(shiftOf(ask)));

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

const takeDaysStatement = statement<
  { serviceId: string; dates: readonly CalendarDate[]; places: readonly number[] },
  ShiftedDay
>(
  'take-days',
  () => sql`
    insert into ${serviceDays} as day (service_id, date, capacity, taken)
    select s.id, asked.date, greatest(s.capacity, asked.places), asked.places
    from ${services} s,
      unnest((select ${sql.placeholder('dates')}::date[]), (select ${sql.placeholder('places')}::int[])) as asked(date, places)
    where s.id = ${sql.placeholder('serviceId')} and (asked.places <= s.capacity
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
const takeDays = (tx: Tx, { serviceId, days }: PlacesShift): Promise<ShiftedDay[]> =>
  takeDaysStatement.rows(tx, {
    serviceId,
    dates: days.map(({ date }) => date),
    places: days.map(({ places }) => places),
  });

/** Takes and returns places, and takes them only on days that have a free one. */
async function shiftDays(tx: Tx, ask: PlacesShift, wanted: PlacesShift['days']): Promise<ShiftedDay[]> {
  if (wanted.length > 0) await addMissingDays(tx, ask);
  const days = lockedDays(tx, ask);
  const { date, capacity } = serviceDays;
  const after = sql<number>`${serviceDays.taken} + ${days.places}`;
  const turned = sql<boolean>`(${serviceDays.taken} = ${capacity}) <> (${serviceDays.taken} - ${days.places} = ${capacity})`;
  return tx
    .with(days)
    .update(serviceDays)
    .set({ taken: after })
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
export async function tryShiftPlaces(tx: Tx, ask: PlacesShift): Promise<boolean> {
  try {
    await tx.transaction((savepoint) => shiftPlaces(savepoint, ask));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'sold_out') return false;
    throw error;
  }
}

/** Days and places as rows, from two array parameters, so that the statement is the same for any number of days. */
const askedDays = (days: PlacesShift['days']) =>
  sql`unnest(${sql.param(days.map(({ date }) => date))}::date[], ${sql.param(days.map(({ places }) => places))}::int[]) as asked(day, places)`;

/** The days' rows, locked in order of time. An update alone locks them in any order, and two could deadlock. */
function lockedDays(tx: Tx, { serviceId, days }: PlacesShift) {
  return tx.$with('days').as(
    tx
      .select({ date: serviceDays.date, places: sql<number>`asked.places`.as('places') })
      .from(serviceDays)
      .innerJoin(askedDays(days), eq(serviceDays.date, sql`asked.day`))
      .where(eq(serviceDays.serviceId, serviceId))
      .orderBy(serviceDays.date)
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
    insert into ${serviceDays} as day (service_id, date, capacity)
    select ${services.id}, asked.day, ${services.capacity}
    from ${services}, ${askedDays(days)}
    where ${services.id} = ${serviceId}
    order by asked.day
    on conflict (service_id, date) do update set taken = day.taken where false`);
}
