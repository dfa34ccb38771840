import { and, asc, count, eq, gte, lte, sql } from 'drizzle-orm';
import { serviceDays, services } from '#server/catalogue/tables.ts';
import type { Db, Tx } from '#server/db/client.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { serviceBlocks } from '../tables.ts';

export type BlockRow = typeof serviceBlocks.$inferSelect;

/** Days from the first to the last, both included. */
export interface DaySpan {
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** Refuses a listing that the provider does not have. @throws AppError not_found */
export async function checkOwn(tx: Tx, { serviceId, providerId }: { serviceId: string; providerId: string }) {
  const [own] = await tx
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.id, serviceId), eq(services.providerId, providerId)));
  if (!own) throw new AppError('not_found');
}

/** The blocks of a listing with a day in a span, by their first day. By `service_blocks_service_end`. */
export const blocksIn = (db: Db | Tx, serviceId: string, { startDate, endDate }: DaySpan): Promise<BlockRow[]> =>
  db
    .select()
    .from(serviceBlocks)
    .where(
      and(
        eq(serviceBlocks.serviceId, serviceId),
        gte(serviceBlocks.endDate, startDate),
        lte(serviceBlocks.startDate, endDate),
      ),
    )
    .orderBy(asc(serviceBlocks.startDate), asc(serviceBlocks.id));

/** How many blocks of a listing are not over. By `service_blocks_service_end`. */
export async function countComing(tx: Tx, serviceId: string, today: CalendarDate): Promise<number> {
  const [row] = await tx
    .select({ coming: count() })
    .from(serviceBlocks)
    .where(and(eq(serviceBlocks.serviceId, serviceId), gte(serviceBlocks.endDate, today)));
  return row?.coming ?? 0;
}

/**
 * Closes days, whatever is booked on them. A day without a row gets one with the listing's present capacity, which nobody
 * changes meanwhile. Rows are locked in order of time, as by bookings.
 */
export async function closeDays(tx: Tx, serviceId: string, { startDate, endDate }: DaySpan): Promise<void> {
  await tx.execute(sql`
    with s as materialized (select id, capacity from ${services} where id = ${serviceId} for key share)
    insert into ${serviceDays} as day (service_id, date, capacity, blocked)
    select s.id, asked::date, s.capacity, true
    from s, generate_series(${startDate}::date, ${endDate}::date, interval '1 day') as asked
    order by asked
    on conflict (service_id, date) do update set blocked = true where not day.blocked`);
}

/** Opens those of the days that no block of the listing closes any more. Rows are locked in order of time. */
export async function openDays(tx: Tx, serviceId: string, { startDate, endDate }: DaySpan): Promise<void> {
  await tx.execute(sql`
    with days as materialized (
      select date from ${serviceDays} day
      where service_id = ${serviceId} and date between ${startDate}::date and ${endDate}::date and blocked
        and not exists (select from ${serviceBlocks} block where block.service_id = day.service_id
          and block.places is null and day.date between block.start_date and block.end_date)
      order by date for no key update
    )
    update ${serviceDays} day set blocked = false from days
    where day.service_id = ${serviceId} and day.date = days.date`);
}
