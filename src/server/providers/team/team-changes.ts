import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { foldEmail } from '#shared/email.ts';
import { AppError } from '#shared/errors.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { teamLimits } from '#shared/team-limits.ts';

const dayMs = 24 * 3_600_000;

/** Refuses whoever would give or take a right that they do not have. @throws AppError rights_not_yours */
export function onlyOwnRights(own: readonly ProviderRight[], wanted: readonly ProviderRight[]): void {
  if (wanted.some((right) => !own.includes(right))) throw new AppError('rights_not_yours');
}

/** Counts a change of a member, since letters tell of it. @throws AppError too_many_tries */
export async function countTeamChange(app: App, tx: Tx, providerId: string): Promise<void> {
  if (!app.config.rateLimits) return;
  const limit = { subject: `team-changes:${providerId}`, most: teamLimits.changesPerDay, periodMs: dayMs };
  await takeTries(tx, [limit], app.clock.now());
}

/** Counts a letter with an invitation. @throws AppError too_many_tries */
export async function countInvitation(app: App, tx: Tx, to: { providerId: string; email: string }): Promise<void> {
  if (!app.config.rateLimits) return;
  const { providerId, email } = to;
  const digest = app.secrets.digest('invitations-to', foldEmail(email));
  const limits = [
    { subject: `invitations:${providerId}`, most: teamLimits.lettersPerDay, periodMs: dayMs },
    { subject: `invitations:${providerId}:${digest}`, most: teamLimits.lettersToOnePerDay, periodMs: dayMs },
  ];
  await takeTries(tx, limits, app.clock.now());
}

interface TeamEntry {
  /** Who did it. */
  by: string;
  providerId: string;
  action:
    | 'provider.member_invited'
    | 'provider.invitation_sent_again'
    | 'provider.invitation_withdrawn'
    | 'provider.member_joined'
    | 'provider.member_rights_changed'
    | 'provider.member_removed'
    | 'provider.member_left';
  detail: Record<string, unknown>;
  at: Date;
}

/** Records who changed what of a provider's team. */
export const recordTeam = (tx: Tx, { by, providerId, action, detail, at }: TeamEntry): Promise<void> =>
  recordAudit(tx, { actorId: by, action, subjectType: 'provider', subjectId: providerId, detail, at });

interface ToldChange {
  providerId: string;
  /** Whose membership it is. */
  personId: string;
  /** Who did it. */
  by: string;
  what: 'joined' | 'changed' | 'removed' | 'left';
  /** What the member may do from now on. */
  rights: ProviderRight[];
  at: Date;
}

/** Writes the job of the letters about a change: to the business, and to the member where somebody else made it. */
export const tellTeamChange = (tx: Tx, { at, ...change }: ToldChange): Promise<void> =>
  enqueue(tx, 'mail-team-changed', { ...change, changedAt: at.toISOString() });
