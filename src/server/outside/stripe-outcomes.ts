import type StripeSdk from 'stripe';
import { loadStripe } from './stripe-sdk.ts';

export type IntentStatus = StripeSdk.PaymentIntent.Status;

/** A PaymentIntent as the product reads it. Amounts in the currency's minor unit. */
export interface StripeIntent {
  kind: 'intent';
  id: string;
  /** Stripe always sends it to the secret key; its type allows null. Never logged. */
  clientSecret: string | null;
  status: IntentStatus;
  amountCents: number;
  amountReceivedCents: number;
  /** Lower case: `usd`. */
  currency: string;
  /** From the metadata; undefined on an intent that is not ours. */
  attemptId: string | undefined;
  livemode: boolean;
  /** Why the last card did not pay. */
  lastError?: { code: string; declineCode?: string; message: string };
  /** The charge that paid; only on a succeeded intent. */
  chargeId?: string;
  balanceTransactionId?: string;
  /** Stripe's fee, in USD; arrives a little after the success. */
  feeCents?: number;
}

/** Why there is no answer of the asked-for kind. */
export type StripeFailure =
  /**
   * Definitely refused. `alert`: our own mistake (key, permission, parameters), not the card's. `keys`: Stripe refuses
   * our key (401, 403).
   */
  | { kind: 'refused'; code: string; message: string; alert: boolean; keys: boolean }
  /** Stripe does not know the object. */
  | { kind: 'missing' }
  /** It is not known whether it was done: no connection, 5xx, no JSON, or the same key is still being answered. */
  | { kind: 'ambiguous'; detail: string }
  | { kind: 'rate_limited' };

export type IntentOutcome = StripeIntent | StripeFailure;

/** @param intent retrieved with latest_charge.balance_transaction expanded; without, the fee is left out */
export function readIntent(intent: StripeSdk.PaymentIntent): StripeIntent {
  return {
    kind: 'intent',
    id: intent.id,
    clientSecret: intent.client_secret,
    status: intent.status,
    amountCents: intent.amount,
    amountReceivedCents: intent.amount_received,
    currency: intent.currency,
    attemptId: intent.metadata.attempt_id,
    livemode: intent.livemode,
    ...readLastError(intent.last_payment_error),
    ...(intent.status === 'succeeded' ? readCharge(intent.latest_charge) : {}),
  };
}

function readLastError(error: StripeSdk.PaymentIntent.LastPaymentError | null): Pick<StripeIntent, 'lastError'> {
  if (!error) return {};
  const declineCode = error.decline_code ? { declineCode: error.decline_code } : {};
  return { lastError: { code: error.code ?? error.type, ...declineCode, message: error.message ?? '' } };
}

type ChargeFacts = Pick<StripeIntent, 'chargeId' | 'balanceTransactionId' | 'feeCents'>;

function readCharge(charge: StripeSdk.PaymentIntent['latest_charge'] | undefined): ChargeFacts {
  if (!charge) return {};
  if (typeof charge === 'string') return { chargeId: charge };
  const money = charge.balance_transaction;
  if (money === null) return { chargeId: charge.id };
  if (typeof money === 'string') return { chargeId: charge.id, balanceTransactionId: money };
  const known = { chargeId: charge.id, balanceTransactionId: money.id };
  // If the account settles in another currency its fees are in that one, and must not be booked as dollars.
  return money.currency === 'usd' ? { ...known, feeCents: money.fee } : known;
}

/**
 * The outcome of a call of the SDK: its answer as `read` reads it, or why there is none. The SDK accepts any JSON without
 * `error` as the answer, whatever the status. A proxy in front of Stripe may send such JSON; then it is not known whether
 * Stripe saw the call.
 */
export async function outcomeOf<Answer, Read>(
  request: Promise<Answer>,
  read: (answer: Answer) => Read,
): Promise<Read | StripeFailure> {
  try {
    const answer = await request;
    return isOfStripe(answer) ? read(answer) : { kind: 'ambiguous', detail: 'no object of Stripe' };
  } catch (error) {
    return readFailure(error, await loadStripe());
  }
}

/** Every object and list of Stripe's says in `object` what it is. */
const isOfStripe = (answer: unknown) => typeof (answer as { object?: unknown } | null)?.object === 'string';

/** What an object points to, expanded or not. */
export const idOf = (pointer: string | { id: string } | null | undefined): string | undefined =>
  typeof pointer === 'string' ? pointer : pointer?.id;

/**
 * What an error of the SDK means.
 * @throws the error itself if it comes neither from Stripe nor from the connection to it
 */
function readFailure(error: unknown, { errors }: typeof StripeSdk): StripeFailure {
  if (!(error instanceof errors.StripeError)) throw error;
  if (error instanceof errors.StripeRateLimitError) return { kind: 'rate_limited' };
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeAPIError) {
    return {
      kind: 'ambiguous',
      detail: [error.type, error.statusCode, error.code, error.message].filter(Boolean).join(' '),
    };
  }
  if (error.statusCode === 404 && error.code === 'resource_missing') return { kind: 'missing' };
  const alert = !(error instanceof errors.StripeCardError);
  const keys = error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError;
  return { kind: 'refused', code: error.code ?? error.type, message: error.message, alert, keys };
}
