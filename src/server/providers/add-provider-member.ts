import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { sqlState } from '#server/db/sql-error.ts';
import { AppError } from '#shared/errors.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { saveMember } from './repository.ts';

const foreignKeyViolation = '23503';

/** Makes a person a member of a provider with exactly these rights. @throws AppError not_found (provider, person) */
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
