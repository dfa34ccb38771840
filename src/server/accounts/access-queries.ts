import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import type { AdminUser } from '#shared/contracts/admin-users.ts';
import { identities, passkeys } from './tables.ts';

/**
 * The accounts elsewhere and the passkeys by which a person signs in, the first of each at first, without anything by which
 * somebody else could. By `identities_person` and `passkeys_person`.
 */
export async function listWaysIn(
  db: DbOrTx,
  personId: string,
): Promise<Pick<AdminUser['waysIn'], 'linked' | 'passkeys'>> {
  const [linked, keys] = await Promise.all([
    db
      .select({
        ...{ provider: identities.provider, email: identities.email },
        ...{ linkedAt: identities.linkedAt, lastUsedAt: identities.lastUsedAt },
      })
      .from(identities)
      .where(eq(identities.personId, personId))
      .orderBy(asc(identities.linkedAt)),
    db
      .select({
        ...{ id: passkeys.id, name: passkeys.name },
        ...{ createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt },
      })
      .from(passkeys)
      .where(eq(passkeys.personId, personId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
  ]);
  return {
    linked: linked.map(({ linkedAt, lastUsedAt, ...identity }) => ({
      ...identity,
      ...{ linkedAt: linkedAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() },
    })),
    passkeys: keys.map(({ createdAt, lastUsedAt, ...key }) => ({
      ...key,
      ...{ createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null },
    })),
  };
}
