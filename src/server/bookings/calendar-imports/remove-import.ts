import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/client.ts';
import { today } from '#shared/dates.ts';
import { calendarImports } from '../tables.ts';
import { applyEvents } from './apply-events.ts';
import { lockOwn, type OwnListing } from './own-calendar.ts';
import { getImport } from './repository.ts';

interface Asked extends OwnListing {
  importId: string;
  personId: string;
}

/**
 * Removes a calendar, and its blocks from today on: their places can be booked again. Blocks that are over stay, since they say
 * what was on their days. @throws AppError not_found
 */
export function removeImport(app: App, asked: Asked): Promise<void> {
  const { serviceId, importId, personId } = asked;
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const { capacity } = await lockOwn(tx, asked);
    const calendar = await getImport(tx, asked);
    await applyEvents(tx, { calendar, capacity, events: [], doubted: false, now, today: today(app.clock) });
    await tx.delete(calendarImports).where(eq(calendarImports.id, importId));
    const detail = { importId, host: calendar.host };
    await recordAudit(tx, {
      ...{ actorId: personId, action: 'calendar.import_removed', subjectType: 'service', subjectId: serviceId },
      ...{ detail, at: now },
    });
  });
}
