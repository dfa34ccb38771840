import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { noteChange } from '#server/kept/note-change.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { markDecided } from '#server/providers/mark-decided.ts';
import { AppError } from '#shared/errors.ts';
import { showServicesOfProvider } from './approve-service.ts';

/**
 * Approves a provider, which lists all of its approved services. Nobody is told: approvals/decide-provider.ts is what an
 * admin calls.
 * @throws AppError not_found, already_decided: it does not wait for approval
 */
export function approveProvider(app: App, admin: { id: string }, providerId: string): Promise<void> {
  return transaction(app, async (tx) => {
    if (!(await lockProvider(tx, providerId))) throw new AppError('not_found');
    await approveLockedProvider(tx, { providerId, by: admin.id, at: app.clock.now() });
  });
}

interface Approval {
  providerId: string;
  by: string;
  at: Date;
  /** Why one that was rejected is approved after all; undefined: it waits for a decision. */
  afterAll?: string | undefined;
}

/** The same for a provider that the caller has locked. @throws AppError already_decided */
export async function approveLockedProvider(tx: Tx, { providerId, by, at, afterAll }: Approval): Promise<void> {
  const from = afterAll === undefined ? 'pending' : 'rejected';
  if (!(await markDecided(tx, { id: providerId, outcome: { status: 'approved' }, by, at, from }))) {
    throw new AppError('already_decided');
  }
  await showServicesOfProvider(tx, providerId);
  noteChange(tx, 'providers');
  await recordAudit(tx, {
    ...{ actorId: by, action: 'provider.approved', subjectType: 'provider', subjectId: providerId },
    ...{ detail: { before: from, after: 'approved', ...(afterAll !== undefined && { reason: afterAll }) }, at },
  });
}
