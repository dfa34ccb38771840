import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { pointsAccounts, pointsEntries } from './tables.ts';

/**
 * Returns spent points, once for each source.
 * @param source the refund, or the booking whose hold ended
 * @returns false, without writing anything, when there is nothing to return or this source has returned them before
 */
export async function returnPoints(
  tx: Tx,
  { personId, source, points, at }: { personId: string; source: string; points: number; at: Date },
): Promise<boolean> {
  if (points <= 0) return false;
  const entries = await tx
    .insert(pointsEntries)
    .values({ personId, kind: 'returned', source, points, at })
    .onConflictDoNothing({ target: [pointsEntries.kind, pointsEntries.source] })
    .returning({ id: pointsEntries.id });
  if (entries.length === 0) return false;
  // The account exists, since the person has spent points.
  await tx
    .update(pointsAccounts)
    .set({ balance: sql`${pointsAccounts.balance} + ${points}` })
    .where(eq(pointsAccounts.personId, personId));
  return true;
}
