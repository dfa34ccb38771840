import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { listOf, readersOf } from '#server/db/page.ts';
import type { ProviderEvents } from '#shared/contracts/admin-payments.ts';
import { providerEvents } from './tables.ts';

type ProviderEvent = typeof providerEvents.$inferSelect;

/** An event without its body. */
export const eventItemOf = (event: Omit<ProviderEvent, 'raw'>): ProviderEvents['items'][number] => ({
  id: event.id,
  provider: event.provider,
  type: event.eventType,
  eventKey: event.eventKey,
  ownerId: event.ownerId,
  outcome: event.outcome,
  note: event.note,
  tries: event.tries,
  receivedAt: event.receivedAt.toISOString(),
  processedAt: event.processedAt?.toISOString() ?? null,
  nextTryAt: event.nextTryAt?.toISOString() ?? null,
});

const { raw: _raw, ...eventColumns } = getTableColumns(providerEvents);

/** The events about these attempts, disbursements and disputes, at most 200, oldest first. */
export const listEventsOf = (db: DbOrTx, owners: string[]) =>
  db
    .select(eventColumns)
    .from(providerEvents)
    .where(inArray(providerEvents.ownerId, owners))
    .orderBy(asc(providerEvents.receivedAt), asc(providerEvents.id))
    .limit(200);

const eventsList = listOf({
  name: 'provider-events',
  select: (db, position) =>
    db
      .select({ ...eventColumns, position })
      .from(providerEvents)
      .$dynamic(),
  id: providerEvents.id,
  filters: {
    provider: (provider: ProviderEvent['provider']) => eq(providerEvents.provider, provider),
    outcome: (outcome: NonNullable<ProviderEvent['outcome']> | 'waiting') =>
      outcome === 'waiting' ? isNull(providerEvents.processedAt) : eq(providerEvents.outcome, outcome),
    type: (type: string) => eq(providerEvents.eventType, type),
  },
  sorts: { receivedAt: { column: providerEvents.receivedAt, index: 'provider_events_received' } },
});

/** The log of callbacks and webhooks. `eachProviderEvent`: all of them, in the same order. @throws AppError list_too_long */
export const { page: listProviderEvents, each: eachProviderEvent } = readersOf(eventsList, eventItemOf);

/** Whether a callback about an attempt is not processed yet. Uses the index `provider_events_owner`. */
export async function hasOpenEvent(db: DbOrTx, attemptId: string): Promise<boolean> {
  const [open] = await db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(and(eq(providerEvents.ownerId, attemptId), isNull(providerEvents.processedAt)))
    .limit(1);
  return open !== undefined;
}
