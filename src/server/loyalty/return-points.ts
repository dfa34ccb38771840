import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { pointsAccounts, pointsEntries } from './tables.ts';

/**
 * Gives spent points back, once for each cause.
 * @param source the refund, or the booking whose hold ran out
 * @returns false when there is nothing to return, or this cause has returned them before; then nothing is written
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
  // Whoever has spent points has an account.
  await tx
    .update(pointsAccounts)
    .set({ balance: sql`${pointsAccounts.balance} + ${points}` })
    .where(eq(pointsAccounts.personId, personId));
  return true;
}
