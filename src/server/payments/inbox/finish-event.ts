import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import type { CaseKind } from '#shared/cases.ts';
import { raiseIssue } from '../cases/raise-issue.ts';
import { markProcessed, type ProviderEvent } from './receive-event.ts';
import { providerEvents } from './tables.ts';

/** What an event changes. It runs in the transaction that marks the event as processed. */
export type Effect = (tx: Tx) => Promise<'applied' | 'no_effect'>;

/**
 * Marks the event as processed and runs its effect, in one transaction. Neither happens when another run has marked it.
 * @param effect undefined when nothing could be found out: the event stays unprocessed and is tried again at `next_try_at`
 */
export async function applyEvent(app: App, event: ProviderEvent, effect: Effect | undefined): Promise<void> {
  if (!effect) return;
  await transaction(app, async (tx) => {
    if (!(await markProcessed(tx, event.id, { outcome: 'applied', at: app.clock.now() }))) return;
    if ((await effect(tx)) === 'applied') return;
    await tx.update(providerEvents).set({ outcome: 'no_effect' }).where(eq(providerEvents.id, event.id));
  });
}

/** Marks an event that changes nothing. @param note the reason, shown to admins */
export async function finishEvent(
  app: App,
  event: ProviderEvent,
  outcome: 'ignored' | 'no_effect',
  note: string,
): Promise<void> {
  await transaction(app, (tx) => markProcessed(tx, event.id, { outcome, note, at: app.clock.now() }));
}

/**
 * Marks an event as ignored and opens a case about it for a person, because it cannot be read or belongs to another payment
 * or disbursement. Does nothing when another run has marked the event.
 */
export async function ignoreAndRaiseIssue(app: App, tx: Tx, event: ProviderEvent, code: CaseKind): Promise<void> {
  const at = app.clock.now();
  if (!(await markProcessed(tx, event.id, { outcome: 'ignored', note: code, at }))) return;
  await raiseIssue(app, tx, { code, subject: event.id, expected: event.ownerId, at });
}
