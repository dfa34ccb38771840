import { and, asc, eq, gte } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import type { IdentityProvider } from '#shared/identity-providers.ts';
import { identities } from '../tables.ts';

/** An account at Google or Facebook. */
interface Key {
  provider: IdentityProvider;
  subject: string;
}

const isIdentity = ({ provider, subject }: Key) =>
  and(eq(identities.provider, provider), eq(identities.subject, subject));

/** Whose account it is linked to; undefined: nobody's. */
export async function findOwner(db: DbOrTx, key: Key): Promise<string | undefined> {
  const [row] = await db.select({ personId: identities.personId }).from(identities).where(isIdentity(key));
  return row?.personId;
}

interface NewIdentity extends Key {
  personId: string;
  email: string | undefined;
  at: Date;
}

/**
 * Links an account. The caller has locked the person.
 * @throws AppError identity_taken: it is linked to another account; identity_known: the person has one of this provider
 */
export async function insertIdentity(tx: Tx, { personId, provider, subject, email, at }: NewIdentity): Promise<void> {
  const row = { provider, subject, personId, email: email ?? null, linkedAt: at, lastUsedAt: at };
  const added = await tx.insert(identities).values(row).onConflictDoNothing().returning();
  if (added.length > 0) return;
  const owner = await findOwner(tx, { provider, subject });
  throw new AppError(owner !== undefined && owner !== personId ? 'identity_taken' : 'identity_known');
}

export async function noteUsed(tx: Tx, key: Key, at: Date): Promise<void> {
  await tx.update(identities).set({ lastUsedAt: at }).where(isIdentity(key));
}

/** The accounts that a person has linked, the first at first. By `identities_person`; there are two at most. */
export const listIdentitiesOf = (db: DbOrTx, personId: string) =>
  db.select().from(identities).where(eq(identities.personId, personId)).orderBy(asc(identities.linkedAt));

/** @returns whether one was linked */
export async function deleteIdentity(
  tx: Tx,
  { personId, provider }: { personId: string; provider: IdentityProvider },
): Promise<boolean> {
  const gone = await tx
    .delete(identities)
    .where(and(eq(identities.personId, personId), eq(identities.provider, provider)))
    .returning({ subject: identities.subject });
  return gone.length > 0;
}

/** Removes what was linked at or after an instant. @returns how many */
export async function deleteIdentitiesSince(tx: Tx, personId: string, since: Date): Promise<number> {
  const gone = await tx
    .delete(identities)
    .where(and(eq(identities.personId, personId), gte(identities.linkedAt, since)))
    .returning({ subject: identities.subject });
  return gone.length;
}
