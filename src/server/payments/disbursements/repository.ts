import { eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import { newToken, sha256 } from '#server/secrets.ts';
import type { HookPurpose } from '#shared/payment-methods.ts';
import { hookTokens } from '../inbox/tables.ts';
import { scheduleDueCheck } from '../records/repository.ts';
import { disbursements } from './tables.ts';

export type Disbursement = typeof disbursements.$inferSelect;

/** The disbursement in whatever status, not locked; undefined when there is none. */
export async function findDisbursement(db: DbOrTx, id: string): Promise<Disbursement | undefined> {
  const [found] = await db.select().from(disbursements).where(eq(disbursements.id, id));
  return found;
}

/** Inserts a disbursement unless its owner has one that has not failed. @returns undefined when it has */
export async function insertDisbursement(
  tx: Tx,
  row: typeof disbursements.$inferInsert,
): Promise<Disbursement | undefined> {
  const [made] = await tx.insert(disbursements).values(row).onConflictDoNothing().returning();
  if (made) await scheduleDueCheck(tx, made.nextCheckAt);
  return made;
}

/** @returns the changed row */
export async function updateDisbursement(
  tx: Tx,
  id: string,
  changes: Partial<Omit<typeof disbursements.$inferInsert, 'status'>>,
): Promise<Disbursement> {
  const [changed] = await tx.update(disbursements).set(changes).where(eq(disbursements.id, id)).returning();
  if (!changed) throw new Error('There is no such disbursement');
  await scheduleDueCheck(tx, changes.nextCheckAt);
  return changed;
}

const tokenLifeMs = 90 * 86_400_000;

/** Makes a secret callback token for each purpose and stores its digest. @returns the tokens, in the order of the purposes */
export async function addHookTokens(
  tx: Tx,
  ownerId: string,
  purposes: readonly HookPurpose[],
  now: Date,
): Promise<string[]> {
  const tokens = purposes.map((purpose) => ({ purpose, token: newToken() }));
  const expiresAt = new Date(now.getTime() + tokenLifeMs);
  await tx
    .insert(hookTokens)
    .values(tokens.map(({ purpose, token }) => ({ sha256: sha256(token), purpose, ownerId, expiresAt })));
  return tokens.map(({ token }) => token);
}
