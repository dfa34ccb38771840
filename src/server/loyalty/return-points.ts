import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { movedAt } from './moved.ts';
import { pointsAccounts, pointsEntries } from './tables.ts';

interface Returned {
  personId: string;
  /** The booking that was paid with them. */
  bookingId: string;
  /** The refund, or the booking where it ends without a payment. */
  source: string;
  points: number;
  at: Date;
}

/**
 * Returns spent points, once for each source.
 * @returns false, without writing anything, when there is nothing to return or this source has returned them before
 */
export async function returnPoints(tx: Tx, { personId, bookingId, source, points, at }: Returned): Promise<boolean> {
  if (points <= 0) return false;
  const entries = await tx
    .insert(pointsEntries)
    .values({ personId, kind: 'returned', source, bookingId, points, at })
    .onConflictDoNothing({ target: [pointsEntries.kind, pointsEntries.source] })
    .returning({ id: pointsEntries.id });
  if (entries.length === 0) return false;
  // The account exists, since the person has spent points.
  await tx
    .update(pointsAccounts)
    .set({ balance: sql`${pointsAccounts.balance} + ${points}`, ...movedAt(at) })
    .where(eq(pointsAccounts.personId, personId));
  return true;
}
