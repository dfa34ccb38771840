import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { providers } from './tables.ts';

/**
 * The provider, or undefined, locked until the transaction ends: whoever adds or approves a listing of it, or collects,
 * approves or retries a payout to it, waits for the others. In the order of locks it comes before listings and payouts.
 * Inserting rows that refer to the provider does not wait.
 */
export async function lockProvider(tx: Tx, id: string): Promise<typeof providers.$inferSelect | undefined> {
  const [provider] = await tx.select().from(providers).where(eq(providers.id, id)).for('no key update');
  return provider;
}
