import StripeSdk from 'stripe';
import type { Clock } from '#shared/dates.ts';

/** An event says which object changed; its present state is asked for, never read from here. */
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
  /** Signed by Stripe's secret, and yet nothing that Stripe sends. */
  | { kind: 'no_event' };

/** How far a webhook's time stamp may lie from ours, to either side. */
const TOLERANCE_SECONDS = 300;

/**
 * Checks a webhook by `Stripe-Signature` and the product's clock. The SDK refuses old time stamps only, and would read
 * the computer's clock.
 * @param raw the body's bytes as they came
 */
export function readWebhook(
  raw: Buffer,
  header: string | string[] | undefined,
  { secret, clock }: { secret: string; clock: Clock },
): WebhookOutcome {
  if (typeof header !== 'string' || !hasWholeSignatures(header)) return { kind: 'bad_signature' };
  const nowMs = clock.now().getTime();
  try {
    const event = StripeSdk.webhooks.constructEvent(raw, header, secret, TOLERANCE_SECONDS, undefined, nowMs);
    if (!(signedSeconds(header) <= Math.floor(nowMs / 1000) + TOLERANCE_SECONDS)) return { kind: 'bad_signature' };
    return isEvent(event) ? { kind: 'event', ...readEvent(event) } : { kind: 'no_event' };
  } catch (error) {
    if (error instanceof StripeSdk.errors.StripeSignatureVerificationError) return { kind: 'bad_signature' };
    if (error instanceof SyntaxError) return { kind: 'no_event' }; // the SDK parses the body after its signature
    throw error;
  }
}

/** Whether it has all that we read of an event: the SDK's type is a promise of Stripe's, which nobody has checked. */
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
    // Refunds, charges, disputes and early warnings of fraud all name theirs.
    intentId: object.object === 'payment_intent' ? objectId : textOf(object.payment_intent),
    createdAt: new Date(event.created * 1000),
  };
}

/** Where one is empty the SDK throws an error that is of no kind of its own. */
function hasWholeSignatures(header: string): boolean {
  const parts = header.split(',').map((part) => part.split('='));
  return parts.every(([scheme, signature]) => scheme !== 'v1' || signature);
}

/** The last `t=`, as the SDK reads it; NaN, which no comparison lets through, when it is no number. */
function signedSeconds(header: string): number {
  const stamps = header.split(',').filter((part) => part.startsWith('t='));
  return Number.parseInt(stamps.at(-1)?.slice(2) ?? '', 10);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
