import type StripeSdk from 'stripe';
import type { Clock } from '#shared/dates.ts';
import { loadStripe } from './stripe-sdk.ts';

/** Which object an event is about. Its present state is not read from the event, but retrieved from Stripe. */
export interface StripeEvent {
  id: string;
  type: string;
  livemode: boolean;
  /** Id of the object the event is about: an intent, a charge, a refund, a dispute … */
  objectId: string;
  /** The intent the event is about, directly or through the object's charge. */
  intentId: string | undefined;
  createdAt: Date;
}

export type WebhookOutcome =
  | ({ kind: 'event' } & StripeEvent)
  | { kind: 'bad_signature' }
  /** The signature is right, but the body is no event of Stripe's. */
  | { kind: 'no_event' };

/** By how much a webhook's time stamp may differ from our clock, in either direction. */
const TOLERANCE_SECONDS = 300;

/**
 * Checks a webhook by `Stripe-Signature` and the product's clock. The SDK alone would read the computer's clock, and accept
 * a time stamp from the future.
 * @param raw the body's bytes as they came
 */
export async function readWebhook(
  raw: Buffer,
  header: string | string[] | undefined,
  { secret, clock }: { secret: string; clock: Clock },
): Promise<WebhookOutcome> {
  if (typeof header !== 'string' || !hasWholeSignatures(header)) return { kind: 'bad_signature' };
  const { webhooks, errors } = await loadStripe();
  const nowMs = clock.now().getTime();
  try {
    const event = webhooks.constructEvent(raw, header, secret, TOLERANCE_SECONDS, undefined, nowMs);
    if (!(signedSeconds(header) <= Math.floor(nowMs / 1000) + TOLERANCE_SECONDS)) return { kind: 'bad_signature' };
    return isEvent(event) ? { kind: 'event', ...readEvent(event) } : { kind: 'no_event' };
  } catch (error) {
    if (error instanceof errors.StripeSignatureVerificationError) return { kind: 'bad_signature' };
    if (error instanceof SyntaxError) return { kind: 'no_event' }; // the SDK parses the body after its signature
    throw error;
  }
}

/** Whether it has all that we read of an event. The SDK's type says so, but the SDK does not check it. */
function isEvent(event: unknown): boolean {
  const { id, type, livemode, created, data } = (event ?? {}) as Record<string, unknown>;
  const { object } = (data ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    id !== '' &&
    typeof type === 'string' &&
    typeof livemode === 'boolean' &&
    Number.isSafeInteger(created) &&
    typeof object === 'object' &&
    object !== null
  );
}

/** The event without what it says of the object. */
export function readEvent(event: StripeSdk.Event): StripeEvent {
  const object = event.data.object as { id?: unknown; object?: unknown; payment_intent?: unknown };
  const objectId = textOf(object.id) ?? '';
  return {
    id: event.id,
    type: event.type,
    livemode: event.livemode,
    objectId,
    // Refunds, charges, disputes and early warnings of fraud name their intent.
    intentId: object.object === 'payment_intent' ? objectId : textOf(object.payment_intent),
    createdAt: new Date(event.created * 1000),
  };
}

/** Whether no signature is empty. For an empty one the SDK throws an error that looks like a mistake in our code. */
function hasWholeSignatures(header: string): boolean {
  const parts = header.split(',').map((part) => part.split('='));
  return parts.every(([scheme, signature]) => scheme !== 'v1' || signature);
}

/** The last `t=`, which is the one that the SDK reads; NaN, which fails every comparison, when it is no number. */
function signedSeconds(header: string): number {
  const stamps = header.split(',').filter((part) => part.startsWith('t='));
  return Number.parseInt(stamps.at(-1)?.slice(2) ?? '', 10);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
