import { and, count, eq, notInArray } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { services } from '#server/catalogue/tables.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { firstReadAfterMs, importLimits } from '#shared/calendar-imports.ts';
import { today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { ServiceStatus } from '#shared/states.ts';
import { getOwn } from '../blocks/repository.ts';
import { calendarImports } from '../tables.ts';
import { applyEvents } from './apply-events.ts';
import { addressColumns, countReading, lockOwn, type OwnListing } from './own-calendar.ts';
import type { Feed } from './parse/parse-feed.ts';
import { outcomeOf, readFeedFor, wantedOf } from './read-feed.ts';

interface NewImport extends OwnListing {
  personId: string;
  name: string;
  address: string;
  /** Places that each event takes; null closes its days. Absent: one, or all of a listing with one place. */
  places?: number | null | undefined;
}

/**
 * Adds a calendar of another site to a listing. It is read at once, and added only if that succeeds, so that a wrong address is
 * noticed by whoever has it before them.
 * @returns its id
 * @throws AppError not_found; imports_many; imports_unapproved; import_known; calendar_unread with the `problem`; too_many_tries; too_busy;
 * invalid_input: more places than the listing has
 */
export async function addImport(app: App, asked: NewImport): Promise<string> {
  const found = app.calendars.read(asked.address);
  await transaction(app, async (tx) => {
    const { capacity, status } = await getOwn(tx, asked);
    if ((asked.places ?? 1) > capacity) throw new AppError('invalid_input');
    if ('url' in found) await checkRoom(tx, { ...asked, status });
    await countReading(app, tx, asked.providerId);
  });
  if ('problem' in found) throw new AppError('calendar_unread', { problem: found.problem });
  const address = found.url.href;
  const startedAt = app.clock.now();
  const parsed = await readFeedFor(app, { providerId: asked.providerId, address });
  if ('problem' in parsed) throw new AppError('calendar_unread', { problem: parsed.problem });
  return store(app, asked, { url: found.url, feed: parsed.feed, startedAt });
}

interface Read {
  url: URL;
  feed: Feed;
  startedAt: Date;
}

function store(app: App, asked: NewImport, { url, feed, startedAt }: Read): Promise<string> {
  const { serviceId, personId, name } = asked;
  return transaction(app, async (tx) => {
    const { capacity, priceUnit, status } = await lockOwn(tx, asked);
    await checkRoom(tx, { ...asked, status });
    const now = app.clock.now();
    const id = newId();
    const places = asked.places === undefined ? (capacity > 1 ? 1 : null) : asked.places;
    const { own, free } = outcomeOf({ feed });
    const [added] = await tx
      .insert(calendarImports)
      .values({
        ...{ id, serviceId, name, places, ...addressColumns(app, url), createdAt: now },
        nextReadAt: new Date(now.getTime() + firstReadAfterMs),
        ...{ triedAt: startedAt, readAt: startedAt, ownEvents: own, freeEvents: free },
      })
      .onConflictDoNothing({ target: [calendarImports.serviceId, calendarImports.addressDigest] })
      .returning();
    if (!added) throw new AppError('import_known');
    const events = wantedOf(feed, priceUnit);
    await applyEvents(tx, { calendar: added, capacity, events, doubted: false, now, today: today(app.clock) });
    const detail = { importId: id, host: url.hostname, places };
    await recordAudit(tx, {
      ...{ actorId: personId, action: 'calendar.import_added', subjectType: 'service', subjectId: serviceId },
      ...{ detail, at: now },
    });
    return id;
  });
}

/** @throws AppError imports_many, imports_unapproved */
async function checkRoom(
  tx: Tx,
  { serviceId, providerId, status }: OwnListing & { status: ServiceStatus },
): Promise<void> {
  const [row] = await tx
    .select({ calendars: count() })
    .from(calendarImports)
    .where(eq(calendarImports.serviceId, serviceId));
  if ((row?.calendars ?? 0) >= importLimits.perListing) throw new AppError('imports_many');
  const approved: ServiceStatus[] = ['approved', 'paused'];
  if (approved.includes(status)) return;
  const [unapproved] = await tx
    .select({ calendars: count(calendarImports.id) })
    .from(services)
    .leftJoin(calendarImports, eq(calendarImports.serviceId, services.id))
    .where(and(eq(services.providerId, providerId), notInArray(services.status, approved)));
  if ((unapproved?.calendars ?? 0) >= importLimits.unapproved) throw new AppError('imports_unapproved');
}
