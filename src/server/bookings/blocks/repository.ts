import { and, asc, count, eq, gt, gte, notInArray, or, sql } from 'drizzle-orm';
import { serviceDays, services } from '#server/catalogue/tables.ts';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import { blockLimits } from '#shared/block-limits.ts';
import { type CalendarDate, daysOf } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { serviceBlocks } from '../tables.ts';

/** Days from the first to the last, both included. */
export interface DaySpan {
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/**
 * Finds one of a provider's listings. One that waits for approval has a calendar too, so that no day is sold by mistake once it
 * is approved. @throws AppError not_found
 */
export async function getOwn(db: DbOrTx, { serviceId, providerId }: { serviceId: string; providerId: string }) {
  const [own] = await db
    .select({ id: services.id, capacity: services.capacity, status: services.status })
    .from(services)
    .where(and(eq(services.id, serviceId), eq(services.providerId, providerId)));
  if (!own) throw new AppError('not_found');
  return own;
}

/** How many blocks of a listing that were made by hand are not over. By `service_blocks_service_end`. */
export async function countComing(tx: Tx, serviceId: string, today: CalendarDate): Promise<number> {
  const [row] = await tx
    .select({ coming: count() })
    .from(serviceBlocks)
    .where(
      and(
        eq(serviceBlocks.serviceId, serviceId),
        gte(serviceBlocks.endDate, today),
        notInArray(serviceBlocks.source, ['import', 'time_off']),
      ),
    );
  return row?.coming ?? 0;
}

/** The places that blocks take on a day of `service_days day`. */
const placesBlocked = sql`(select coalesce(sum(block.places), 0) from ${serviceBlocks} block
  where block.service_id = day.service_id and day.date between block.start_date and block.end_date)`;

/**
 * Closes those of the days on which no booking takes a place. A day without a row gets one with the listing's present
 * capacity, which nobody changes meanwhile. Rows are locked in order of time, as by bookings.
 * @returns the days that are closed now
 */
export async function closeDays(tx: Tx, serviceId: string, { startDate, endDate }: DaySpan): Promise<CalendarDate[]> {
  const { rows } = await tx.execute<{ date: CalendarDate }>(sql`
    with s as materialized (select id, capacity from ${services} where id = ${serviceId} for key share)
    insert into ${serviceDays} as day (service_id, date, capacity, blocked)
    select s.id, asked::date, s.capacity, true
    from s, generate_series(${startDate}::date, ${endDate}::date, interval '1 day') as asked
    order by asked
    on conflict (service_id, date) do update set blocked = true where day.taken = ${placesBlocked}
    returning date`);
  return rows.map(({ date }) => date);
}

/** Whether blocks that were made by hand close each of the days already. */
export async function areClosed(tx: Tx, serviceId: string, { startDate, endDate }: DaySpan): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from generate_series(${startDate}::date, ${endDate}::date, interval '1 day') as asked
    where not exists (select from ${serviceBlocks} block where block.service_id = ${serviceId}
      and block.places is null and block.source not in ('import', 'time_off')
      and asked between block.start_date and block.end_date)
    limit 1`);
  return rows.length === 0;
}

/** The days on which a booking takes a place, in order of time; at most as many as a refusal names. */
export async function listBookedDays(
  tx: Tx,
  serviceId: string,
  { startDate, endDate }: DaySpan,
): Promise<CalendarDate[]> {
  const { rows } = await tx.execute<{ date: CalendarDate }>(sql`
    select date from ${serviceDays} day
    where service_id = ${serviceId} and date between ${startDate}::date and ${endDate}::date and taken <> ${placesBlocked}
    order by date limit ${blockLimits.daysNamed}`);
  return rows.map(({ date }) => date);
}

/**
 * Opens those of the days that no block of the listing closes any more. The listing is locked as by bookings, so that a change
 * of its capacity cannot wait for these days while this waits for it. Rows are locked in order of time.
 */
export async function openDays(tx: Tx, serviceId: string, { startDate, endDate }: DaySpan): Promise<void> {
  await tx.execute(sql`
    with s as materialized (select id from ${services} where id = ${serviceId} for key share),
    days as materialized (
      select date from ${serviceDays} day join s on s.id = day.service_id
      where date between ${startDate}::date and ${endDate}::date and blocked
        and not exists (select from ${serviceBlocks} block where block.service_id = day.service_id
          and block.places is null and day.date between block.start_date and block.end_date)
      order by date for no key update of day
    )
    update ${serviceDays} day set blocked = false from days
    where day.service_id = ${serviceId} and day.date = days.date`);
}

/** The days on which a listing has fewer than `places` free, in order of time. */
export async function listFullDays(
  tx: Tx,
  { id, capacity }: { id: string; capacity: number },
  { startDate, endDate, places }: DaySpan & { places: number },
): Promise<CalendarDate[]> {
  if (places > capacity) return daysOf(startDate, endDate);
  const { date, taken, blocked } = serviceDays;
  const full = or(eq(blocked, true), gt(sql`${taken} + ${places}`, serviceDays.capacity));
  const rows = await tx
    .select({ date })
    .from(serviceDays)
    .where(and(eq(serviceDays.serviceId, id), sql`${date} between ${startDate}::date and ${endDate}::date`, full))
    .orderBy(asc(date))
    .limit(blockLimits.daysNamed);
  return rows.map((row) => row.date);
}
