import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { personGone, sqlState } from '#server/db/sql-error.ts';
import { AppError } from '#shared/errors.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { saveMember } from './repository.ts';

/** Of a provider, or of a person. */
const unknown = new Set(['23503', personGone]);

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
    throw unknown.has(sqlState(error) ?? '') ? new AppError('not_found') : error;
  }
}
