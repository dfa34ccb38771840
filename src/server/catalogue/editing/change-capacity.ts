import { and, asc, eq, gt, gte, ne, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { serviceDays } from '../tables.ts';

interface NewCapacity {
  serviceId: string;
  capacity: number;
  today: CalendarDate;
}

/**
 * Gives the days from today on the new capacity of their listing. A day on which more places are taken keeps those, and
 * loses each that is returned (`shiftPlaces`). The caller has locked the listing for itself alone, so that no booking adds a
 * day with the old capacity meanwhile, and renews its prices afterwards.
 * @returns the days that keep more, in order of time
 */
export async function changeCapacity(
  tx: Tx,
  { serviceId, capacity, today }: NewCapacity,
): Promise<{ date: CalendarDate; taken: number }[]> {
  const { date, taken } = serviceDays;
  const coming = and(eq(serviceDays.serviceId, serviceId), gte(date, today));
  const next = sql<number>`greatest(${taken}, ${capacity}::integer)`;
  await tx
    .update(serviceDays)
    .set({ capacity: next })
    .where(and(coming, ne(serviceDays.capacity, next)));
  return tx
    .select({ date, taken })
    .from(serviceDays)
    .where(and(coming, gt(taken, capacity)))
    .orderBy(asc(date));
}
