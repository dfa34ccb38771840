import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { secondFactors } from '../tables.ts';

/** Uses up the code of a half minute and of all before it. @returns whether it was unused */
export async function takeStep(tx: Tx, { personId, step }: { personId: string; step: number }): Promise<boolean> {
  const isUnused = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const taken = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.personId, personId), isUnused))
    .returning({ personId: secondFactors.personId });
  return taken.length > 0;
}
