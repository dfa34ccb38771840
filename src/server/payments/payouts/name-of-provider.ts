import { eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { providers } from '#server/providers/tables.ts';

/** The provider's name; '' when there is none. */
export async function nameOfProvider(db: DbOrTx, providerId: string): Promise<string> {
  const [provider] = await db.select({ name: providers.name }).from(providers).where(eq(providers.id, providerId));
  return provider?.name ?? '';
}
