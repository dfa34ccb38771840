import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { providers } from './tables.ts';

/**
 * Marks a provider as approved. It does not show the provider's listings; catalogue/approve-provider.ts does both.
 * @returns false when there is no such provider, or it is approved already
 */
export async function markApproved(tx: Tx, id: string, at: Date): Promise<boolean> {
  const changed = await tx
    .update(providers)
    .set({ status: 'approved', updatedAt: at })
    .where(and(eq(providers.id, id), ne(providers.status, 'approved')))
    .returning({ id: providers.id });
  return changed.length > 0;
}
