import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { getSettings } from '#server/settings/queries.ts';
import { addDays, dateInNairobi, startOfDayNairobi } from '#shared/dates.ts';
import { pointsWarnDays } from '#shared/points.ts';
import { lockExpired } from './expired-balances.ts';
import { pointsAccounts, pointsEntries } from './tables.ts';

const batch = 200;

/**
 * Enqueues the letters that points will expire, once after each time they have moved. Where a letter is late, the points
 * last longer, so that 30 days follow it. Whoever is suspended is told once they are restored, and nobody while bookings
 * cannot be paid with points. By `points_accounts_warns`.
 */
export async function warnOfExpiringPoints(app: App): Promise<void> {
  if (!(await getSettings(app.db)).takesPoints) return;
  await inBatches(app, async (tx, now) => {
    const due = await tx
      .select({ personId: pointsAccounts.personId })
      .from(pointsAccounts)
      .innerJoin(people, and(eq(people.id, pointsAccounts.personId), isNull(people.suspendedAt)))
      .where(and(isNotNull(pointsAccounts.warnsAt), lte(pointsAccounts.warnsAt, now), gt(pointsAccounts.balance, 0)))
      .orderBy(asc(pointsAccounts.warnsAt))
      .limit(batch)
      .for('no key update', { of: pointsAccounts, skipLocked: true });
    const least = leastExpiry(now);
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
}

/**
 * Takes the points that have not moved for 24 months off their balances, each with an entry. While bookings cannot be paid
 * with points, it lets them last instead, so that 30 days are left once they can be.
 */
export async function expirePoints(app: App): Promise<void> {
  const { takesPoints } = await getSettings(app.db);
  await (takesPoints ? takeExpired(app) : postponeExpiry(app));
}

const takeExpired = (app: App): Promise<void> =>
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

/** Writes each row once a day at most. By `points_accounts_expires`. */
async function postponeExpiry(app: App): Promise<void> {
  const least = leastExpiry(app.clock.now());
  await app.db
    .update(pointsAccounts)
    .set({ expiresAt: sql`${least}::timestamptz` })
    .where(
      and(
        isNull(pointsAccounts.warnsAt),
        gt(pointsAccounts.balance, 0),
        lt(pointsAccounts.expiresAt, sql`${least}::timestamptz`),
      ),
    );
}

/** The midnight that 30 whole days come before. */
const leastExpiry = (now: Date): string =>
  startOfDayNairobi(addDays(dateInNairobi(now), pointsWarnDays + 1)).toISOString();

const idsOf = (rows: readonly { personId: string }[]) => rows.map(({ personId }) => personId);

/** Runs a batch at a time, each in a transaction of its own. @param run answers how many rows it has found */
async function inBatches(app: App, run: (tx: Tx, now: Date) => Promise<number>): Promise<void> {
  let found = batch;
  while (found === batch) found = await transaction(app, (tx) => run(tx, app.clock.now()));
}
