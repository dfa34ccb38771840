import { and, eq, isNull } from 'drizzle-orm';
import { validate } from 'uuid';
import { AppError } from '#shared/errors.ts';
import type { App } from '../app.ts';
import { type Tx, transaction } from '../db/client.ts';
import { enqueue } from '../jobs/queue.ts';
import type { StripeEvent } from '../outside/stripe-webhook.ts';
import { withoutClientSecrets } from '../redact.ts';
import { sameDigest, sha256 } from '../secrets.ts';
import { raiseIssue } from './reconciliation/raise-issue.ts';
import { hookTokens, paymentAttempts, providerEvents } from './tables.ts';

export type ProviderEvent = typeof providerEvents.$inferSelect;

interface NewEvent {
  provider: ProviderEvent['provider'];
  eventKey: string;
  eventType: string;
  raw: Buffer;
  ownerId?: string | undefined;
}

/** Stores an event as it came; the same one again is not stored again. */
async function storeEvent(tx: Tx, event: NewEvent, now: Date): Promise<string | undefined> {
  const [stored] = await tx
    .insert(providerEvents)
    .values({ ...event, receivedAt: now, nextTryAt: now })
    .onConflictDoNothing({ target: [providerEvents.provider, providerEvents.eventKey] })
    .returning({ id: providerEvents.id });
  if (stored) await enqueue(tx, 'process-event', { eventId: stored.id });
  return stored?.id;
}

/** The same JSON has the same text, whatever the order of its keys; what is no JSON counts by its bytes. */
function canonical(raw: Buffer): string {
  try {
    return JSON.stringify(JSON.parse(raw.toString('utf8')), (_, value: unknown) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    );
  } catch {
    return raw.toString('base64');
  }
}

/** The same callback under the same path is the same event. @param digest SHA-256 of the path's token */
export const darajaEventKey = (digest: string, raw: Buffer): string => sha256(`${digest}\n${canonical(raw)}`);

/**
 * A callback of Daraja under a path we gave out for one attempt or disbursement. It is stored and committed before anything is done
 * with it, and answered at once; what it claims is judged by a job.
 * @throws AppError not_found for a token we do not know: nothing is stored
 */
export async function receiveDarajaCallback(app: App, token: string, raw: Buffer): Promise<void> {
  if (!/^[0-9a-f]{64}$/.test(token)) throw new AppError('not_found');
  const digest = sha256(token);
  const now = app.clock.now();
  const [known] = await app.db.select().from(hookTokens).where(eq(hookTokens.sha256, digest));
  if (!known || !sameDigest(known.sha256, digest) || known.expiresAt <= now) {
    app.log.warn({ alert: 'unknown_callback' }, 'a callback under a path that was never given out');
    throw new AppError('not_found');
  }
  const eventKey = darajaEventKey(digest, raw);
  await transaction(app, (tx) =>
    storeEvent(tx, { provider: 'daraja', eventKey, eventType: known.purpose, raw, ownerId: known.ownerId }, now),
  );
}

/**
 * A webhook of Stripe: known by its signature over the bytes as sent.
 * @throws AppError invalid_input for a bad or outdated signature, or a body that is no event: nothing is stored
 */
export async function receiveStripeWebhook(app: App, raw: Buffer, signature: string | undefined): Promise<void> {
  const event = app.stripe?.readWebhook(raw, signature);
  if (event?.kind !== 'event') throw new AppError('invalid_input');
  await receiveStripeEvent(app, event, raw);
}

/**
 * An event that Stripe itself vouches for: by a webhook's signature, or because we asked for its list. It is stored as it
 * came, but for the secrets in it.
 * @returns whether it is new
 */
export async function receiveStripeEvent(app: App, event: StripeEvent, body: Buffer): Promise<boolean> {
  const now = app.clock.now();
  const ours = event.livemode === expectsLivemode(app);
  return transaction(app, async (tx) => {
    const raw = withoutClientSecrets(body);
    const ownerId = ours && event.intentId ? await findIntentOwner(tx, event.intentId, raw) : undefined;
    const stored = await storeEvent(
      tx,
      { provider: 'stripe', eventKey: event.id, eventType: event.type, raw, ownerId },
      now,
    );
    if (!stored || ours) return stored !== undefined;
    await markProcessed(tx, stored, 'ignored', now, 'livemode');
    await raiseIssue(app, tx, { code: 'livemode_mismatch', subject: event.id, found: event.livemode, at: now });
    return true;
  });
}

const expectsLivemode = ({ config: { card } }: App) => card.mode === 'live' && card.livemode;

/** By the intent's id; where our process died before it stored that, by the attempt named in the intent. */
async function findIntentOwner(tx: Tx, intentId: string, raw: Buffer): Promise<string | undefined> {
  const [byId] = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.stripeIntentId, intentId));
  if (byId) return byId.id;
  const named = attemptNamedIn(raw);
  if (!named) return undefined;
  const [adopted] = await tx
    .update(paymentAttempts)
    .set({ stripeIntentId: intentId })
    .where(
      and(
        eq(paymentAttempts.id, named),
        eq(paymentAttempts.provider, 'stripe'),
        isNull(paymentAttempts.stripeIntentId),
      ),
    )
    .returning({ id: paymentAttempts.id });
  return adopted?.id;
}

function attemptNamedIn(raw: Buffer): string | undefined {
  const event = JSON.parse(raw.toString('utf8')) as { data?: { object?: { metadata?: { attempt_id?: unknown } } } };
  const id = event.data?.object?.metadata?.attempt_id;
  return typeof id === 'string' && validate(id) ? id : undefined;
}

/** Exactly one run may apply an event: whoever sets `processed_at`. */
export async function markProcessed(
  tx: Tx,
  eventId: string,
  outcome: NonNullable<ProviderEvent['outcome']>,
  now: Date,
  note?: string,
): Promise<boolean> {
  const [marked] = await tx
    .update(providerEvents)
    .set({ processedAt: now, nextTryAt: null, outcome, note: note ?? null })
    .where(and(eq(providerEvents.id, eventId), isNull(providerEvents.processedAt)))
    .returning({ id: providerEvents.id });
  return marked !== undefined;
}
