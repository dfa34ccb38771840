import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { providers } from './tables.ts';

/**
 * The provider, or undefined, locked until the transaction ends, so that adding and approving its listings and collecting,
 * approving and retrying its payouts happen one after another. It is locked before listings and payouts. Inserting rows
 * that refer to the provider does not wait for the lock.
 */
export async function lockProvider(tx: Tx, id: string): Promise<typeof providers.$inferSelect | undefined> {
  const [provider] = await tx.select().from(providers).where(eq(providers.id, id)).for('no key update');
  return provider;
}
