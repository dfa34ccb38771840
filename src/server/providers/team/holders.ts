import { and, eq, isNull } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { providerMembers } from '../tables.ts';
import { type Holder, lostRights } from './kept-rights.ts';

/** The members of a provider who are not suspended, each with what they may do. Whoever changes the team locks it first. */
export const listHolders = (db: DbOrTx, providerId: string): Promise<Holder[]> =>
  db
    .select({ personId: providerMembers.personId, rights: providerMembers.rights })
    .from(providerMembers)
    .innerJoin(people, eq(people.id, providerMembers.personId))
    .where(and(eq(providerMembers.providerId, providerId), isNull(people.suspendedAt)));

/**
 * Makes sure that somebody can still manage a provider and give each right, after a member has changed to `after`. Members are
 * read after the lock of the team, so that two who leave at the same time do not both count the other.
 * @throws AppError last_manager
 */
export function keepManaged(members: readonly Holder[], after: Holder): void {
  if (lostRights(members, after).length > 0) throw new AppError('last_manager');
}
