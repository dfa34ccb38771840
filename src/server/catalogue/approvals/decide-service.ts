import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { AppError } from '#shared/errors.ts';
import { markServiceDecided, noteDecision } from '../approve-service.ts';
import { applyServiceChange } from '../editing/apply-service-change.ts';
import { lockPriced } from '../lock-priced.ts';
import { findProviderOf } from '../queries.ts';
import { serviceChanges } from '../tables.ts';
import { findReviewedListing, versionOfListing, waitingPartOf } from './listing-queries.ts';

interface ServiceDecision {
  serviceId: string;
  /** Of the listing that the admin has seen; undefined: it is decided about as it is. */
  version: string | undefined;
  /** Given where it is rejected: what the provider is told. */
  reason?: string;
}

/**
 * An admin's decision about a listing that waits for it, or about the change of an approved one. The provider's members
 * with the right `manage` get a letter.
 * @throws AppError not_found, already_decided, changed_since (the listing is another than the admin has seen)
 */
export function decideService(
  app: App,
  admin: { id: string },
  { serviceId, version, reason }: ServiceDecision,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  return transaction(app, async (tx) => {
    const decided = { serviceId, by: admin.id, at: app.clock.now() };
    const { listing, listed } = await lockListing(tx, serviceId);
    const part = waitingPartOf(listing);
    if (!part) throw new AppError('already_decided');
    if (version !== undefined && versionOfListing(listing) !== version) throw new AppError('changed_since');
    if (part === 'change') await decideChange(tx, { ...decided, reason });
    else {
      const outcome =
        reason === undefined ? ({ status: 'approved', listed } as const) : ({ status: 'rejected', reason } as const);
      await markServiceDecided(tx, { ...decided, outcome });
    }
    await enqueue(tx, reason === undefined ? 'mail-service-approved' : 'mail-service-rejected', {
      ...{ serviceId, decidedAt: decided.at.toISOString(), change: part === 'change' },
    });
    await inSameTx?.(tx);
  });
}

/** The listing, locked with its provider until the transaction ends. `listed`: whether an approval would show it. */
async function lockListing(tx: Tx, serviceId: string) {
  const providerId = await findProviderOf(tx, serviceId);
  const provider = providerId && (await lockProvider(tx, providerId));
  if (!provider) throw new AppError('not_found');
  await lockPriced(tx, [serviceId], { varied: false });
  const listing = await findReviewedListing(tx, serviceId);
  if (!listing) throw new AppError('not_found');
  return { listing, listed: provider.status === 'approved' };
}

interface DecidedChange {
  serviceId: string;
  by: string;
  at: Date;
  reason: string | undefined;
}

/** Applies a submitted change, or rejects it: the listing then stays as it is. */
async function decideChange(tx: Tx, { serviceId, by, at, reason }: DecidedChange): Promise<void> {
  const record = (outcome: 'approved' | 'rejected', detail: Record<string, unknown>) =>
    recordAudit(tx, {
      ...{ actorId: by, action: `service.change_${outcome}`, subjectType: 'service', subjectId: serviceId, detail, at },
    });
  if (reason === undefined) {
    const { before, after } = await applyServiceChange(tx, serviceId, { at });
    await noteDecision(tx, { serviceId, by, at });
    return record('approved', { before, after });
  }
  await tx
    .update(serviceChanges)
    .set({ status: 'rejected', decidedAt: at, rejectReason: reason })
    .where(eq(serviceChanges.serviceId, serviceId));
  return record('rejected', { before: 'submitted', after: 'rejected', reason });
}
