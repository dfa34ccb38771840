import { and, asc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { serviceDays, services } from '#server/catalogue/tables.ts';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { daysOf } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { calendarImports, importedEvents, serviceBlocks } from '../tables.ts';
import type { DayState, HeldBlock, HeldEvent } from './plan.ts';

export type CalendarImport = typeof calendarImports.$inferSelect;

interface Named {
  serviceId: string;
  importId: string;
}

/** A calendar of a listing, which the caller has found to be the provider's. @throws AppError not_found */
export async function getImport(db: DbOrTx, { serviceId, importId }: Named): Promise<CalendarImport> {
  const [found] = await db
    .select()
    .from(calendarImports)
    .where(and(eq(calendarImports.id, importId), eq(calendarImports.serviceId, serviceId)));
  if (!found) throw new AppError('not_found');
  return found;
}

/** The calendars that a listing reads, those that were added first before the others, with the places of the listing. */
export function listReading(tx: Tx, serviceId: string): Promise<{ calendar: CalendarImport; capacity: number }[]> {
  return tx
    .select({ calendar: calendarImports, capacity: services.capacity })
    .from(calendarImports)
    .innerJoin(services, eq(services.id, calendarImports.serviceId))
    .where(eq(calendarImports.serviceId, serviceId))
    .orderBy(asc(calendarImports.id));
}

/** The events of a calendar with their blocks; with days, those that have one of them. */
export async function listHeld(
  db: DbOrTx,
  importId: string,
  days?: { from: CalendarDate; to: CalendarDate },
): Promise<HeldEvent[]> {
  const ofCalendar = and(
    eq(importedEvents.importId, importId),
    days && and(lte(importedEvents.startDate, days.to), gte(importedEvents.endDate, days.from)),
  );
  const events = await db.select().from(importedEvents).where(ofCalendar);
  const blocks = await db
    .select()
    .from(serviceBlocks)
    .where(
      inArray(
        serviceBlocks.importedEventId,
        db.select({ id: importedEvents.id }).from(importedEvents).where(ofCalendar),
      ),
    )
    .orderBy(asc(serviceBlocks.startDate));
  const ofEvent = Map.groupBy(blocks, ({ importedEventId }) => importedEventId);
  return events.map((event) => ({ ...event, blocks: ofEvent.get(event.id) ?? [] }));
}

interface LockedDay extends Record<string, unknown> {
  date: CalendarDate;
  capacity: number;
  listed: number;
  taken: number;
  closed: boolean;
}

/**
 * Locks days of a listing until the transaction ends, so that nobody books on them meanwhile, and answers how they stand. A
 * day without a row gets one with the listing's present capacity. The listing is locked before its days, and they in order of
 * time, as by bookings.
 */
export async function lockDays(tx: Tx, serviceId: string, dates: readonly CalendarDate[]): Promise<LockedDay[]> {
  const { rows } = await tx.execute<LockedDay>(sql`
    with s as materialized (select id, capacity from ${services} where id = ${serviceId} for key share)
    insert into ${serviceDays} as day (service_id, date, capacity)
    select s.id, asked.day, s.capacity from s, unnest(${sql.param([...dates])}::date[]) as asked(day)
    order by asked.day
    on conflict (service_id, date) do update set taken = day.taken
    returning date, capacity, (select capacity from s) as listed, taken, blocked as closed`);
  return rows;
}

/** How locked days stand, with what blocks take of them. The caller holds the provider's lock, under which blocks are made. */
export async function readDayStates(
  tx: Tx,
  serviceId: string,
  locked: readonly LockedDay[],
): Promise<Map<CalendarDate, DayState>> {
  const days = new Map(locked.map(({ date, ...day }) => [date, { ...day, takenByBlocks: 0 }]));
  const [first] = [...days.keys()].toSorted();
  if (first === undefined) return days;
  const blocks = await tx
    .select()
    .from(serviceBlocks)
    .where(and(eq(serviceBlocks.serviceId, serviceId), gte(serviceBlocks.endDate, first)));
  for (const { startDate, endDate, places } of blocks) {
    for (const date of daysOf(startDate > first ? startDate : first, endDate)) {
      const day = days.get(date);
      if (day) day.takenByBlocks += places ?? 0;
    }
  }
  return days;
}

interface DayChange {
  date: CalendarDate;
  /** Places taken (above 0) or given back. */
  shift: number;
  capacity: number;
}

/**
 * Writes what was decided for days that are locked, and closes or opens each by the blocks that are there now. To be called
 * after the blocks were written.
 * @returns whether a day has become full or free, opened or closed
 */
export async function writeDays(tx: Tx, serviceId: string, changes: readonly DayChange[]): Promise<boolean> {
  const param = (values: (string | number)[]) => sql.param(values);
  const closes = sql`exists (select from ${serviceBlocks} block where block.service_id = day.service_id
    and block.places is null and day.date between block.start_date and block.end_date)`;
  const { rows } = await tx.execute<{ turned: boolean }>(sql`
    with asked as (
      select * from unnest(${param(changes.map(({ date }) => date))}::date[], ${param(changes.map(({ shift }) => shift))}::int[],
        ${param(changes.map(({ capacity }) => capacity))}::int[]) as asked(date, shift, capacity)
    ), before as materialized (
      select day.date, day.taken >= day.capacity or day.blocked as sold, ${closes} as closed
      from ${serviceDays} day join asked on asked.date = day.date where day.service_id = ${serviceId}
    )
    update ${serviceDays} day
    set taken = day.taken + asked.shift, capacity = asked.capacity, blocked = before.closed
    from asked join before on before.date = asked.date
    where day.service_id = ${serviceId} and day.date = asked.date
    returning (day.taken >= day.capacity or day.blocked) <> before.sold as turned`);
  return rows.some(({ turned }) => turned);
}

interface EventRow {
  id: string;
  importId: string;
  key: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  windowEnd: boolean;
  conflictDays: CalendarDate[];
  settledDays: CalendarDate[];
  repeatsOwn: boolean;
  toldAt: Date | null;
}

/** Writes events, new or not, all at once. */
export async function writeEvents(tx: Tx, rows: readonly EventRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { startDate, endDate, windowEnd, conflictDays, settledDays, repeatsOwn, toldAt } = importedEvents;
  const given = (column: { name: string }) => sql.raw(`excluded.${column.name}`);
  await tx
    .insert(importedEvents)
    .values([...rows])
    .onConflictDoUpdate({
      target: importedEvents.id,
      set: {
        ...{ startDate: given(startDate), endDate: given(endDate), windowEnd: given(windowEnd) },
        ...{ conflictDays: given(conflictDays), settledDays: given(settledDays) },
        ...{ repeatsOwn: given(repeatsOwn), toldAt: given(toldAt) },
      },
    });
}

/** Events that are gone or over; the rows of their blocks are the caller's. */
export async function removeEvents(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(importedEvents).where(inArray(importedEvents.id, [...ids]));
}

interface BlockChanges {
  added: (Omit<HeldBlock, 'id'> & { importedEventId: string })[];
  moved: readonly HeldBlock[];
  removed: readonly string[];
  ended: readonly HeldBlock[];
}

interface OfCalendar {
  serviceId: string;
  /** Of the calendar, under which its blocks are shown. */
  name: string;
  createdAt: Date;
}

/** Writes what changes of the blocks of a calendar. */
export async function writeBlocks(tx: Tx, of: OfCalendar, changes: BlockChanges): Promise<void> {
  const { added, moved, removed, ended } = changes;
  if (removed.length > 0) await tx.delete(serviceBlocks).where(inArray(serviceBlocks.id, [...removed]));
  await moveBlocks(tx, ended, sql`, imported_event_id = null`);
  await moveBlocks(tx, moved);
  const rows = added.map((block) => ({ ...block, ...of, source: 'import' as const }));
  for (let at = 0; at < rows.length; at += blocksAtOnce) {
    await tx.insert(serviceBlocks).values(rows.slice(at, at + blocksAtOnce));
  }
}

/** A statement may have 65,535 parameters, and each block takes ten at most. */
const blocksAtOnce = 5_000;

/** Gives blocks other days, all in one statement, since nobody else changes the provider's calendar meanwhile. */
async function moveBlocks(tx: Tx, blocks: readonly HeldBlock[], more: SQL = sql``): Promise<void> {
  if (blocks.length === 0) return;
  const [ids, first, last] = [
    blocks.map(({ id }) => id),
    blocks.map(({ startDate }) => startDate),
    blocks.map(({ endDate }) => endDate),
  ];
  await tx.execute(sql`
    update ${serviceBlocks} block set start_date = asked.first, end_date = asked.last${more}
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(first)}::date[], ${sql.param(last)}::date[]) as asked(id, first, last)
    where block.id = asked.id`);
}
