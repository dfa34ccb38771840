import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { lockProvider } from './lock-provider.ts';
import { type ProviderStatus, providers } from './tables.ts';

/** An application may be changed while it is filled in, and after it was rejected. Then nobody sees the provider. */
export const isEditable = (status: ProviderStatus): boolean => status === 'draft' || status === 'rejected';

/** A provider whose application may be changed, locked until the transaction ends. @throws AppError not_found, application_closed */
export async function lockEditable(tx: Tx, id: string): Promise<typeof providers.$inferSelect> {
  const provider = await lockProvider(tx, id);
  if (!provider) throw new AppError('not_found');
  if (!isEditable(provider.status)) throw new AppError('application_closed');
  return provider;
}

/** Notes that an application has changed, for whoever looks at an earlier state of it. The caller has locked it. */
export async function touchProvider(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(providers).set({ updatedAt: at }).where(eq(providers.id, id));
}
