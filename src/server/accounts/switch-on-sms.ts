import { and, eq, sql } from 'drizzle-orm';
import { nowOf, type Tx } from '#server/db/client.ts';
import { noteSessions } from './note-sessions.ts';
import { people } from './tables.ts';

/**
 * Switches SMS on in somebody's preferences, whatever else they save at the same time.
 * @returns whether it was off until now
 */
export async function switchOnSms(tx: Tx, personId: string): Promise<boolean> {
  const { id, preferences } = people;
  const switched = await tx
    .update(people)
    .set({
      preferences: sql`jsonb_set(${preferences}, '{notifications,sms}', 'true')`,
      updatedAt: nowOf(tx),
    })
    .where(and(eq(id, personId), sql`not (${preferences}->'notifications'->>'sms')::boolean`))
    .returning({ id });
  if (switched.length > 0) noteSessions(tx);
  return switched.length > 0;
}
