import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { foldEmail } from '#shared/email.ts';
import { AppError } from '#shared/errors.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { lockProvider } from '../lock-provider.ts';
import { providerInvitations, providerMembers, type providers } from '../tables.ts';

export type InvitationRow = typeof providerInvitations.$inferSelect;

interface Member {
  providerId: string;
  personId: string;
}

const isMember = ({ providerId, personId }: Member) =>
  and(eq(providerMembers.providerId, providerId), eq(providerMembers.personId, personId));

/** The provider, locked, so that its members and invitations change one after the other. @throws AppError not_found */
export async function lockTeam(tx: Tx, providerId: string): Promise<typeof providers.$inferSelect> {
  const provider = await lockProvider(tx, providerId);
  if (!provider) throw new AppError('not_found');
  return provider;
}

/** What a member may do, or undefined. */
export async function findRights(tx: Tx, member: Member): Promise<readonly ProviderRight[] | undefined> {
  const [row] = await tx.select({ rights: providerMembers.rights }).from(providerMembers).where(isMember(member));
  return row?.rights;
}

/**
 * What a member who changes the team may do now: the call was let through before the team was locked.
 * @throws AppError forbidden when they may no longer manage
 */
export async function getManagerRights(tx: Tx, member: Member): Promise<readonly ProviderRight[]> {
  const rights = await findRights(tx, member);
  if (!rights?.includes('manage')) throw new AppError('forbidden');
  return rights;
}

export async function insertMember(tx: Tx, row: typeof providerMembers.$inferInsert): Promise<void> {
  await tx.insert(providerMembers).values(row);
}

export async function updateRights(tx: Tx, member: Member, rights: ProviderRight[]): Promise<void> {
  await tx.update(providerMembers).set({ rights }).where(isMember(member));
}

export async function deleteMember(tx: Tx, member: Member): Promise<void> {
  await tx.delete(providerMembers).where(isMember(member));
}

/** Whether a member has this address. */
export async function hasMemberWith(tx: Tx, { providerId, email }: { providerId: string; email: string }) {
  const [row] = await tx
    .select({ id: people.id })
    .from(providerMembers)
    .innerJoin(people, eq(people.id, providerMembers.personId))
    .where(
      and(eq(providerMembers.providerId, providerId), sql`lower(${people.email} collate "C") = ${foldEmail(email)}`),
    )
    .limit(1);
  return row !== undefined;
}

/** How many members and open invitations, expired ones too, a provider has. */
export async function countPeople(tx: Tx, providerId: string): Promise<number> {
  const [members] = await tx
    .select({ number: count() })
    .from(providerMembers)
    .where(eq(providerMembers.providerId, providerId));
  const [invited] = await tx
    .select({ number: count() })
    .from(providerInvitations)
    .where(and(eq(providerInvitations.providerId, providerId), isNull(providerInvitations.endedAt)));
  return (members?.number ?? 0) + (invited?.number ?? 0);
}

/** Of how many providers a person is a member. */
export async function countMemberships(tx: Tx, personId: string): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(providerMembers)
    .where(eq(providerMembers.personId, personId));
  return row?.number ?? 0;
}

/** An account, locked, so that its address and memberships stay as they are. @throws AppError not_found */
export async function lockInvited(tx: Tx, personId: string) {
  const [person] = await tx.select().from(people).where(eq(people.id, personId)).for('no key update');
  if (!person) throw new AppError('not_found');
  return person;
}

/** An open invitation of a provider. @throws AppError not_found */
export async function getOpenInvitation(
  tx: Tx,
  { providerId, invitationId }: { providerId: string; invitationId: string },
): Promise<InvitationRow> {
  const [row] = await tx
    .select()
    .from(providerInvitations)
    .where(
      and(
        eq(providerInvitations.id, invitationId),
        eq(providerInvitations.providerId, providerId),
        isNull(providerInvitations.endedAt),
      ),
    );
  if (!row) throw new AppError('not_found');
  return row;
}

/** Stores an invitation. @returns undefined where the address has an open one of this provider */
export async function insertInvitation(
  tx: Tx,
  row: typeof providerInvitations.$inferInsert,
): Promise<InvitationRow | undefined> {
  const [added] = await tx.insert(providerInvitations).values(row).onConflictDoNothing().returning();
  return added;
}

export async function updateInvitation(
  tx: Tx,
  id: string,
  changes: Partial<typeof providerInvitations.$inferInsert>,
): Promise<InvitationRow> {
  const [row] = await tx.update(providerInvitations).set(changes).where(eq(providerInvitations.id, id)).returning();
  if (!row) throw new Error('An invitation was not written');
  return row;
}

/** Withdraws the open invitations with which a member offers rights that they may not give with these. */
export async function endOffersBeyond(
  tx: Tx,
  { providerId, personId }: Member,
  { rights, at }: { rights: readonly ProviderRight[]; at: Date },
): Promise<void> {
  const givable = JSON.stringify(rights.includes('manage') ? rights : []);
  await tx
    .update(providerInvitations)
    .set({ endedAt: at })
    .where(
      and(
        eq(providerInvitations.providerId, providerId),
        eq(providerInvitations.invitedBy, personId),
        isNull(providerInvitations.endedAt),
        sql`not ${providerInvitations.rights} <@ ${givable}::jsonb`,
      ),
    );
}
