import { and, eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { App } from '../app.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type Also, type Tx, transaction } from '../db/client.ts';
import { enqueue } from '../jobs/queue.ts';
import { maskText } from '../redact.ts';
import { eventItemOf } from './list-provider-events.ts';
import { closeIssue } from './reconciliation/raise-issue.ts';
import { providerEvents } from './tables.ts';

/** An event with what the provider sent; who looked at it is written down. @throws AppError not_found */
export async function viewProviderEvent(app: App, admin: { id: string }, id: string) {
  return transaction(app, async (tx) => {
    const [event] = await tx.select().from(providerEvents).where(eq(providerEvents.id, id));
    if (!event) throw new AppError('not_found');
    await record(tx, admin, 'provider_event.viewed', id, app.clock.now());
    return { ...eventItemOf(event), raw: maskText(event.raw.toString('utf8')) };
  });
}

/** Judges an event anew that was given up. @throws AppError not_found when there is no such dead one */
export async function retryProviderEvent(app: App, admin: { id: string }, id: string, also: Also): Promise<void> {
  await transaction(app, async (tx) => {
    const now = app.clock.now();
    const [again] = await tx
      .update(providerEvents)
      .set({ processedAt: null, outcome: null, note: null, tries: 0, nextTryAt: now })
      .where(and(eq(providerEvents.id, id), eq(providerEvents.outcome, 'dead')))
      .returning({ id: providerEvents.id });
    if (!again) throw new AppError('not_found');
    await closeIssue(tx, 'event_dead', id, 'retried', now);
    await record(tx, admin, 'provider_event.retried', id, now);
    await enqueue(tx, 'process-event', { eventId: id });
    await also(tx);
  });
}

const record = (tx: Tx, admin: { id: string }, action: string, id: string, at: Date) =>
  recordAudit(tx, { actorId: admin.id, action, subjectType: 'provider_event', subjectId: id, detail: {}, at });
