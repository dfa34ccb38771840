import { AppError } from '#shared/errors.ts';
import type { App } from '../app.ts';
import { sqlState, transaction } from '../db/client.ts';
import { saveMember } from './repository.ts';
import type { providerMembers } from './tables.ts';

export type ProviderRight = (typeof providerMembers.$inferSelect)['rights'][number];

const foreignKeyViolation = '23503';

/** Lets a person act for a provider with these rights, and these only. @throws AppError not_found (provider, person) */
export async function addProviderMember(
  app: App,
  providerId: string,
  { personId, rights }: { personId: string; rights: ProviderRight[] },
): Promise<void> {
  const row = { providerId, personId, rights, createdAt: app.clock.now() };
  try {
    await transaction(app, (tx) => saveMember(tx, row));
  } catch (error) {
    throw sqlState(error) === foreignKeyViolation ? new AppError('not_found') : error;
  }
}
