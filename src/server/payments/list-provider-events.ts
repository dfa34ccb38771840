import { and, asc, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { ProviderEvents } from '#shared/contracts/admin-payments.ts';
import type { DbOrTx } from '../db/client.ts';
import { providerEvents } from './tables.ts';

type ProviderEvent = typeof providerEvents.$inferSelect;

/** An event without what the provider sent. */
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

/** What came about these attempts, refunds and disputes. */
export const listEventsOf = (db: DbOrTx, owners: string[]) =>
  db
    .select(eventColumns)
    .from(providerEvents)
    .where(inArray(providerEvents.ownerId, owners))
    .orderBy(asc(providerEvents.receivedAt), asc(providerEvents.id))
    .limit(200);

interface EventsWish {
  page: number;
  pageSize: number;
  provider?: ProviderEvent['provider'] | undefined;
  outcome?: NonNullable<ProviderEvent['outcome']> | 'waiting' | undefined;
  type?: string | undefined;
}

/** The log of callbacks and webhooks, newest first. */
export async function listProviderEvents(
  db: DbOrTx,
  { page, pageSize, provider, outcome, type }: EventsWish,
): Promise<ProviderEvents> {
  const fits = and(
    provider ? eq(providerEvents.provider, provider) : undefined,
    outcome && (outcome === 'waiting' ? isNull(providerEvents.processedAt) : eq(providerEvents.outcome, outcome)),
    type ? eq(providerEvents.eventType, type) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select(eventColumns)
      .from(providerEvents)
      .where(fits)
      .orderBy(desc(providerEvents.receivedAt), desc(providerEvents.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(providerEvents, fits),
  ]);
  return { items: rows.map(eventItemOf), total, page, pageSize };
}
