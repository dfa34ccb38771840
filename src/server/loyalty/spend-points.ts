import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { movedAt } from './moved.ts';
import { pointsAccounts, pointsEntries } from './tables.ts';

interface Spent {
  personId: string;
  bookingId: string;
  /** The booking; a new id when its points were returned and are spent again. */
  source: string;
  points: number;
  at: Date;
}

/**
 * Takes points off a person's balance for a booking. Check and arithmetic are one statement, so that two bookings at once
 * cannot spend the same points.
 * @throws AppError points_short when the balance is lower; the caller's transaction is rolled back
 */
export async function spendPoints(tx: Tx, { personId, bookingId, source, points, at }: Spent): Promise<void> {
  if (points === 0) return;
  const [taken] = await tx
    .update(pointsAccounts)
    .set({ balance: sql`${pointsAccounts.balance} - ${points}`, ...movedAt(at) })
    .where(and(eq(pointsAccounts.personId, personId), gte(pointsAccounts.balance, points)))
    .returning({ balance: pointsAccounts.balance });
  if (!taken) throw new AppError('points_short');
  await tx.insert(pointsEntries).values({ personId, kind: 'spent', source, bookingId, points: -points, at });
}
