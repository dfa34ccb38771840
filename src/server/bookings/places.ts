import { and, eq, lte, sql } from 'drizzle-orm';
import type { CalendarDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { takenDates } from '#shared/quote.ts';
import { serviceDays, services } from '../catalogue/tables.ts';
import type { Tx } from '../db/client.ts';
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

/** Places by day, where not every day has as many. Days without any are left out. */
export interface PlacesByDay {
  serviceId: string;
  days: readonly { date: CalendarDate; places: number }[];
}

const byDay = ({ serviceId, dates, places }: Places): PlacesByDay => ({
  serviceId,
  days: dates.map((date) => ({ date, places })),
});

/** Takes `places` on every date, or throws `sold_out` (the caller's transaction then keeps none). */
export const takePlaces = (tx: Tx, ask: Places): Promise<void> => takePlacesByDay(tx, byDay(ask));

/** The same for as many as each day needs; blocked days are refused as full ones are. */
export async function takePlacesByDay(tx: Tx, ask: PlacesByDay): Promise<void> {
  if (ask.days.length === 0) return;
  await addMissingDays(tx, ask);
  const days = lockedDays(tx, ask);
  const after = sql<number>`${serviceDays.taken} + ${days.places}`;
  const taken = await tx
    .with(days)
    .update(serviceDays)
    .set({ taken: after })
    .from(days)
    .where(
      and(
        eq(serviceDays.serviceId, ask.serviceId),
        eq(serviceDays.date, days.date),
        eq(serviceDays.blocked, false),
        lte(after, serviceDays.capacity),
      ),
    )
    .returning({ date: serviceDays.date });
  if (taken.length < ask.days.length) throw new AppError('sold_out');
}

/** Takes places on every date or on none, and leaves the caller's transaction usable either way. */
export const tryTakePlaces = (tx: Tx, ask: Places): Promise<boolean> => tryTakePlacesByDay(tx, byDay(ask));

export async function tryTakePlacesByDay(tx: Tx, ask: PlacesByDay): Promise<boolean> {
  try {
    await tx.transaction((savepoint) => takePlacesByDay(savepoint, ask));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'sold_out') return false;
    throw error;
  }
}

/** Gives places back. Only for whoever has just moved their booking out of the states that hold them: hence once. */
export const returnPlaces = (tx: Tx, ask: Places): Promise<void> => returnPlacesByDay(tx, byDay(ask));

export async function returnPlacesByDay(tx: Tx, ask: PlacesByDay): Promise<void> {
  if (ask.days.length === 0) return;
  const days = lockedDays(tx, ask);
  await tx
    .with(days)
    .update(serviceDays)
    .set({ taken: sql`${serviceDays.taken} - ${days.places}` })
    .from(days)
    .where(and(eq(serviceDays.serviceId, ask.serviceId), eq(serviceDays.date, days.date)));
}

/** Days and places as rows, as two arrays: one statement, whatever their number. */
const askedDays = (days: PlacesByDay['days']) =>
  sql`unnest(${sql.param(days.map(({ date }) => date))}::date[], ${sql.param(days.map(({ places }) => places))}::int[]) as asked(day, places)`;

/** The days' rows, locked in the order of time: an update alone may meet them in any order, and two could wait for each other. */
function lockedDays(tx: Tx, { serviceId, days }: PlacesByDay) {
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
async function addMissingDays(tx: Tx, { serviceId, days }: PlacesByDay): Promise<void> {
  await tx.execute(sql`
    insert into ${serviceDays} (service_id, date, capacity)
    select ${services.id}, asked.day, ${services.capacity}
    from ${services}, ${askedDays(days)}
    where ${services.id} = ${serviceId}
    order by asked.day
    on conflict do nothing`);
}
