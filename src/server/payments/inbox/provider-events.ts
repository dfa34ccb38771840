import { and, eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { maskText } from '#server/redact.ts';
import type { AuditAction } from '#shared/audit-actions.ts';
import { AppError } from '#shared/errors.ts';
import { noteResolver } from '../cases/close-by-admin.ts';
import { closeIssue } from '../cases/raise-issue.ts';
import { eventItemOf } from './queries.ts';
import { providerEvents } from './tables.ts';

/** An event with its redacted body. Viewing it is recorded in the audit log. @throws AppError not_found */
export async function viewProviderEvent(app: App, admin: { id: string }, id: string) {
  return transaction(app, async (tx) => {
    const [event] = await tx.select().from(providerEvents).where(eq(providerEvents.id, id));
    if (!event) throw new AppError('not_found');
    await record(tx, admin, { action: 'provider_event.viewed', id, at: app.clock.now() });
    return { ...eventItemOf(event), raw: maskText(event.raw.toString('utf8')) };
  });
}

/** Has an event judged again that was given up (`dead`). @throws AppError not_found when there is no dead event of this id */
export async function retryProviderEvent(
  app: App,
  admin: { id: string },
  id: string,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  await transaction(app, async (tx) => {
    const now = app.clock.now();
    const [again] = await tx
      .update(providerEvents)
      .set({ processedAt: null, outcome: null, note: null, tries: 0, nextTryAt: now })
      .where(and(eq(providerEvents.id, id), eq(providerEvents.outcome, 'dead')))
      .returning({ id: providerEvents.id });
    if (!again) throw new AppError('not_found');
    await closeIssue(tx, { code: 'event_dead', subject: id, note: 'retried', at: now });
    await noteResolver(tx, { subject: id, by: admin });
    await record(tx, admin, { action: 'provider_event.retried', id, at: now });
    await enqueue(tx, 'process-event', { eventId: id });
    await inSameTx?.(tx);
  });
}

const record = (tx: Tx, admin: { id: string }, { action, id, at }: { action: AuditAction; id: string; at: Date }) =>
  recordAudit(tx, { actorId: admin.id, action, subjectType: 'provider_event', subjectId: id, detail: {}, at });
