import { and, count, eq, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { Person } from '#server/http/person.ts';
import { needsSecondFactor } from '#server/http/rights.ts';
import type { SecondFactor } from '#shared/contracts/second-factor.ts';
import { people, recoveryCodes } from '../tables.ts';

/** Whether a person has a second factor, and whether they must have one. */
export async function getSecondFactor(app: App, person: Person): Promise<SecondFactor> {
  const [row] = await app.db.select({ since: people.secondFactorAt }).from(people).where(eq(people.id, person.id));
  return {
    since: row?.since?.toISOString() ?? null,
    codesLeft: await countRecoveryCodes(app.db, person.id),
    required: needsSecondFactor(app, person),
  };
}

/** How many recovery codes a person has left. */
export async function countRecoveryCodes(db: DbOrTx, personId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.personId, personId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
