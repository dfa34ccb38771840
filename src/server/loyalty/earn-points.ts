import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { firstMovedAt, movedAt } from './moved.ts';
import { pointsAccounts, pointsEntries } from './tables.ts';

interface Earning {
  personId: string;
  /** The booking that earns them; each booking earns once. */
  bookingId: string;
  points: number;
  at: Date;
}

/**
 * Adds the points of a completed booking to its traveller's ledger and balance.
 * @returns false, without writing anything, when there is nothing to earn or this booking has earned before
 */
export async function earnPoints(tx: Tx, { personId, bookingId, points, at }: Earning): Promise<boolean> {
  if (points <= 0) return false;
  const entries = await tx
    .insert(pointsEntries)
    .values({ personId, kind: 'earned', source: bookingId, bookingId, points, at })
    .onConflictDoNothing({ target: [pointsEntries.kind, pointsEntries.source] })
    .returning({ id: pointsEntries.id });
  if (entries.length === 0) return false;
  await tx
    .insert(pointsAccounts)
    .values({ personId, balance: points, ...firstMovedAt(at) })
    .onConflictDoUpdate({
      target: pointsAccounts.personId,
      set: { balance: sql`${pointsAccounts.balance} + ${points}`, ...movedAt(at) },
    });
  return true;
}
