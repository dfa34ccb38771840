import { setTimeout as waitMs } from 'node:timers/promises';
import StripeSdk from 'stripe';
import type { Clock } from '#shared/dates.ts';
import {
  type IntentOutcome,
  type IntentStatus,
  readFailure,
  readIntent,
  type StripeFailure,
} from './stripe-outcomes.ts';
import { readWebhook, type WebhookOutcome } from './stripe-webhook.ts';

/** The key that makes the payment page show our own card form in place of Stripe's script. */
export const SANDBOX_PUBLISHABLE_KEY = 'pk_test_twende_sim';

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** STRIPE_API_BASE, such as http://127.0.0.1:4242; Stripe itself when left out. */
  apiBase?: string | undefined;
  clock: Clock;
  log: { warn(details: object, text: string): void };
  /** Waits between repeated tries to create an intent; tests hand in their own. */
  wait?: (ms: number) => Promise<unknown>;
}

export interface NewIntent {
  /** USD cents, 50 … 99,999,999. */
  amountCents: number;
  description: string;
  metadata: { booking_id: string; booking_ref: string; attempt_id: string };
  idempotencyKey: string;
}

export type CancelReason = 'abandoned' | 'duplicate' | 'requested_by_customer';
export type CancelOutcome = { kind: 'canceled' } | { kind: 'not_cancelable'; status: IntentStatus } | StripeFailure;

export interface Stripe {
  publishableKey: string;
  /** Our simulator answers, not Stripe. */
  sandbox: boolean;
  /**
   * Creates an intent, or answers the one that this key created before. While it is unknown whether it was done the
   * call is repeated with the same key after 1, 4 and 16 s; after that the caller's job goes on.
   */
  createIntent(wish: NewIntent): Promise<IntentOutcome>;
  /** The intent as it is now, with charge and fee. */
  retrieveIntent(id: string): Promise<IntentOutcome>;
  /** Makes sure that an intent can no longer be paid, or says in which state it is instead. */
  cancelIntent(id: string, reason: CancelReason, idempotencyKey: string): Promise<CancelOutcome>;
  /** @param raw the body's bytes as they came  @param signatureHeader `Stripe-Signature` */
  readWebhook(raw: Buffer, signatureHeader: string | string[] | undefined): WebhookOutcome;
}

const TIMEOUT_MS = 20_000;
const NETWORK_RETRIES = 2;
const REPEAT_AFTER_MS = [1_000, 4_000, 16_000];
/** No repeat begins later than this, so that slow time-outs do not add up: three of them fill it. */
const CREATE_BUDGET_MS = 60_000;

/** Card payments through Stripe's own SDK. Whatever Stripe answers is a value; only a fault in this program throws. */
export function createStripe(options: StripeOptions): Stripe {
  const { publishableKey, webhookSecret, clock, log, wait = waitMs } = options;
  const sdk = new StripeSdk(options.secretKey, {
    ...baseParts(options.apiBase),
    maxNetworkRetries: NETWORK_RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });

  function create({ amountCents, description, metadata, idempotencyKey }: NewIntent): Promise<IntentOutcome> {
    const automatic = { enabled: true, allow_redirects: 'never' };
    return outcomeOf(
      sdk.paymentIntents.create(
        { amount: amountCents, currency: 'usd', automatic_payment_methods: automatic, description, metadata },
        { idempotencyKey },
      ),
    );
  }

  async function createIntent(wish: NewIntent): Promise<IntentOutcome> {
    const startedMs = performance.now(); // how long we have been at it, whatever the product's clock says
    let outcome = await create(wish);
    for (const ms of REPEAT_AFTER_MS) {
      const open = outcome.kind === 'ambiguous' || outcome.kind === 'rate_limited';
      if (!open || performance.now() - startedMs + ms > CREATE_BUDGET_MS) break;
      log.warn({ outcome, attemptId: wish.metadata.attempt_id, repeatAfterMs: ms }, 'creating a payment is repeated');
      await wait(ms);
      outcome = await create(wish);
    }
    return outcome;
  }

  function retrieveIntent(id: string): Promise<IntentOutcome> {
    return outcomeOf(sdk.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] }));
  }

  async function cancelIntent(id: string, reason: CancelReason, idempotencyKey: string): Promise<CancelOutcome> {
    const outcome = await outcomeOf(sdk.paymentIntents.cancel(id, { cancellation_reason: reason }, { idempotencyKey }));
    const stateForbids = outcome.kind === 'refused' && outcome.code === 'payment_intent_unexpected_state';
    // Asked anew: a refusal is replayed under its key, with the state of the first time.
    const present = stateForbids ? await retrieveIntent(id) : outcome;
    if (present.kind !== 'intent') return present;
    return present.status === 'canceled' ? { kind: 'canceled' } : { kind: 'not_cancelable', status: present.status };
  }

  return {
    publishableKey,
    sandbox: publishableKey === SANDBOX_PUBLISHABLE_KEY,
    createIntent,
    retrieveIntent,
    cancelIntent,
    readWebhook: (raw, header) => readWebhook(raw, header, { secret: webhookSecret, clock }),
  };
}

async function outcomeOf(request: Promise<StripeSdk.PaymentIntent>): Promise<IntentOutcome> {
  try {
    return readIntent(await request);
  } catch (error) {
    return readFailure(error);
  }
}

function baseParts(apiBase: string | undefined): StripeSdk.StripeConfig {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const secure = protocol === 'https:';
  return { host: hostname, port: port || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' };
}
