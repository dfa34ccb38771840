import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { supportLimits } from '#shared/support-rules.ts';
import { deleteTickets } from './repository.ts';
import { supportTickets } from './tables.ts';

const dayMs = 24 * 3_600_000;
const batch = 100;

/**
 * Runs once a day: closes tickets that have waited 30 days for whoever has them, and deletes those that were closed 180 days ago. One
 * that waits for our team stays. A second run changes nothing. By `support_tickets_waiting` and `support_tickets_closed`.
 */
export async function forgetTickets(app: App): Promise<void> {
  while ((await closeBatch(app)) === batch);
  while ((await forgetBatch(app)) === batch);
}

/** Tickets in this state for so many days, locked as by whoever writes: one that is written in meanwhile is no longer among them. */
const old = (app: App, state: 'waiting' | 'closed', days: number) =>
  and(
    eq(supportTickets.state, state),
    lte(supportTickets.stateSince, new Date(app.clock.now().getTime() - days * dayMs)),
  );

/** @returns how many were closed */
function closeBatch(app: App): Promise<number> {
  return transaction(app, async (tx) => {
    const found = await tx
      .select({ id: supportTickets.id })
      .from(supportTickets)
      .where(old(app, 'waiting', supportLimits.daysToAnswer))
      .orderBy(asc(supportTickets.stateSince))
      .limit(batch)
      .for('no key update');
    if (found.length === 0) return 0;
    const ids = found.map(({ id }) => id);
    await tx
      .update(supportTickets)
      .set({ state: 'closed', stateSince: app.clock.now(), version: sql`${supportTickets.version} + 1` })
      .where(inArray(supportTickets.id, ids));
    return found.length;
  });
}

/** @returns how many were deleted */
function forgetBatch(app: App): Promise<number> {
  return transaction(app, async (tx) => {
    const found = await tx
      .select({ id: supportTickets.id })
      .from(supportTickets)
      .where(old(app, 'closed', supportLimits.daysKept))
      .orderBy(asc(supportTickets.stateSince))
      .limit(batch)
      .for('update');
    if (found.length === 0) return 0;
    const ids = found.map(({ id }) => id);
    await deleteTickets(tx, ids);
    return found.length;
  });
}
