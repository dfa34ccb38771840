import { and, eq, inArray, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { noteListings } from '#server/kept/note-change.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { AppError } from '#shared/errors.ts';
import { findProviderOf } from './queries.ts';
import { updateRanked } from './repository.ts';
import { services } from './tables.ts';

/**
 * Approves a listing. It is shown as soon as its provider is approved too.
 * @throws AppError not_found: unknown, or not waiting for approval
 */
export function approveService(app: App, admin: { id: string }, serviceId: string): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const providerId = await findProviderOf(tx, serviceId);
    if (!providerId) throw new AppError('not_found');
    // The lock keeps an approval of the provider from running at the same time, which would leave `listed` wrong.
    const provider = await lockProvider(tx, providerId);
    const changed = await tx
      .update(services)
      .set({ status: 'approved', listed: provider?.status === 'approved', updatedAt: at })
      .where(and(eq(services.id, serviceId), inArray(services.status, ['submitted', 'rejected'])))
      .returning({ id: services.id, category: services.category });
    if (changed.length === 0) throw new AppError('not_found');
    noteListings(tx, changed);
    const subject = { subjectType: 'service', subjectId: serviceId };
    await recordAudit(tx, { actorId: admin.id, action: 'service.approved', ...subject, detail: {}, at });
  });
}

/** Marks a listing as featured, or takes the mark away. @throws AppError not_found */
export function featureService(
  app: App,
  admin: { id: string },
  { serviceId, featured }: { serviceId: string; featured: boolean },
): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    if (!(await updateRanked(tx, serviceId, { featured, at }))) throw new AppError('not_found');
    const subject = { subjectType: 'service', subjectId: serviceId };
    await recordAudit(tx, { actorId: admin.id, action: 'service.featured', ...subject, detail: { featured }, at });
  });
}

/** Shows the approved listings of a provider that has been approved. */
export async function showServicesOfProvider(tx: Tx, providerId: string): Promise<void> {
  const shown = await tx
    .update(services)
    .set({ listed: sql`${services.status} = 'approved'` })
    .where(eq(services.providerId, providerId))
    .returning({ id: services.id, category: services.category });
  noteListings(tx, shown);
}
