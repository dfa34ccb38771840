import { setEmailVerified } from '#server/accounts/set-email-verified.ts';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { foldEmail } from '#shared/email.ts';
import { AppError } from '#shared/errors.ts';
import { teamLimits } from '#shared/team-limits.ts';
import { findInvitation } from './queries.ts';
import {
  countMemberships,
  findRights,
  type InvitationRow,
  insertMember,
  lockInvited,
  lockTeam,
  updateInvitation,
} from './repository.ts';
import { recordTeam, tellTeamChange } from './team-changes.ts';

/**
 * Makes somebody a member by the link of an invitation to their own address. A link works once. It stands in a letter to that
 * address alone and in no answer, so whoever has it reads mail there: an address that was not verified is, then.
 * @returns the provider
 * @throws AppError not_found (unknown, replaced or withdrawn), invitation_used, invitation_expired, invitation_not_yours (to
 * another address), member_known, memberships_many
 */
export async function acceptInvitation(
  app: App,
  { personId, token }: { personId: string; token: string },
): Promise<{ id: string }> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const named = await findInvitation(tx, token);
    if (!named) throw new AppError('not_found');
    await lockTeam(tx, named.provider.id);
    // Another letter, its withdrawal or its acceptance may have come before the lock.
    const found = await findInvitation(tx, token);
    if (!found) throw new AppError('not_found');
    const { invitation } = found;
    if (invitation.acceptedBy) throw new AppError('invitation_used');
    if (invitation.expiresAt <= now) throw new AppError('invitation_expired');
    const person = await lockInvited(tx, personId);
    if (foldEmail(person.email) !== foldEmail(invitation.email)) throw new AppError('invitation_not_yours');
    await join(tx, { invitation, personId, now });
    if (!person.emailVerifiedAt) await setEmailVerified(tx, personId, now);
    return { id: found.provider.id };
  });
}

async function join(
  tx: Tx,
  { invitation, personId, now: at }: { invitation: InvitationRow; personId: string; now: Date },
): Promise<void> {
  const { id: invitationId, providerId, rights } = invitation;
  if (await findRights(tx, { providerId, personId })) throw new AppError('member_known');
  if ((await countMemberships(tx, personId)) >= teamLimits.memberships) throw new AppError('memberships_many');
  await insertMember(tx, { providerId, personId, rights, createdAt: at });
  await updateInvitation(tx, invitationId, { endedAt: at, acceptedBy: personId });
  const detail = { invitationId, rights };
  await recordTeam(tx, { by: personId, providerId, action: 'provider.member_joined', detail, at });
  await tellTeamChange(tx, { providerId, personId, by: personId, what: 'joined', rights, at });
}
