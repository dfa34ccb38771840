import { and, eq, lte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { getOwn } from '../blocks/repository.ts';
import { calendarImports } from '../tables.ts';
import { applyEvents } from './apply-events.ts';
import { countReading, lockOwn, nextReadAfter, type OwnListing } from './own-calendar.ts';
import type { ParsedFeed } from './parse/parse-feed.ts';
import { outcomeOf, readFeed, readFeedFor, wantedOf } from './read-feed.ts';
import { type CalendarImport, getImport } from './repository.ts';

interface Asked extends OwnListing {
  importId: string;
}

/**
 * Reads a calendar now, because a member asks for it. Whether that succeeded stands in the calendar afterwards.
 * @throws AppError not_found, too_many_tries, too_busy
 */
export async function readImportNow(app: App, asked: Asked): Promise<void> {
  const calendar = await transaction(app, async (tx) => {
    await getOwn(tx, asked);
    const found = await getImport(tx, asked);
    await countReading(app, tx, asked.providerId);
    return found;
  });
  const { providerId } = asked;
  const read = (address: string) => readFeedFor(app, providerId, address);
  await readCalendar(app, { calendar, providerId, read });
}

/**
 * Reads a calendar that was due. A second run for the same time does nothing, and so does one for a calendar that is gone, or
 * whose listing is no longer offered. @param dueAt when it was due
 */
export async function readDueImport(app: App, importId: string, dueAt: Date): Promise<void> {
  const [found] = await app.db
    .select({ calendar: calendarImports, providerId: services.providerId })
    .from(calendarImports)
    .innerJoin(services, eq(services.id, calendarImports.serviceId))
    .where(eq(calendarImports.id, importId));
  if (!found || found.calendar.triedAt >= dueAt) return;
  try {
    await readCalendar(app, { ...found, read: (address) => readFeed(app, address) });
  } catch (error) {
    // Removed, or its listing no longer offered, while it was being read.
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
}

interface Reading {
  calendar: CalendarImport;
  providerId: string;
  read: (address: string) => Promise<ParsedFeed>;
}

/** The network is asked first, outside of any transaction; what it said is then applied in one. */
async function readCalendar(app: App, { calendar, providerId, read }: Reading): Promise<void> {
  const startedAt = app.clock.now();
  const parsed = await read(app.secrets.open(calendar.addressSealed));
  const { id: importId, serviceId } = calendar;
  await transaction(app, async (tx) => {
    const listing = await lockOwn(tx, { serviceId, providerId });
    if (!(await noteOutcome(app, tx, { importId, parsed, startedAt }))) return;
    if ('problem' in parsed) return;
    const events = wantedOf(parsed.feed, listing.priceUnit);
    const now = app.clock.now();
    await applyEvents(tx, { calendar, capacity: listing.capacity, events, now, today: today(app.clock) });
  });
  if ('problem' in parsed) {
    app.log.info(
      { event: 'calendar_unread', importId, host: calendar.host, problem: parsed.problem },
      'a calendar could not be read',
    );
  }
}

interface Outcome {
  importId: string;
  parsed: ParsedFeed;
  startedAt: Date;
}

/**
 * Writes how the reading went. @returns false where the calendar is gone, or a reading that began later has been written:
 * what this one has read is older than that
 */
async function noteOutcome(app: App, tx: Tx, { importId, parsed, startedAt }: Outcome): Promise<boolean> {
  const { problem, own, free } = outcomeOf(parsed);
  const rows = await tx
    .update(calendarImports)
    .set({
      ...{ triedAt: startedAt, problem, nextReadAt: nextReadAfter(app.clock.now(), importId) },
      ...(problem === null && { readAt: startedAt, ownEvents: own, freeEvents: free }),
    })
    .where(and(eq(calendarImports.id, importId), lte(calendarImports.triedAt, startedAt)))
    .returning({ id: calendarImports.id });
  return rows.length > 0;
}
