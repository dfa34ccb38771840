import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { voidPayoutsTo } from '#server/consents/void-requests-of.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { noteChange } from '#server/kept/note-change.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { providers } from '#server/providers/tables.ts';
import { AppError } from '#shared/errors.ts';
import { hideServicesOfProvider, showServicesOfProvider } from '../approve-service.ts';

/** A provider, and why an admin suspends or restores it. */
interface Wanted {
  providerId: string;
  reason: string;
}

/**
 * Keeps travellers from finding and booking any listing of an approved provider, and the provider from accepting requests and
 * being paid out, until `restoreProvider`. Its bookings and what it has earned stand, and its people can still sign in. Members
 * with the right `manage` get a letter with the reason. What waits for a second admin's consent to send it money ends.
 * @throws AppError not_found; already_decided: it is not approved
 */
export function suspendProvider(
  app: App,
  admin: { id: string },
  { providerId, reason }: Wanted,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    await moveProvider(tx, admin, { providerId, reason, to: 'suspended', at });
    await hideServicesOfProvider(tx, providerId);
    await voidPayoutsTo(tx, { id: providerId, by: admin.id, at });
    await inSameTx?.(tx);
  });
}

/**
 * Ends `suspendProvider`: its approved listings are shown again, but those that were taken down. The same members get a letter.
 * @throws AppError not_found; already_decided: it is not suspended
 */
export function restoreProvider(
  app: App,
  admin: { id: string },
  { providerId, reason }: Wanted,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  return transaction(app, async (tx) => {
    await moveProvider(tx, admin, { providerId, reason, to: 'approved', at: app.clock.now() });
    await showServicesOfProvider(tx, providerId);
    await inSameTx?.(tx);
  });
}

const moves = {
  suspended: { from: 'approved', action: 'provider.suspended', letter: 'mail-provider-suspended' },
  approved: { from: 'suspended', action: 'provider.restored', letter: 'mail-provider-restored' },
} as const;

/** Changes its status with a record and a letter. The reason is kept with it while it is suspended. */
async function moveProvider(
  tx: Tx,
  admin: { id: string },
  { providerId, reason, to, at }: Wanted & { to: keyof typeof moves; at: Date },
): Promise<void> {
  const { from, action, letter } = moves[to];
  const provider = await lockProvider(tx, providerId);
  if (!provider) throw new AppError('not_found');
  if (provider.status !== from) throw new AppError('already_decided');
  const rejectReason = to === 'suspended' ? reason : null;
  const columns = { status: to, rejectReason, decidedAt: at, decidedBy: admin.id, updatedAt: at };
  await tx.update(providers).set(columns).where(eq(providers.id, providerId));
  noteChange(tx, 'providers');
  await recordAudit(tx, {
    ...{ actorId: admin.id, action, subjectType: 'provider', subjectId: providerId },
    ...{ detail: { before: from, after: to, reason }, at },
  });
  await enqueue(tx, letter, { providerId, decidedAt: at.toISOString() });
}
