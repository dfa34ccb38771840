import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { newToken, sha256 } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { teamLimits } from '#shared/team-limits.ts';
import {
  countPeople,
  getManagerRights,
  getOpenInvitation,
  hasMemberWith,
  insertInvitation,
  lockTeam,
  updateInvitation,
} from './repository.ts';
import { countInvitation, onlyOwnRights, recordTeam } from './team-changes.ts';

const dayMs = 24 * 3_600_000;

/** The member who invites. */
interface Inviter {
  providerId: string;
  personId: string;
}

interface Invited {
  email: string;
  rights: ProviderRight[];
  /** Of the letter. */
  language: Lang;
}

/** A new link: its token is only in the letter, our table has its SHA-256. */
function newLink(at: Date) {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + teamLimits.invitationDays * dayMs);
  return { token, row: { tokenSha256: sha256(token), sentAt: at, expiresAt } };
}

const mailInvitation = (app: App, tx: Tx, invitationId: string, token: string): Promise<void> =>
  enqueue(tx, 'mail-team-invitation', { invitationId, sealedToken: app.secrets.seal(token) });

/**
 * Invites somebody to become a member, by a letter with a link. Nothing that it answers depends on whether the address has an
 * account. Only for a business that we have approved, so that nobody has us write to strangers under a name that they made up.
 * @throws AppError not_found, forbidden, team_not_approved, rights_not_yours, member_known, invitation_open, team_full,
 * too_many_tries
 */
export function inviteMember(
  app: App,
  { providerId, personId }: Inviter,
  { email, rights, language }: Invited,
): Promise<{ id: string }> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const provider = await lockTeam(tx, providerId);
    if (provider.status !== 'approved') throw new AppError('team_not_approved');
    onlyOwnRights(await getManagerRights(tx, { providerId, personId }), rights);
    if (await hasMemberWith(tx, { providerId, email })) throw new AppError('member_known');
    if ((await countPeople(tx, providerId)) >= teamLimits.people) throw new AppError('team_full');
    const { token, row } = newLink(at);
    const made = await insertInvitation(tx, { ...row, providerId, email, rights, language, invitedBy: personId });
    if (!made) throw new AppError('invitation_open');
    await countInvitation(app, tx, { providerId, email });
    await mailInvitation(app, tx, made.id, token);
    const detail = { invitationId: made.id, rights };
    await recordTeam(tx, { by: personId, providerId, action: 'provider.member_invited', detail, at });
    return { id: made.id };
  });
}

/**
 * Sends an open invitation again, also an expired one. The link of the letter before stops working, and the new one works as
 * long as that of a new invitation. The sender is the one who invites from now on.
 * @throws AppError not_found, forbidden, team_not_approved, rights_not_yours, too_many_tries
 */
export function resendInvitation(app: App, { providerId, personId }: Inviter, invitationId: string): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const provider = await lockTeam(tx, providerId);
    if (provider.status !== 'approved') throw new AppError('team_not_approved');
    const own = await getManagerRights(tx, { providerId, personId });
    const { email, rights } = await getOpenInvitation(tx, { providerId, invitationId });
    onlyOwnRights(own, rights);
    await countInvitation(app, tx, { providerId, email });
    const { token, row } = newLink(at);
    await updateInvitation(tx, invitationId, { ...row, invitedBy: personId });
    await mailInvitation(app, tx, invitationId, token);
    const detail = { invitationId };
    await recordTeam(tx, { by: personId, providerId, action: 'provider.invitation_sent_again', detail, at });
  });
}

/** Withdraws an open invitation: its link stops working. @throws AppError not_found, forbidden */
export function withdrawInvitation(app: App, { providerId, personId }: Inviter, invitationId: string): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    await lockTeam(tx, providerId);
    await getManagerRights(tx, { providerId, personId });
    await getOpenInvitation(tx, { providerId, invitationId });
    await updateInvitation(tx, invitationId, { endedAt: at });
    const detail = { invitationId };
    await recordTeam(tx, { by: personId, providerId, action: 'provider.invitation_withdrawn', detail, at });
  });
}
