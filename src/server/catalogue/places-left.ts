import { and, between, eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { serviceDays } from './tables.ts';

/**
 * The free places on each of these consecutive days: 0 where the day is blocked, the listing's capacity where the day has
 * no row yet. Past days are treated like others.
 */
export async function placesLeft(
  db: DbOrTx,
  service: { id: string; capacity: number },
  dates: readonly CalendarDate[],
): Promise<number[]> {
  const [from, to] = [dates[0], dates.at(-1)];
  if (!from || !to) return [];
  const rows = await db
    .select()
    .from(serviceDays)
    .where(and(eq(serviceDays.serviceId, service.id), between(serviceDays.date, from, to)));
  const counters = new Map(rows.map((row) => [row.date, row.blocked ? 0 : row.capacity - row.taken]));
  return dates.map((date) => counters.get(date) ?? service.capacity);
}
