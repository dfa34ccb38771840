import { and, eq, inArray, lte, sql } from 'drizzle-orm';
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

/** Takes `places` on every date, or throws `sold_out` (the caller's transaction then keeps none). */
export async function takePlaces(tx: Tx, { serviceId, dates, places }: Places): Promise<void> {
  await addMissingDays(tx, serviceId, dates);
  const days = lockedDays(tx, serviceId, dates);
  const after = sql<number>`${serviceDays.taken} + ${places}`;
  const taken = await tx
    .with(days)
    .update(serviceDays)
    .set({ taken: after })
    .from(days)
    .where(
      and(
        eq(serviceDays.serviceId, serviceId),
        eq(serviceDays.date, days.date),
        eq(serviceDays.blocked, false),
        lte(after, serviceDays.capacity),
      ),
    )
    .returning({ date: serviceDays.date });
  if (taken.length < dates.length) throw new AppError('sold_out');
}

/** Takes places on every date or on none, and leaves the caller's transaction usable either way. */
export async function tryTakePlaces(tx: Tx, ask: Places): Promise<boolean> {
  try {
    await tx.transaction((savepoint) => takePlaces(savepoint, ask));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'sold_out') return false;
    throw error;
  }
}

/** Gives places back. Only for whoever has just moved their booking out of the states that hold them: hence once. */
export async function returnPlaces(tx: Tx, { serviceId, dates, places }: Places): Promise<void> {
  const days = lockedDays(tx, serviceId, dates);
  await tx
    .with(days)
    .update(serviceDays)
    .set({ taken: sql`${serviceDays.taken} - ${places}` })
    .from(days)
    .where(and(eq(serviceDays.serviceId, serviceId), eq(serviceDays.date, days.date)));
}

/** The days' rows, locked in the order of time: an update alone may meet them in any order, and two could wait for each other. */
function lockedDays(tx: Tx, serviceId: string, dates: readonly CalendarDate[]) {
  return tx.$with('days').as(
    tx
      .select({ date: serviceDays.date })
      .from(serviceDays)
      .where(and(eq(serviceDays.serviceId, serviceId), inArray(serviceDays.date, [...dates])))
      .orderBy(serviceDays.date)
      .for('no key update'),
  );
}

/** A day without a row has the service's capacity as it is now. In order of time too, since inserts wait for each other. */
async function addMissingDays(tx: Tx, serviceId: string, dates: readonly CalendarDate[]): Promise<void> {
  await tx.execute(sql`
    insert into ${serviceDays} (service_id, date, capacity)
    select ${services.id}, day, ${services.capacity}
    from ${services}, unnest(${sql.param(dates)}::date[]) as day
    where ${services.id} = ${serviceId}
    order by day
    on conflict do nothing`);
}
