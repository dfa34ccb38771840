import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { people } from './tables.ts';

/** Notes that a person has proved to read mail at their address. The caller has locked the person. */
export async function setEmailVerified(tx: Tx, personId: string, at: Date): Promise<void> {
  await tx.update(people).set({ emailVerifiedAt: at, updatedAt: at }).where(eq(people.id, personId));
}
