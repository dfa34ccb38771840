import { eq } from 'drizzle-orm';
import type { App } from '../app.ts';
import { type Tx, transaction } from '../db/client.ts';
import { markProcessed, type ProviderEvent } from './inbox.ts';
import { providerEvents } from './tables.ts';

/** What an event does, to be run in the transaction that marks it as processed. */
export type Effect = (tx: Tx) => Promise<'applied' | 'no_effect'>;

/**
 * Marks the event and runs its effect in one transaction; when another run was quicker, neither happens.
 * @param effect undefined: nothing could be found out, and the event is tried again at its next time
 */
export async function applyEvent(app: App, event: ProviderEvent, effect: Effect | undefined): Promise<void> {
  if (!effect) return;
  await transaction(app, async (tx) => {
    if (!(await markProcessed(tx, event.id, 'applied', app.clock.now()))) return;
    if ((await effect(tx)) === 'applied') return;
    await tx.update(providerEvents).set({ outcome: 'no_effect' }).where(eq(providerEvents.id, event.id));
  });
}

/** Marks an event that changes nothing. @param note why, for admins */
export async function finishEvent(
  app: App,
  event: ProviderEvent,
  outcome: 'ignored' | 'no_effect',
  note: string,
): Promise<void> {
  await transaction(app, (tx) => markProcessed(tx, event.id, outcome, app.clock.now(), note));
}
