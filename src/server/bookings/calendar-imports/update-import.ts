import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { getOwn } from '../blocks/repository.ts';
import { calendarImports, importedEvents, serviceBlocks } from '../tables.ts';
import { applyEvents } from './apply-events.ts';
import { addressColumns, countReading, lockOwn, nextReadAfter, type OwnListing } from './own-calendar.ts';
import type { Feed } from './parse/parse-feed.ts';
import { outcomeOf, readFeedFor, wantedOf } from './read-feed.ts';
import { type CalendarImport, getImport } from './repository.ts';

interface Asked extends OwnListing {
  importId: string;
  personId: string;
  name: string;
  /** Absent: it stays. */
  address?: string | undefined;
}

/**
 * Gives a calendar another name, which its blocks get too, and, where one is given, another address. That is read at once, and
 * kept only if that succeeds; its events then take the place of those of the former address.
 * @throws AppError not_found; import_known: the listing reads this address already; calendar_unread with the `problem`;
 * too_many_tries; too_busy
 */
export async function updateImport(app: App, asked: Asked): Promise<void> {
  const read = asked.address === undefined ? undefined : await readNew(app, asked, asked.address);
  await transaction(app, async (tx) => {
    const listing = await lockOwn(tx, asked);
    const calendar = await getImport(tx, asked);
    const { serviceId, importId, personId, name } = asked;
    const now = app.clock.now();
    await rename(tx, calendar, name);
    if (read) {
      await moveTo(app, tx, { ...calendar, name }, read);
      const events = wantedOf(read.feed, listing.priceUnit);
      const day = today(app.clock);
      const { capacity } = listing;
      await applyEvents(tx, { calendar: { ...calendar, name }, capacity, events, doubted: false, now, today: day });
    }
    const detail = { importId, name, ...(read && { host: read.url.hostname }) };
    await recordAudit(tx, {
      ...{ actorId: personId, action: 'calendar.import_changed', subjectType: 'service', subjectId: serviceId },
      ...{ detail, at: now },
    });
  });
}

interface Read {
  url: URL;
  feed: Feed;
  startedAt: Date;
}

/** Reads the new address. The network is asked outside of any transaction. */
async function readNew(app: App, asked: Asked, address: string): Promise<Read> {
  const found = app.calendars.read(address);
  await transaction(app, async (tx) => {
    await getOwn(tx, asked);
    await getImport(tx, asked);
    await countReading(app, tx, asked.providerId);
  });
  if ('problem' in found) throw new AppError('calendar_unread', { problem: found.problem });
  const startedAt = app.clock.now();
  const parsed = await readFeedFor(app, { providerId: asked.providerId, address: found.url.href });
  if ('problem' in parsed) throw new AppError('calendar_unread', { problem: parsed.problem });
  return { url: found.url, feed: parsed.feed, startedAt };
}

async function rename(tx: Tx, { id, name: before }: CalendarImport, name: string): Promise<void> {
  if (name === before) return;
  await tx.update(calendarImports).set({ name }).where(eq(calendarImports.id, id));
  const events = tx.select({ id: importedEvents.id }).from(importedEvents).where(eq(importedEvents.importId, id));
  await tx.update(serviceBlocks).set({ name }).where(inArray(serviceBlocks.importedEventId, events));
}

/** @throws AppError import_known */
async function moveTo(app: App, tx: Tx, { id, serviceId }: CalendarImport, read: Read): Promise<void> {
  const address = addressColumns(app, read.url);
  const [other] = await tx
    .select({ id: calendarImports.id })
    .from(calendarImports)
    .where(and(eq(calendarImports.serviceId, serviceId), eq(calendarImports.addressDigest, address.addressDigest)));
  if (other && other.id !== id) throw new AppError('import_known');
  const { own, free } = outcomeOf({ feed: read.feed });
  const { startedAt } = read;
  const outcome = { triedAt: startedAt, readAt: startedAt, problem: null, failures: 0, emptiedAt: null };
  await tx
    .update(calendarImports)
    .set({
      ...{ ...address, ...outcome, ownEvents: own, freeEvents: free },
      nextReadAt: nextReadAfter(app.clock.now(), { id, failures: 0 }),
    })
    .where(eq(calendarImports.id, id));
}
