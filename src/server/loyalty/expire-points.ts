import { and, asc, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { addDays, dateInNairobi, startOfDayNairobi } from '#shared/dates.ts';
import { pointsWarnDays } from '#shared/points.ts';
import { lockExpired } from './expired-balances.ts';
import { pointsAccounts, pointsEntries } from './tables.ts';

const batch = 200;

/**
 * Enqueues the letters that points will expire, once after each time they have moved. Where a letter is late, the points
 * last longer, so that 30 days follow it. By `points_accounts_warns`.
 */
export const warnOfExpiringPoints = (app: App): Promise<void> =>
  inBatches(app, async (tx, now) => {
    const due = await tx
      .select({ personId: pointsAccounts.personId })
      .from(pointsAccounts)
      .where(and(isNotNull(pointsAccounts.warnsAt), lte(pointsAccounts.warnsAt, now), gt(pointsAccounts.balance, 0)))
      .orderBy(asc(pointsAccounts.warnsAt))
      .limit(batch)
      .for('no key update', { skipLocked: true });
    const least = startOfDayNairobi(addDays(dateInNairobi(now), pointsWarnDays + 1)).toISOString();
    const told = await tx
      .update(pointsAccounts)
      .set({ warnsAt: null, expiresAt: sql`greatest(${pointsAccounts.expiresAt}, ${least}::timestamptz)` })
      .where(inArray(pointsAccounts.personId, idsOf(due)))
      .returning({ personId: pointsAccounts.personId, expiresAt: pointsAccounts.expiresAt });
    for (const { personId, expiresAt } of told) {
      const until = expiresAt.toISOString();
      await enqueue(tx, 'mail-points-expiring', { personId, expiresAt: until }, { key: `${personId}:${until}` });
    }
    return due.length;
  });

/** Takes the points that have not moved for 24 months off their balances, each with an entry. */
export const expirePoints = (app: App): Promise<void> =>
  inBatches(app, async (tx, now) => {
    const due = await lockExpired(tx, { now, most: batch });
    if (due.length === 0) return 0;
    await tx
      .update(pointsAccounts)
      .set({ balance: 0 })
      .where(inArray(pointsAccounts.personId, idsOf(due)));
    await tx.insert(pointsEntries).values(
      due.map(({ personId, balance }) => ({
        ...{ personId, kind: 'expired' as const, source: newId(), points: -balance, at: now },
      })),
    );
    return due.length;
  });

const idsOf = (rows: readonly { personId: string }[]) => rows.map(({ personId }) => personId);

/** Runs a batch at a time, each in a transaction of its own. @param run answers how many rows it has found */
async function inBatches(app: App, run: (tx: Tx, now: Date) => Promise<number>): Promise<void> {
  let found = batch;
  while (found === batch) found = await transaction(app, (tx) => run(tx, app.clock.now()));
}
