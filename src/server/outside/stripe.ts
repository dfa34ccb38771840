import type StripeSdk from 'stripe';
import type { Clock } from '#shared/dates.ts';
import { type DisputeCalls, disputeCalls } from './stripe-disputes.ts';
import { type IntentCalls, type IntentOptions, intentCalls } from './stripe-intents.ts';
import { type ListCalls, listCalls } from './stripe-lists.ts';
import { type RefundCalls, refundCalls } from './stripe-refunds.ts';
import { type AskStripe, loadStripe } from './stripe-sdk.ts';
import { readWebhook, type WebhookOutcome } from './stripe-webhook.ts';

/** The key that makes the payment page show our own card form in place of Stripe's script. */
export const SANDBOX_PUBLISHABLE_KEY = 'pk_test_twende_sim';

export interface StripeOptions extends IntentOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** STRIPE_API_BASE, such as http://127.0.0.1:4242; Stripe itself when left out. */
  apiBase?: string | undefined;
  clock: Clock;
}

export interface Stripe extends IntentCalls, RefundCalls, DisputeCalls, ListCalls {
  publishableKey: string;
  /** True where our simulator answers instead of Stripe. */
  sandbox: boolean;
  /** @param raw the body's bytes as they came  @param signatureHeader `Stripe-Signature` */
  readWebhook(raw: Buffer, signatureHeader: string | string[] | undefined): Promise<WebhookOutcome>;
}

const TIMEOUT_MS = 20_000;
const NETWORK_RETRIES = 2;

/** Card payments through Stripe's SDK. Whatever Stripe answers is returned as a value; only a fault of ours throws. */
export function createStripe(options: StripeOptions): Stripe {
  const { publishableKey, webhookSecret, clock } = options;
  let made: Promise<StripeSdk> | undefined;
  const ask: AskStripe = async (request) => {
    made ??= makeSdk(options);
    return request(await made);
  };
  return {
    publishableKey,
    sandbox: publishableKey === SANDBOX_PUBLISHABLE_KEY,
    ...intentCalls(ask, options),
    ...refundCalls(ask),
    ...disputeCalls(ask),
    ...listCalls(ask),
    readWebhook: (raw, header) => readWebhook(raw, header, { secret: webhookSecret, clock }),
  };
}

async function makeSdk({ secretKey, apiBase }: StripeOptions): Promise<StripeSdk> {
  const Sdk = await loadStripe();
  return new Sdk(secretKey, {
    ...baseParts(apiBase),
    maxNetworkRetries: NETWORK_RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
}

function baseParts(apiBase: string | undefined): StripeSdk.StripeConfig {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const secure = protocol === 'https:';
  return { host: hostname, port: port || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' };
}
