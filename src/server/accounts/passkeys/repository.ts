import { and, asc, count, eq, gte } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import { passkeys } from '../tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The passkeys of a person, the first at first. By `passkeys_person`. */
export const listPasskeysOf = (db: DbOrTx, personId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.personId, personId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export async function countPasskeys(db: DbOrTx, personId: string): Promise<number> {
  const [row] = await db.select({ number: count() }).from(passkeys).where(eq(passkeys.personId, personId));
  return row?.number ?? 0;
}

/** By the index `passkeys_credential`. */
export async function findPasskey(db: DbOrTx, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** @returns the name of the passkey that was removed; undefined: the person has none with this id */
export async function deletePasskey(
  tx: Tx,
  { personId, passkeyId }: { personId: string; passkeyId: string },
): Promise<string | undefined> {
  const own = and(eq(passkeys.id, passkeyId), eq(passkeys.personId, personId));
  const [gone] = await tx.delete(passkeys).where(own).returning({ name: passkeys.name });
  return gone?.name;
}

/** Removes what was added at or after an instant. @returns how many */
export async function deletePasskeysSince(tx: Tx, personId: string, since: Date): Promise<number> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.personId, personId), gte(passkeys.createdAt, since)))
    .returning({ id: passkeys.id });
  return gone.length;
}
