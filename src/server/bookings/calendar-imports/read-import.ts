import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { emptiedBelievedAfterMs, emptiedReadAfterMs } from '#shared/calendar-imports.ts';
import { today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { getOwn } from '../blocks/repository.ts';
import { calendarImports } from '../tables.ts';
import { applyEvents } from './apply-events.ts';
import { countReading, lockOwn, nextReadAfter, type OwnListing } from './own-calendar.ts';
import type { Feed, ParsedFeed } from './parse/parse-feed.ts';
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
  await readCalendar(app, { calendar, providerId, read: readFeedFor, wasDue: false });
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
    await readCalendar(app, { ...found, read: readFeed, wasDue: true });
  } catch (error) {
    // Removed, or its listing no longer offered, while it was being read.
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
}

interface Reading {
  calendar: CalendarImport;
  providerId: string;
  read: typeof readFeed;
  /** Nobody asked for it. What fails for those who ask does not make it rarer. */
  wasDue: boolean;
}

/** The network is asked first, outside of any transaction; what it said is then applied in one. */
async function readCalendar(app: App, { calendar, providerId, read, wasDue }: Reading): Promise<void> {
  const startedAt = app.clock.now();
  const parsed = await read(app, { providerId, address: app.secrets.open(calendar.addressSealed) });
  const { id: importId, serviceId } = calendar;
  await transaction(app, async (tx) => {
    const listing = await lockOwn(tx, { serviceId, providerId });
    // Locked with its provider. It may have another address or name since.
    const present = await getImport(tx, { serviceId, importId });
    if (present.triedAt > startedAt || present.addressDigest !== calendar.addressDigest) return;
    const emptiedAt =
      'feed' in parsed ? await apply(app, tx, { present, feed: parsed.feed, listing, startedAt }) : null;
    await noteOutcome(app, tx, { present, parsed, startedAt, wasDue, emptiedAt });
  });
  if ('problem' in parsed) {
    app.log.info(
      { event: 'calendar_unread', importId, host: calendar.host, problem: parsed.problem },
      'a calendar could not be read',
    );
  }
}

interface Read {
  present: CalendarImport;
  feed: Feed;
  listing: Awaited<ReturnType<typeof lockOwn>>;
  startedAt: Date;
}

/** @returns since when nearly all its events are missing, while that is not believed yet */
async function apply(app: App, tx: Tx, { present, feed, listing, startedAt }: Read): Promise<Date | null> {
  const { emptiedAt } = present;
  const isConfirmed = emptiedAt && startedAt.getTime() - emptiedAt.getTime() >= emptiedBelievedAfterMs;
  const events = wantedOf(feed, listing.priceUnit);
  const at = { now: app.clock.now(), today: today(app.clock) };
  const { capacity } = listing;
  const emptied = await applyEvents(tx, { calendar: present, capacity, events, doubted: !isConfirmed, ...at });
  return emptied ? (emptiedAt ?? startedAt) : null;
}

interface Outcome {
  present: CalendarImport;
  parsed: ParsedFeed;
  startedAt: Date;
  wasDue: boolean;
  emptiedAt: Date | null;
}

/** Writes how the reading went. */
async function noteOutcome(
  app: App,
  tx: Tx,
  { present, parsed, startedAt, wasDue, emptiedAt }: Outcome,
): Promise<void> {
  const { id } = present;
  const { problem, own, free } = outcomeOf(parsed);
  const failures = problem === null ? 0 : present.failures + Number(wasDue);
  const now = app.clock.now();
  await tx
    .update(calendarImports)
    .set({
      ...{ triedAt: startedAt, problem, failures },
      nextReadAt: emptiedAt ? new Date(now.getTime() + emptiedReadAfterMs) : nextReadAfter(now, { id, failures }),
      ...(problem === null && { readAt: startedAt, ownEvents: own, freeEvents: free, emptiedAt }),
    })
    .where(eq(calendarImports.id, id));
}
