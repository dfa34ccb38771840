import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { providerMembers, providers } from './tables.ts';

export async function insertProvider(tx: Tx, row: typeof providers.$inferInsert): Promise<string> {
  const [added] = await tx.insert(providers).values(row).returning({ id: providers.id });
  if (!added) throw new Error('the database returned no row');
  return added.id;
}

/** Adds a member, or gives one who is there already these rights. */
export async function saveMember(tx: Tx, row: typeof providerMembers.$inferInsert): Promise<void> {
  await tx
    .insert(providerMembers)
    .values(row)
    .onConflictDoUpdate({
      target: [providerMembers.providerId, providerMembers.personId],
      set: { rights: row.rights },
    });
}

/** @returns false when there is no such provider, or it is approved already */
export async function markApproved(tx: Tx, id: string, at: Date): Promise<boolean> {
  const changed = await tx
    .update(providers)
    .set({ status: 'approved', updatedAt: at })
    .where(and(eq(providers.id, id), ne(providers.status, 'approved')))
    .returning({ id: providers.id });
  return changed.length > 0;
}

/** Replaces where the provider's money goes. */
export async function updatePayoutMethod(
  tx: Tx,
  id: string,
  { channel, sealed, masked, at }: { channel: 'mpesa' | 'bank'; sealed: string; masked: string; at: Date },
): Promise<void> {
  await tx
    .update(providers)
    .set({
      payoutChannel: channel,
      payoutDestinationSealed: sealed,
      payoutDestinationMasked: masked,
      payoutChangedAt: at,
      updatedAt: at,
    })
    .where(eq(providers.id, id));
}
