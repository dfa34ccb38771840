import { asc, eq, lte, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { readAtLeastEveryMs, readUnapprovedForMs } from '#shared/calendar-imports.ts';
import { calendarImports } from '../tables.ts';
import { nextReadAfter } from './own-calendar.ts';

/** How many are begun at once; the others have their turn a minute later. */
const atOnce = 300;

/**
 * Enqueues a job for each calendar that is due, by `calendar_imports_next`. Those of a listing that was never approved are read
 * while its provider works on it; afterwards it is only looked every six hours whether it does again. Reading takes long, so it
 * does not happen here, where payments and holds wait for their turn.
 */
export function enqueueDueImports(app: App): Promise<void> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const due = await tx
      .select({
        ...{ id: calendarImports.id, failures: calendarImports.failures, dueAt: calendarImports.nextReadAt },
        ...{ status: services.status, changedAt: services.updatedAt },
      })
      .from(calendarImports)
      .innerJoin(services, eq(services.id, calendarImports.serviceId))
      .where(lte(calendarImports.nextReadAt, now))
      .orderBy(asc(calendarImports.nextReadAt))
      .limit(atOnce)
      .for('no key update', { of: calendarImports, skipLocked: true });
    const isRead = ({ status, changedAt }: (typeof due)[number]) =>
      status === 'approved' || status === 'paused' || now.getTime() - changedAt.getTime() < readUnapprovedForMs;
    const later = new Date(now.getTime() + readAtLeastEveryMs);
    await moveNext(
      tx,
      due.map((one) => ({ id: one.id, nextReadAt: isRead(one) ? nextReadAfter(now, one) : later })),
    );
    for (const { id, dueAt } of due.filter(isRead)) {
      const data = { importId: id, dueAt: dueAt.toISOString() };
      await enqueue(tx, 'read-calendar', data, { key: `${id}:${dueAt.toISOString()}` });
    }
  });
}

/** Writes when each of these calendars, which the caller has locked, is due again. */
async function moveNext(tx: Tx, due: readonly { id: string; nextReadAt: Date }[]): Promise<void> {
  if (due.length === 0) return;
  const [ids, times] = [due.map(({ id }) => id), due.map(({ nextReadAt }) => nextReadAt.toISOString())];
  await tx.execute(sql`
    update ${calendarImports} calendar set next_read_at = asked.at
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(times)}::timestamptz[]) as asked(id, at)
    where calendar.id = asked.id`);
}
