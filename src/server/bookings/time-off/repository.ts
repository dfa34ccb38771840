import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { serviceDays, services } from '#server/catalogue/tables.ts';
import type { Tx } from '#server/db/client.ts';
import type { CalendarDate } from '#shared/dates.ts';
import type { DaySpan } from '../blocks/repository.ts';
import { providerTimeOff, serviceBlocks } from '../tables.ts';

type TimeOffRow = typeof providerTimeOff.$inferSelect;

export async function insertTimeOff(tx: Tx, row: typeof providerTimeOff.$inferInsert): Promise<TimeOffRow> {
  const [added] = await tx.insert(providerTimeOff).values(row).returning();
  if (!added) throw new Error('Time off was not stored');
  return added;
}

/**
 * Closes the days of a listing for time off, whoever has booked on them: bookings keep their places, and none is added. The
 * statement locks each day, or makes it, so that a booking of the same instant is either there before or finds the day
 * closed. The listing is locked before its days, and they in order of time, as by bookings.
 */
export async function closeForTimeOff(tx: Tx, serviceId: string, timeOff: TimeOffRow): Promise<void> {
  const { id: timeOffId, startDate, endDate, reason: name, createdAt } = timeOff;
  await tx.insert(serviceBlocks).values({
    ...{ serviceId, timeOffId, startDate, endDate, places: null, name, source: 'time_off', createdAt },
  });
  await tx.execute(sql`
    with s as materialized (select id, capacity from ${services} where id = ${serviceId} for key share)
    insert into ${serviceDays} as day (service_id, date, capacity, blocked)
    select s.id, asked::date, s.capacity, true
    from s, generate_series(${startDate}::date, ${endDate}::date, interval '1 day') as asked
    order by asked
    on conflict (service_id, date) do update set blocked = true`);
}

/** Removes time off that has not begun, with its blocks; of one under way the last day becomes `until`. */
export async function cutTimeOff(tx: Tx, { id, startDate }: TimeOffRow, until: CalendarDate): Promise<void> {
  if (startDate > until) {
    await tx.delete(providerTimeOff).where(eq(providerTimeOff.id, id));
    return;
  }
  await tx.update(providerTimeOff).set({ endDate: until }).where(eq(providerTimeOff.id, id));
  await tx.update(serviceBlocks).set({ endDate: until }).where(eq(serviceBlocks.timeOffId, id));
}

/** The listings that time off closes. By `service_blocks_time_off`. */
export async function listClosed(tx: Tx, timeOffId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: serviceBlocks.serviceId })
    .from(serviceBlocks)
    .where(eq(serviceBlocks.timeOffId, timeOffId))
    .orderBy(asc(serviceBlocks.serviceId));
  return rows.map(({ id }) => id);
}

/** Whether some of the days are time off already. */
export async function overlapsOther(tx: Tx, providerId: string, { startDate, endDate }: DaySpan): Promise<boolean> {
  const [other] = await tx
    .select({ id: providerTimeOff.id })
    .from(providerTimeOff)
    .where(
      and(
        eq(providerTimeOff.providerId, providerId),
        gte(providerTimeOff.endDate, startDate),
        lte(providerTimeOff.startDate, endDate),
      ),
    )
    .limit(1);
  return other !== undefined;
}
