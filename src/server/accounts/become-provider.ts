import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { noteSessions } from './note-sessions.ts';
import { people } from './tables.ts';

/** Makes a traveller a provider; whoever has another role keeps it. @returns whether the role has changed */
export async function becomeProvider(tx: Tx, { personId, at }: { personId: string; at: Date }): Promise<boolean> {
  const changed = await tx
    .update(people)
    .set({ role: 'provider', updatedAt: at })
    .where(and(eq(people.id, personId), eq(people.role, 'user')))
    .returning({ id: people.id });
  noteSessions(tx);
  return changed.length > 0;
}
