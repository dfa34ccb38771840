import { eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { newToken, sha256 } from '../../secrets.ts';
import { wakeAt } from '../repository.ts';
import { type HookPurpose, hookTokens } from '../tables.ts';
import { disbursements } from './tables.ts';

export type Disbursement = typeof disbursements.$inferSelect;

/** The order, in whatever state and not locked, or undefined. */
export async function findDisbursement(db: DbOrTx, id: string): Promise<Disbursement | undefined> {
  const [found] = await db.select().from(disbursements).where(eq(disbursements.id, id));
  return found;
}

/** Inserts it unless its owner has one that has not failed. @returns undefined when it has */
export async function insertDisbursement(
  tx: Tx,
  row: typeof disbursements.$inferInsert,
): Promise<Disbursement | undefined> {
  const [made] = await tx.insert(disbursements).values(row).onConflictDoNothing().returning();
  if (made) await wakeAt(tx, made.nextCheckAt);
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
  await wakeAt(tx, changes.nextCheckAt);
  return changed;
}

const tokenLifeMs = 90 * 86_400_000;

/** A new secret path for each purpose; only its digest is kept. @returns the plain tokens, in the same order */
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
