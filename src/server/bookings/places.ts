import { and, eq, lt, lte, or, sql } from 'drizzle-orm';
import { serviceDays, services } from '#server/catalogue/tables.ts';
import type { Tx } from '#server/db/client.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { takenDates } from '#shared/quote.ts';
import type { bookings } from './tables.ts';

/** So many places on each of these days. */
export interface Places {
  serviceId: string;
  dates: readonly CalendarDate[];
  places: number;
}

/** What a booking takes, or gives back. */
export function placesOf(
  booking: Pick<typeof bookings.$inferSelect, 'serviceId' | 'priceUnit' | 'startDate' | 'endDate' | 'places'>,
): Places {
  const { serviceId, priceUnit, startDate, endDate, places } = booking;
  return { serviceId, dates: takenDates(priceUnit, startDate, endDate), places };
}

/** Places by day in order of time: above 0 to be taken, below 0 to be given back; never 0. */
export interface PlacesShift {
  serviceId: string;
  days: readonly { date: CalendarDate; places: number }[];
}

const shiftOf = ({ serviceId, dates, places }: Places): PlacesShift => ({
  serviceId,
  days: dates.map((date) => ({ date, places })),
});

/** The same the other way round: what was taken goes back. */
export const undone = ({ serviceId, days }: PlacesShift): PlacesShift => ({
  serviceId,
  days: days.map(({ date, places }) => ({ date, places: -places })),
});

/** Takes `places` on every date, or throws `sold_out` (the caller's transaction then keeps none). */
export const takePlaces = (tx: Tx, ask: Places): Promise<void> => shiftPlaces(tx, shiftOf(ask));

/** Takes places on every date or on none, and leaves the caller's transaction usable either way. */
export const tryTakePlaces = (tx: Tx, ask: Places): Promise<boolean> => tryShiftPlaces(tx, shiftOf(ask));

/** Gives places back. Only for whoever has just moved their booking out of the states that hold them: hence once. */
export const returnPlaces = (tx: Tx, ask: Places): Promise<void> => shiftPlaces(tx, undone(shiftOf(ask)));

/**
 * Takes and gives back in one statement, so that two who move past each other cannot wait for each other. What is given
 * back is the caller's to give.
 * @throws AppError sold_out where a day on which places are taken is full or blocked (the caller's transaction then
 * keeps nothing of it)
 */
export async function shiftPlaces(tx: Tx, ask: PlacesShift): Promise<void> {
  if (ask.days.length === 0) return;
  const wanted = ask.days.filter(({ places }) => places > 0);
  if (wanted.length > 0) await addMissingDays(tx, ask.serviceId, wanted);
  const days = lockedDays(tx, ask);
  const after = sql<number>`${serviceDays.taken} + ${days.places}`;
  const shifted = await tx
    .with(days)
    .update(serviceDays)
    .set({ taken: after })
    .from(days)
    .where(
      and(
        eq(serviceDays.serviceId, ask.serviceId),
        eq(serviceDays.date, days.date),
        or(lt(days.places, 0), and(eq(serviceDays.blocked, false), lte(after, serviceDays.capacity))),
      ),
    )
    .returning({ date: serviceDays.date });
  const moved = new Set(shifted.map(({ date }) => date));
  if (wanted.some(({ date }) => !moved.has(date))) throw new AppError('sold_out');
}

/** All of a shift or nothing; leaves the caller's transaction usable either way. */
export async function tryShiftPlaces(tx: Tx, ask: PlacesShift): Promise<boolean> {
  try {
    await tx.transaction((savepoint) => shiftPlaces(savepoint, ask));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'sold_out') return false;
    throw error;
  }
}

/** Days and places as rows, as two arrays: one statement, whatever their number. */
const askedDays = (days: PlacesShift['days']) =>
  sql`unnest(${sql.param(days.map(({ date }) => date))}::date[], ${sql.param(days.map(({ places }) => places))}::int[]) as asked(day, places)`;

/** The days' rows, locked in the order of time: an update alone may meet them in any order, and two could wait for each other. */
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

/** A day without a row has the service's capacity as it is now. In order of time too, since inserts wait for each other. */
async function addMissingDays(tx: Tx, serviceId: string, days: PlacesShift['days']): Promise<void> {
  await tx.execute(sql`
    insert into ${serviceDays} (service_id, date, capacity)
    select ${services.id}, asked.day, ${services.capacity}
    from ${services}, ${askedDays(days)}
    where ${services.id} = ${serviceId}
    order by asked.day
    on conflict do nothing`);
}
