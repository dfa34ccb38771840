import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { noteListings } from '#server/kept/note-change.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { AppError } from '#shared/errors.ts';
import { lockPriced } from '../lock-priced.ts';
import { findProviderOf } from '../queries.ts';
import { services } from '../tables.ts';

type Listing = Pick<typeof services.$inferSelect, 'id' | 'category' | 'status' | 'listed' | 'takenDownAt'>;

/**
 * Keeps travellers from finding and booking a listing that was approved, until `showServiceAgain`. Its bookings stand, and its
 * provider can go on changing it. Members with the right `manage` get a letter with the reason.
 * @throws AppError not_found; listing_state: it was never approved, or is taken down already
 */
export function takeDownService(
  app: App,
  admin: { id: string },
  { serviceId, reason }: { serviceId: string; reason: string },
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  return transaction(app, async (tx) => {
    const { listing } = await lockListing(tx, serviceId);
    const wasApproved = listing.status === 'approved' || listing.status === 'paused';
    if (!wasApproved || listing.takenDownAt) throw new AppError('listing_state');
    const at = app.clock.now();
    const columns = { listed: false, takenDownAt: at, takenDownReason: reason, updatedAt: at };
    await tx.update(services).set(columns).where(eq(services.id, serviceId));
    if (listing.listed) noteListings(tx, [listing]);
    await recordAudit(tx, {
      ...{ actorId: admin.id, action: 'service.taken_down', subjectType: 'service', subjectId: serviceId },
      ...{ detail: { reason }, at },
    });
    await enqueue(tx, 'mail-service-taken-down', { serviceId, takenDownAt: at.toISOString() });
    await inSameTx?.(tx);
  });
}

/**
 * Ends `takeDownService`: travellers see the listing if it is approved and so is its provider. The same members get a letter.
 * @throws AppError not_found; listing_state: it is not taken down
 */
export function showServiceAgain(
  app: App,
  admin: { id: string },
  serviceId: string,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  return transaction(app, async (tx) => {
    const { listing, providerStatus } = await lockListing(tx, serviceId);
    if (!listing.takenDownAt) throw new AppError('listing_state');
    const at = app.clock.now();
    const listed = listing.status === 'approved' && providerStatus === 'approved';
    const columns = { listed, takenDownAt: null, takenDownReason: null, updatedAt: at };
    await tx.update(services).set(columns).where(eq(services.id, serviceId));
    if (listed) noteListings(tx, [listing]);
    await recordAudit(tx, {
      ...{ actorId: admin.id, action: 'service.shown_again', subjectType: 'service', subjectId: serviceId },
      ...{ detail: { takenDownAt: listing.takenDownAt.toISOString() }, at },
    });
    await enqueue(tx, 'mail-service-shown-again', { serviceId, shownAt: at.toISOString() });
    await inSameTx?.(tx);
  });
}

/** The listing, locked with its provider until the transaction ends. @throws AppError not_found */
async function lockListing(tx: Tx, serviceId: string): Promise<{ listing: Listing; providerStatus: string }> {
  const providerId = await findProviderOf(tx, serviceId);
  const provider = providerId && (await lockProvider(tx, providerId));
  if (!provider) throw new AppError('not_found');
  await lockPriced(tx, [serviceId], { varied: false });
  const [listing] = await tx
    .select({
      ...{ id: services.id, category: services.category, status: services.status, listed: services.listed },
      takenDownAt: services.takenDownAt,
    })
    .from(services)
    .where(eq(services.id, serviceId));
  if (!listing) throw new AppError('not_found');
  return { listing, providerStatus: provider.status };
}
