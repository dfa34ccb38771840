import { asc, count, eq, inArray, min, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { importLimits, lateAfterMs } from '#shared/calendar-imports.ts';
import type { CalendarImport, CalendarImports } from '#shared/contracts/calendar-imports.ts';
import { today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { getOwn } from '../blocks/repository.ts';
import { calendarImports, importedEvents } from '../tables.ts';

interface Own {
  serviceId: string;
  providerId: string;
}

type Row = typeof calendarImports.$inferSelect;
type Event = typeof importedEvents.$inferSelect;

/**
 * The calendars of other sites that a listing reads, the oldest first, with what is to be decided about their events.
 * @throws AppError not_found: the listing, or another provider's
 */
export async function listImports(app: App, own: Own): Promise<CalendarImports> {
  const { capacity } = await getOwn(app.db, own);
  const rows = await app.db
    .select()
    .from(calendarImports)
    .where(eq(calendarImports.serviceId, own.serviceId))
    .orderBy(asc(calendarImports.id));
  const ids = rows.map(({ id }) => id);
  const ofImport = inArray(importedEvents.importId, ids);
  // Only those that are shown: the others are as many as a calendar has.
  const [shown, counted] = await Promise.all([
    app.db
      .select()
      .from(importedEvents)
      .where(sql`${ofImport} and (${importedEvents.windowEnd} or ${importedEvents.conflictDays} <> '[]'::jsonb)`)
      .orderBy(asc(importedEvents.startDate), asc(importedEvents.id)),
    app.db
      .select({ importId: importedEvents.importId, events: count(), first: min(importedEvents.startDate) })
      .from(importedEvents)
      .where(
        sql`${ofImport} and ${importedEvents.endDate} >= ${today(app.clock)}::date and not ${importedEvents.windowEnd}`,
      )
      .groupBy(importedEvents.importId),
  ]);
  const events = new Map(counted.map((one) => [one.importId, one.events]));
  const items = rows.map((row) => {
    const own = shown.filter(({ importId }) => importId === row.id);
    return importAnswer(app, row, { events: events.get(row.id) ?? 0, shown: own });
  });
  return { items, capacity, most: importLimits.perListing };
}

/** One of them. @throws AppError not_found */
export async function getImportAnswer(app: App, own: Own & { importId: string }): Promise<CalendarImport> {
  const { items } = await listImports(app, own);
  const found = items.find(({ id }) => id === own.importId);
  if (!found) throw new AppError('not_found');
  return found;
}

function importAnswer(
  app: App,
  row: Row,
  { events, shown }: { events: number; shown: readonly Event[] },
): CalendarImport {
  const { id, name, host, places, readAt, triedAt, nextReadAt, emptiedAt, problem, ownEvents, freeEvents } = row;
  const day = today(app.clock);
  const open = shown.map((event) => ({ ...event, open: conflictOf(event, day) }));
  const conflicts = open
    .filter(({ repeatsOwn }) => !repeatsOwn)
    .map((event) => event.open)
    .filter((one) => one !== undefined);
  return {
    ...{ id, name, host, places, problem, events, ownEvents, freeEvents },
    readAt: readAt.toISOString(),
    triedAt: triedAt.toISOString(),
    nextReadAt: nextReadAt.toISOString(),
    emptiedAt: emptiedAt?.toISOString() ?? null,
    late: app.clock.now().getTime() - readAt.getTime() >= lateAfterMs,
    conflicts: conflicts.slice(0, importLimits.conflicts),
    conflictsTotal: conflicts.length,
    repeats: open
      .filter((event) => event.repeatsOwn && event.open)
      .map(({ startDate, endDate }) => ({ startDate, endDate })),
    windowEnds: shown
      .filter(({ windowEnd, endDate }) => windowEnd && endDate >= day)
      .map(({ startDate, endDate }) => ({ startDate, endDate })),
  };
}

/** What is to be decided about an event: its days without room that nobody has looked at. Days that are over do not count. */
function conflictOf({ id, startDate, endDate, conflictDays, settledDays }: Event, day: string) {
  const settled = new Set<string>(settledDays);
  const open = conflictDays.filter((date) => date >= day && !settled.has(date));
  if (open.length === 0) return undefined;
  return { id, startDate, endDate, days: open.slice(0, importLimits.daysNamed) };
}
