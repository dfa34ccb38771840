import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { noteChange } from '#server/kept/note-change.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { type ProviderStatus, providers } from '#server/providers/tables.ts';
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
 * with the right `manage` get a letter with the reason.
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
    await moveProvider(tx, { id: providerId, from: 'approved', to: 'suspended', reason, by: admin.id, at });
    await hideServicesOfProvider(tx, providerId);
    noteChange(tx, 'providers');
    await recordAudit(tx, {
      ...{ actorId: admin.id, action: 'provider.suspended', subjectType: 'provider', subjectId: providerId },
      ...{ detail: { before: 'approved', after: 'suspended', reason }, at },
    });
    await enqueue(tx, 'mail-provider-suspended', { providerId, decidedAt: at.toISOString() });
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
    const at = app.clock.now();
    await moveProvider(tx, { id: providerId, from: 'suspended', to: 'approved', reason: null, by: admin.id, at });
    await showServicesOfProvider(tx, providerId);
    noteChange(tx, 'providers');
    await recordAudit(tx, {
      ...{ actorId: admin.id, action: 'provider.restored', subjectType: 'provider', subjectId: providerId },
      ...{ detail: { before: 'suspended', after: 'approved', reason }, at },
    });
    await enqueue(tx, 'mail-provider-restored', { providerId, decidedAt: at.toISOString() });
    await inSameTx?.(tx);
  });
}

interface ProviderMove {
  id: string;
  from: ProviderStatus;
  to: ProviderStatus;
  /** Kept while it is suspended. */
  reason: string | null;
  by: string;
  at: Date;
}

async function moveProvider(tx: Tx, { id, from, to, reason, by, at }: ProviderMove): Promise<void> {
  const provider = await lockProvider(tx, id);
  if (!provider) throw new AppError('not_found');
  if (provider.status !== from) throw new AppError('already_decided');
  const columns = { status: to, rejectReason: reason, decidedAt: at, decidedBy: by, updatedAt: at };
  await tx.update(providers).set(columns).where(eq(providers.id, id));
}
