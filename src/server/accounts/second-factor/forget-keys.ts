import { and, eq, lte, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { people, secondFactors } from '../tables.ts';

/** Within this time the first code is given from a key. */
export const keyValidMs = 3_600_000;

/** Deletes the keys from which no code was given within an hour. By `second_factors_created`. */
export async function forgetUnusedKeys(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - keyValidMs);
  await app.db.delete(secondFactors).where(and(lte(secondFactors.createdAt, before), isUnused()));
}

/** Deletes the key of a person who has not turned the second factor on: whoever began it may be somebody else. */
export async function forgetUnusedKey(tx: Tx, personId: string): Promise<void> {
  await tx.delete(secondFactors).where(and(eq(secondFactors.personId, personId), isUnused()));
}

const isUnused = () =>
  sql`exists (select 1 from ${people} where ${people.id} = ${secondFactors.personId} and ${people.secondFactorAt} is null)`;
