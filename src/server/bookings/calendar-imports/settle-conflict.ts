import { and, eq, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { importedEvents } from '../tables.ts';
import { lockOwn, type OwnListing } from './own-calendar.ts';
import { getImport } from './repository.ts';

interface Asked extends OwnListing {
  importId: string;
  eventId: string;
}

/**
 * Notes that a member has looked at an event for which there was no room, for instance because it is the same guest. It is not
 * shown any more, unless further days of it have no room either. @throws AppError not_found
 */
export function settleConflict(app: App, asked: Asked): Promise<void> {
  return transaction(app, async (tx) => {
    await lockOwn(tx, asked);
    const { id } = await getImport(tx, asked);
    const settled = await tx
      .update(importedEvents)
      .set({ settledDays: sql`${importedEvents.conflictDays}` })
      .where(and(eq(importedEvents.id, asked.eventId), eq(importedEvents.importId, id)))
      .returning({ id: importedEvents.id });
    if (settled.length === 0) throw new AppError('not_found');
  });
}
