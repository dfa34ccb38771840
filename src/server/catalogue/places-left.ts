import { sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { serviceDays } from './tables.ts';

const daysBetween = statement<
  { serviceId: string; from: CalendarDate; to: CalendarDate },
  { date: CalendarDate; free: number }
>(
  'days-between',
  () => sql`
    select date, case when blocked then 0 else capacity - taken end as free from ${serviceDays}
    where service_id = ${sql.placeholder('serviceId')}
      and date between ${sql.placeholder('from')} and ${sql.placeholder('to')}`,
);

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
  const rows = await daysBetween.rows(db, { serviceId: service.id, from, to });
  const counters = new Map(rows.map(({ date, free }) => [date, free]));
  return dates.map((date) => counters.get(date) ?? service.capacity);
}
