import { and, asc, eq, isNull } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { sha256 } from '#server/secrets.ts';
import type { Invitation, Team } from '#shared/contracts/provider-team.ts';
import { AppError } from '#shared/errors.ts';
import { providerInvitations, providerMembers, providers } from '../tables.ts';

/** More than a team can have (`teamLimits`), since members were once added without a limit. */
const shownMost = 100;

/** The members of a provider and its open invitations, each in the order they came. */
export async function listTeam(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { providerId, personId }: { providerId: string; personId: string },
): Promise<Team> {
  const members = await db
    .select({
      ...{ id: people.id, name: people.name, email: people.email },
      ...{ rights: providerMembers.rights, joinedAt: providerMembers.createdAt },
    })
    .from(providerMembers)
    .innerJoin(people, eq(people.id, providerMembers.personId))
    .where(eq(providerMembers.providerId, providerId))
    .orderBy(asc(providerMembers.createdAt), asc(people.id))
    .limit(shownMost);
  const invitations = await db
    .select({ invitation: providerInvitations, invitedBy: people.name })
    .from(providerInvitations)
    .innerJoin(people, eq(people.id, providerInvitations.invitedBy))
    .where(and(eq(providerInvitations.providerId, providerId), isNull(providerInvitations.endedAt)))
    .orderBy(asc(providerInvitations.id))
    .limit(shownMost);
  return {
    members: members.map(({ joinedAt, ...member }) => ({
      ...member,
      ...{ joinedAt: joinedAt.toISOString(), you: member.id === personId },
    })),
    invitations: invitations.map(({ invitation: { id, email, rights, sentAt, expiresAt }, invitedBy }) => ({
      ...{ id, email, rights, invitedBy, sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString() },
      expired: expiresAt <= clock.now(),
    })),
  };
}

/**
 * An invitation by the token of its link, with its provider and who has invited; undefined when no letter has this token, a
 * later letter replaced it, it was withdrawn, or whoever invited is suspended. By `provider_invitations_token_sha256_unique`.
 */
export async function findInvitation(db: DbOrTx, token: string) {
  const [found] = await db
    .select({
      invitation: providerInvitations,
      provider: { id: providers.id, name: providers.name },
      inviter: { name: people.name, suspendedAt: people.suspendedAt },
    })
    .from(providerInvitations)
    .innerJoin(providers, eq(providers.id, providerInvitations.providerId))
    .innerJoin(people, eq(people.id, providerInvitations.invitedBy))
    .where(eq(providerInvitations.tokenSha256, sha256(token)));
  if (!found) return undefined;
  const { endedAt, acceptedBy } = found.invitation;
  const isOffered = endedAt === null && found.inviter.suspendedAt === null;
  return isOffered || acceptedBy !== null ? found : undefined;
}

/** What the link of an invitation opens. @throws AppError not_found */
export async function getInvitation({ db, clock }: Pick<App, 'db' | 'clock'>, token: string): Promise<Invitation> {
  const found = await findInvitation(db, token);
  if (!found) throw new AppError('not_found');
  const { invitation, provider, inviter } = found;
  const { email, rights, expiresAt, acceptedBy } = invitation;
  const state = acceptedBy ? 'accepted' : expiresAt <= clock.now() ? 'expired' : 'open';
  return { state, provider, invitedBy: inviter.name, email, rights, expiresAt: expiresAt.toISOString() };
}
