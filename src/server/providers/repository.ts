import type { Tx } from '#server/db/client.ts';
import { providerMembers, providers } from './tables.ts';

export async function insertProvider(tx: Tx, row: typeof providers.$inferInsert): Promise<string> {
  const [added] = await tx.insert(providers).values(row).returning({ id: providers.id });
  if (!added) throw new Error('The provider was not written');
  return added.id;
}

/** Adds a member, or sets the rights of one who exists. */
export async function saveMember(tx: Tx, row: typeof providerMembers.$inferInsert): Promise<void> {
  await tx
    .insert(providerMembers)
    .values(row)
    .onConflictDoUpdate({
      target: [providerMembers.providerId, providerMembers.personId],
      set: { rights: row.rights },
    });
}
