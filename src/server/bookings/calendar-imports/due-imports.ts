import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { readUnapprovedForMs } from '#shared/calendar-imports.ts';
import { calendarImports } from '../tables.ts';
import { nextReadAfter } from './own-calendar.ts';

/** How many are begun at once; the others have their turn a minute later. */
const atOnce = 300;

/**
 * Enqueues a job for each calendar that is due, by `calendar_imports_next`. Those of a listing that was never approved are read
 * while its provider works on it. Reading them takes long, so it does not happen
 * here, where payments and holds wait for their turn.
 */
export function enqueueDueImports(app: App): Promise<void> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const due = await tx
      .select({ id: calendarImports.id, failures: calendarImports.failures, dueAt: calendarImports.nextReadAt })
      .from(calendarImports)
      .innerJoin(services, eq(services.id, calendarImports.serviceId))
      .where(
        and(
          lte(calendarImports.nextReadAt, now),
          or(
            inArray(services.status, ['approved', 'paused']),
            gt(services.updatedAt, new Date(now.getTime() - readUnapprovedForMs)),
          ),
        ),
      )
      .orderBy(asc(calendarImports.nextReadAt))
      .limit(atOnce)
      .for('no key update', { of: calendarImports, skipLocked: true });
    for (const { id, failures, dueAt } of due) {
      await tx
        .update(calendarImports)
        .set({ nextReadAt: nextReadAfter(now, { id, failures }) })
        .where(eq(calendarImports.id, id));
      const data = { importId: id, dueAt: dueAt.toISOString() };
      await enqueue(tx, 'read-calendar', data, { key: `${id}:${dueAt.toISOString()}` });
    }
  });
}
