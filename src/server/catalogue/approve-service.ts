import { and, eq, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { noteListings } from '#server/kept/note-change.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { AppError } from '#shared/errors.ts';
import { doApprovalWork } from './approved-listing.ts';
import { findProviderOf } from './queries.ts';
import { addSearchWords, updateRanked } from './repository.ts';
import { services } from './tables.ts';

/**
 * Approves a listing. It is shown as soon as its provider is approved too. Nobody is told: approvals/decide-service.ts is
 * what an admin calls.
 * @throws AppError not_found, already_decided: it does not wait for approval
 */
export function approveService(app: App, admin: { id: string }, serviceId: string): Promise<void> {
  return transaction(app, async (tx) => {
    const providerId = await findProviderOf(tx, serviceId);
    if (!providerId) throw new AppError('not_found');
    // The lock keeps an approval of the provider from running at the same time, which would leave `listed` wrong.
    const provider = await lockProvider(tx, providerId);
    const listed = provider?.status === 'approved';
    await markServiceDecided(tx, {
      serviceId,
      outcome: { status: 'approved', listed },
      by: admin.id,
      at: app.clock.now(),
    });
  });
}

/** What an admin has decided about a listing. */
type ServiceOutcome =
  | {
      status: 'approved';
      /** Whether its provider is approved too. */
      listed: boolean;
    }
  | {
      status: 'rejected';
      /** What the provider is told. */
      reason: string;
    };

interface DecidedService {
  serviceId: string;
  outcome: ServiceOutcome;
  /** The admin. */
  by: string;
  at: Date;
}

/** Writes the outcome of a listing that waits for it; the caller has locked its provider. @throws AppError already_decided */
export async function markServiceDecided(tx: Tx, { serviceId, outcome, by, at }: DecidedService): Promise<void> {
  const { status } = outcome;
  const reason = status === 'rejected' ? outcome.reason : null;
  const changed = await tx
    .update(services)
    .set({
      status,
      listed: status === 'approved' && outcome.listed,
      ...{ decidedAt: at, decidedBy: by, rejectReason: reason, updatedAt: at },
    })
    .where(and(eq(services.id, serviceId), eq(services.status, 'submitted')))
    .returning({
      ...{ id: services.id, providerId: services.providerId },
      ...{ category: services.category, searchText: services.searchText },
    });
  const [decided] = changed;
  if (!decided) throw new AppError('already_decided');
  if (status === 'approved') {
    noteListings(tx, changed);
    await doApprovalWork(tx, decided, at);
    // Not before: the words of what nobody has looked at would take part in everybody's search.
    await addSearchWords(tx, decided.searchText);
  }
  await recordAudit(tx, {
    ...{ actorId: by, action: `service.${status}`, subjectType: 'service', subjectId: serviceId, at },
    detail: { before: 'submitted', after: status, ...(reason !== null && { reason }) },
  });
}

/** Notes who has decided about a listing, where only a change of it was decided. Travellers see neither. */
export async function noteDecision(tx: Tx, { serviceId, by, at }: Omit<DecidedService, 'outcome'>): Promise<void> {
  await tx.update(services).set({ decidedAt: at, decidedBy: by }).where(eq(services.id, serviceId));
}

/** Marks a listing as featured, or takes the mark away. @throws AppError not_found */
export function featureService(
  app: App,
  admin: { id: string },
  { serviceId, featured }: { serviceId: string; featured: boolean },
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    if (!(await updateRanked(tx, serviceId, { featured, at }))) throw new AppError('not_found');
    const subject = { subjectType: 'service', subjectId: serviceId } as const;
    await recordAudit(tx, { actorId: admin.id, action: 'service.featured', ...subject, detail: { featured }, at });
    await inSameTx?.(tx);
  });
}

/** Shows the approved listings of a provider that has been approved. */
export async function showServicesOfProvider(tx: Tx, providerId: string): Promise<void> {
  const shown = await tx
    .update(services)
    .set({ listed: sql`${services.status} = 'approved' and ${services.takenDownAt} is null` })
    .where(eq(services.providerId, providerId))
    .returning({ id: services.id, category: services.category });
  noteListings(tx, shown);
}

/** Keeps all listings of a provider that is no longer approved from being found and booked. */
export async function hideServicesOfProvider(tx: Tx, providerId: string): Promise<void> {
  const hidden = await tx
    .update(services)
    .set({ listed: false })
    .where(and(eq(services.providerId, providerId), services.listed))
    .returning({ id: services.id, category: services.category });
  noteListings(tx, hidden);
}
