import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { pointsAccounts, pointsEntries } from './tables.ts';

/**
 * Takes points off a person's balance for a booking. Check and arithmetic are one statement, so that two bookings at once
 * cannot spend the same points.
 * @param source the booking; a new id when its points were returned and are spent again
 * @throws AppError points_short when the balance is lower; the caller's transaction is rolled back
 */
export async function spendPoints(
  tx: Tx,
  { personId, source, points, at }: { personId: string; source: string; points: number; at: Date },
): Promise<void> {
  if (points === 0) return;
  const [taken] = await tx
    .update(pointsAccounts)
    .set({ balance: sql`${pointsAccounts.balance} - ${points}` })
    .where(and(eq(pointsAccounts.personId, personId), gte(pointsAccounts.balance, points)))
    .returning({ balance: pointsAccounts.balance });
  if (!taken) throw new AppError('points_short');
  await tx.insert(pointsEntries).values({ personId, kind: 'spent', source, points: -points, at });
}
