import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { ListedEvent } from '#server/outside/stripe-lists.ts';
import { receiveStripeEvent } from '../inbox/receive-event.ts';
import { providerEvents } from '../inbox/tables.ts';
import { providerCursors } from './tables.ts';

const hour = 3_600_000;
/** How long Stripe keeps events. */
const KEPT_MS = 30 * 24 * hour;
/** Events may be listed later than they happened by up to this. */
const OVERLAP_MS = hour;
const name = 'stripe-events';

/**
 * Stores webhooks that never arrived: what Stripe lists and the inbox lacks is stored as its webhook would have been.
 * If the list breaks off, the cursor stays, so the next run begins at the same place.
 * @returns how many were missing
 */
export async function catchUpStripe(app: App): Promise<number> {
  if (!app.stripe) return 0;
  const now = app.clock.now();
  const [cursor] = await app.db.select().from(providerCursors).where(eq(providerCursors.name, name));
  const since = Math.max(now.getTime() - KEPT_MS, cursor ? cursor.at.getTime() - OVERLAP_MS : 0);
  let missing = 0;
  for (let after: string | undefined; ; ) {
    const page = await app.stripe.listEvents({ createdSince: new Date(since), after });
    if (page.kind !== 'events') {
      app.log.warn({ outcome: page.kind }, 'Stripe did not list its events; the next run asks again');
      return missing;
    }
    missing += await storeMissing(app, page.events);
    after = page.events.at(-1)?.id;
    if (!page.more || !after) break;
  }
  await app.db
    .insert(providerCursors)
    .values({ name, at: now })
    .onConflictDoUpdate({ target: providerCursors.name, set: { at: now } });
  if (missing > 0) app.log.warn({ missing }, 'webhooks of Stripe had not arrived');
  return missing;
}

async function storeMissing(app: App, events: ListedEvent[]): Promise<number> {
  const ids = events.map(({ id }) => id);
  const known = await app.db
    .select({ id: providerEvents.eventKey })
    .from(providerEvents)
    .where(and(eq(providerEvents.provider, 'stripe'), inArray(providerEvents.eventKey, ids)));
  const have = new Set(known.map(({ id }) => id));
  let stored = 0;
  for (const { raw, ...event } of events) {
    if (!have.has(event.id) && (await receiveStripeEvent(app, event, raw))) stored++;
  }
  return stored;
}
