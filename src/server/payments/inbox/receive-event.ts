import { and, eq, isNull } from 'drizzle-orm';
import { validate } from 'uuid';
import type { App } from '#server/app.ts';
import { canonicalJson } from '#server/canonical-json.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { warnWithin } from '#server/limits/limited-log.ts';
import { shortAddress } from '#server/limits/network.ts';
import type { StripeEvent } from '#server/outside/stripe-webhook.ts';
import { withoutClientSecrets } from '#server/redact.ts';
import { sameDigest, sha256 } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { raiseIssue } from '../cases/raise-issue.ts';
import { paymentAttempts } from '../records/tables.ts';
import { hookTokens, providerEvents } from './tables.ts';

export type ProviderEvent = typeof providerEvents.$inferSelect;

interface NewEvent {
  provider: ProviderEvent['provider'];
  eventKey: string;
  eventType: string;
  raw: Buffer;
  ownerId?: string | undefined;
}

/** Stores an event and enqueues its processing. @returns its id, or undefined when it was stored before (`provider_events_key`) */
async function storeEvent(tx: Tx, event: NewEvent, now: Date): Promise<string | undefined> {
  const [stored] = await tx
    .insert(providerEvents)
    .values({ ...event, receivedAt: now, nextTryAt: now })
    .onConflictDoNothing({ target: [providerEvents.provider, providerEvents.eventKey] })
    .returning({ id: providerEvents.id });
  if (stored) await enqueue(tx, 'process-event', { eventId: stored.id });
  return stored?.id;
}

/** The content that identifies a body: canonical JSON, or its bytes when it is no JSON or nested too deep. */
function contentOf(raw: Buffer): string {
  const bytes = raw.toString('base64');
  try {
    return canonicalJson(JSON.parse(raw.toString('utf8'))) ?? bytes;
  } catch {
    return bytes;
  }
}

/** The key of a callback: the same content under the same path is the same event. @param digest SHA-256 of the path's token */
export const darajaEventKey = (digest: string, raw: Buffer): string => sha256(`${digest}\n${contentOf(raw)}`);

/**
 * Stores a callback of Daraja that came under the path of an attempt or a disbursement. It is committed and answered at once;
 * the job `process-event` judges it.
 * @throws AppError not_found for an unknown or expired token: nothing is stored
 */
export async function receiveDarajaCallback(
  app: App,
  raw: Buffer,
  { token, from }: { token: string; from: string },
): Promise<void> {
  if (!/^[0-9a-f]{64}$/.test(token)) throw new AppError('not_found');
  const digest = sha256(token);
  const now = app.clock.now();
  const [known] = await app.db.select().from(hookTokens).where(eq(hookTokens.sha256, digest));
  if (!known || !sameDigest(known.sha256, digest) || known.expiresAt <= now) {
    warnWithin(
      app,
      { event: 'unknown_callback', alert: 'unknown_callback', from: shortAddress(from) },
      'a callback came under an unknown or expired path',
    );
    throw new AppError('not_found');
  }
  const eventKey = darajaEventKey(digest, raw);
  await transaction(app, (tx) =>
    storeEvent(tx, { provider: 'daraja', eventKey, eventType: known.purpose, raw, ownerId: known.ownerId }, now),
  );
}

/**
 * Stores a webhook of Stripe, whose signature covers the bytes as they were sent.
 * @throws AppError invalid_input for a wrong or outdated signature, or a body that is no event: nothing is stored
 */
export async function receiveStripeWebhook(
  app: App,
  raw: Buffer,
  { signature, from }: { signature: string | undefined; from: string },
): Promise<void> {
  const event = await app.stripe?.readWebhook(raw, signature);
  if (event?.kind === 'bad_signature') {
    warnWithin(app, { event: 'bad_signature', from: shortAddress(from) }, 'a webhook came with a wrong signature');
  }
  if (event?.kind !== 'event') throw new AppError('invalid_input');
  await receiveStripeEvent(app, event, raw);
}

/**
 * Stores an event that is known to come from Stripe: by the signature of its webhook, or because we asked for Stripe's list.
 * Client secrets are removed from its body. An event of the wrong mode (test or live) is ignored with a case.
 * @returns whether the event is new
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
    await markProcessed(tx, stored, { outcome: 'ignored', note: 'livemode', at: now });
    await raiseIssue(app, tx, { code: 'livemode_mismatch', subject: event.id, found: event.livemode, at: now });
    return true;
  });
}

const expectsLivemode = ({ config: { card } }: App) => card.mode === 'live' && card.livemode;

/** The attempt of this intent: by the intent's id, or, when our process died before storing that id, by the attempt named in the intent's metadata. */
async function findIntentOwner(tx: Tx, intentId: string, raw: Buffer): Promise<string | undefined> {
  const [byId] = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.stripeIntentId, intentId));
  if (byId) return byId.id;
  const attemptId = attemptIdIn(raw);
  if (!attemptId) return undefined;
  const [adopted] = await tx
    .update(paymentAttempts)
    .set({ stripeIntentId: intentId })
    .where(
      and(
        eq(paymentAttempts.id, attemptId),
        eq(paymentAttempts.provider, 'stripe'),
        isNull(paymentAttempts.stripeIntentId),
      ),
    )
    .returning({ id: paymentAttempts.id });
  return adopted?.id;
}

function attemptIdIn(raw: Buffer): string | undefined {
  const event = JSON.parse(raw.toString('utf8')) as { data?: { object?: { metadata?: { attempt_id?: unknown } } } };
  const id = event.data?.object?.metadata?.attempt_id;
  return typeof id === 'string' && validate(id) ? id : undefined;
}

/** Marks an event as processed. @returns false when another run has marked it: only the run that gets true may apply it */
export async function markProcessed(
  tx: Tx,
  eventId: string,
  { outcome, note, at }: { outcome: NonNullable<ProviderEvent['outcome']>; note?: string | undefined; at: Date },
): Promise<boolean> {
  const [marked] = await tx
    .update(providerEvents)
    .set({ processedAt: at, nextTryAt: null, outcome, note: note ?? null })
    .where(and(eq(providerEvents.id, eventId), isNull(providerEvents.processedAt)))
    .returning({ id: providerEvents.id });
  return marked !== undefined;
}
