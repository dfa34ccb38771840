import { lt, or } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { teamLimits } from '#shared/team-limits.ts';
import { providerInvitations } from '../tables.ts';

/** Deletes invitations 30 days after they ended or expired: each holds somebody's address. */
export async function forgetInvitations(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - teamLimits.keptDays * 24 * 3_600_000);
  await app.db
    .delete(providerInvitations)
    .where(or(lt(providerInvitations.endedAt, before), lt(providerInvitations.expiresAt, before)));
}
