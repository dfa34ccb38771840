import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { DbOrTx } from '../db/client.ts';
import { providerMembers, providers } from './tables.ts';

/**
 * The provider whose money a person asks about: the one they name, else the first that they joined.
 * @throws AppError not_found when they belong to no such provider; forbidden without the right to its money
 */
export async function getMoneyProvider(db: DbOrTx, personId: string, providerId?: string) {
  const [found] = await db
    .select({
      id: providers.id,
      name: providers.name,
      payoutChannel: providers.payoutChannel,
      payoutDestinationMasked: providers.payoutDestinationMasked,
      payoutChangedAt: providers.payoutChangedAt,
      rights: providerMembers.rights,
    })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(and(eq(providerMembers.personId, personId), providerId ? eq(providers.id, providerId) : undefined))
    .orderBy(asc(providerMembers.createdAt), asc(providers.id))
    .limit(1);
  if (!found) throw new AppError('not_found');
  if (!found.rights.includes('money')) throw new AppError('forbidden');
  return found;
}
