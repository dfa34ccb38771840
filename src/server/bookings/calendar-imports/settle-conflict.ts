import { and, eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { importedEvents } from '../tables.ts';
import { lockOwn, type OwnListing } from './own-calendar.ts';
import { getImport } from './repository.ts';

interface Asked extends OwnListing {
  importId: string;
  eventId: string;
  /** The days without room that the member has seen. */
  days: readonly string[];
}

/**
 * Notes that a member has looked at days of an event on which there was no room, for instance because it is the same guest. They
 * are not shown any more; further days of it are, whether they came since or were too many to be named.
 * @throws AppError not_found
 */
export function settleConflict(app: App, asked: Asked): Promise<void> {
  return transaction(app, async (tx) => {
    await lockOwn(tx, asked);
    const { id } = await getImport(tx, asked);
    // Its provider is locked, and only under that lock an event changes.
    const ofEvent = and(eq(importedEvents.id, asked.eventId), eq(importedEvents.importId, id));
    const [event] = await tx.select().from(importedEvents).where(ofEvent);
    if (!event) throw new AppError('not_found');
    const seen = new Set<string>([...event.settledDays, ...asked.days]);
    const settledDays = event.conflictDays.filter((date) => seen.has(date));
    await tx.update(importedEvents).set({ settledDays }).where(ofEvent);
  });
}
